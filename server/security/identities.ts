import type { KeyObject } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { emailKey } from '../../contract/auth/auth.ts';
import type { Queryable } from '../db/database.ts';
import type { MemberKey } from '../db/member.ts';
import { coupleKeys as coupleKeyRows } from '../db/tables/couples.ts';
import { type CoupleKeys, type MasterKey, newCoupleKey } from './couple-keys.ts';
import { derivedKey, pseudonym, seal, unseal } from './sealing.ts';

/** A member's personal facts, which a stranger with a copy of the database must not learn. */
export type Identity = { firstName: string; lastName: string | null; email: string; phone: string };

/** Every signed-in request needs an identity, and opening one is a tenth of the request's cost. */
const CACHE = { max: 5_000, ttl: 10 * 60_000, ttlAutopurge: true };

/** Appears in none of our texts, so that one seal can hold all four. */
const SEPARATOR = '\0';

function context({ coupleId, id }: MemberKey): string {
  return `member ${coupleId} ${id}`;
}

export function sealIdentity(key: KeyObject, member: MemberKey, identity: Identity): string {
  const { firstName, lastName, email, phone } = identity;
  return seal(key, context(member), [firstName, lastName ?? '', email, phone].join(SEPARATOR));
}

export function openIdentity(key: KeyObject, member: MemberKey, sealed: string): Identity {
  const parts = unseal(key, context(member), sealed).split(SEPARATOR);
  const [firstName = '', lastName = '', email = '', phone = ''] = parts;
  return { firstName, lastName: lastName || null, email, phone };
}

/** Hashes addresses for comparison. Nobody can guess an address from a hash without the secret. */
export function emailHasher(appSecret: string): (email: string) => string {
  const key = derivedKey(appSecret, 'addresses');
  return (email) => pseudonym(key, emailKey(email));
}

export type Identities = ReturnType<typeof identitiesIn>;

type Needs = {
  appSecret: string;
  /**
   * The other secret while the secret is being changed: addresses may still be hashed with that
   * one.
   */
  otherSecret?: string | undefined;
  master: MasterKey;
  coupleKeys: CoupleKeys;
};

export function identitiesIn({ appSecret, otherSecret, master, coupleKeys }: Needs) {
  type Opened = { coupleId: string; sealed: string; identity: Identity };
  const cache = new LRUCache<string, Opened>(CACHE);
  const emailHash = emailHasher(appSecret);
  const otherHash = otherSecret && emailHasher(otherSecret);
  const otherHashes = (email: string) => (otherHash ? [otherHash(email)] : []);
  return {
    emailHash,
    /** Lists every hash that an address may be stored under. */
    emailHashes: (email: string) => [emailHash(email), ...otherHashes(email)],
    /** Makes the key of a couple that this transaction makes. */
    async newKey(tx: Queryable, coupleId: string): Promise<KeyObject> {
      const { row, key } = newCoupleKey(master, coupleId);
      await tx.insert(coupleKeyRows).values(row);
      return key;
    },
    async open(row: MemberKey & { sealed: string }, tx?: Queryable): Promise<Identity> {
      const { id, coupleId, sealed } = row;
      const known = cache.get(id);
      // Use the cached identity only for the same text and the same couple.
      if (known?.sealed === sealed && known.coupleId === coupleId) return known.identity;
      const identity = openIdentity(await coupleKeys(coupleId, tx), row, sealed);
      cache.set(id, { coupleId, sealed, identity });
      return identity;
    },
    /** Forgets a member who may be gone, and their couple's key. */
    forget(memberId: string): void {
      const known = cache.get(memberId);
      if (known) coupleKeys.forget(known.coupleId);
      cache.delete(memberId);
    },
  };
}
