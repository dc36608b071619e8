import type { KeyObject } from 'node:crypto';
import { emailKey } from '../../contract/auth.ts';
import type { Queryable } from '../db/database.ts';
import { coupleKeys as coupleKeyRows } from '../db/tables/couples.ts';
import { type CoupleKeys, type MasterKey, newCoupleKey } from './couple-keys.ts';
import { derivedKey, pseudonym, seal, unseal } from './sealing.ts';
import { shortMemory } from './short-memory.ts';

/** Who a member is: what a stranger with a copy of the database must not learn. */
export type Identity = {
  firstName: string;
  lastName: string | null;
  email: string;
  phone: string;
};

/** Where an identity stands. It is authenticated: in another row it does not open. */
export type Seat = { coupleId: string; id: string };

/** Every request of a signed-in member opens their identity: some 8 µs, a tenth of what it costs. */
const REMEMBERED = { size: 5_000, maxAgeMs: 10 * 60_000 };

/** No text of ours contains it, so that one seal can hold all four. */
const SEPARATOR = '\0';

function context({ coupleId, id }: Seat): string {
  return `member ${coupleId} ${id}`;
}

export function sealIdentity(key: KeyObject, seat: Seat, identity: Identity): string {
  const { firstName, lastName, email, phone } = identity;
  return seal(key, context(seat), [firstName, lastName ?? '', email, phone].join(SEPARATOR));
}

export function openIdentity(key: KeyObject, seat: Seat, sealed: string): Identity {
  const [firstName = '', lastName = '', email = '', phone = ''] = unseal(
    key,
    context(seat),
    sealed,
  ).split(SEPARATOR);
  return { firstName, lastName: lastName || null, email, phone };
}

/** Addresses are compared by this, and cannot be guessed from it without the secret. */
export function emailHasher(appSecret: string): (email: string) => string {
  const key = derivedKey(appSecret, 'addresses');
  return (email) => pseudonym(key, emailKey(email));
}

export type Identities = {
  emailHash(email: string): string;
  /** The key of a couple that this transaction makes. */
  newKey(tx: Queryable, coupleId: string): Promise<KeyObject>;
  of(row: Seat & { sealed: string }, tx?: Queryable): Promise<Identity>;
  /** For a member who may be gone, and their couple with them. */
  forget(memberId: string): void;
};

type Needs = { appSecret: string; master: MasterKey; coupleKeys: CoupleKeys };

export function identitiesIn({ appSecret, master, coupleKeys }: Needs): Identities {
  const opened = shortMemory<{ coupleId: string; sealed: string; identity: Identity }>(REMEMBERED);
  return {
    emailHash: emailHasher(appSecret),
    async newKey(tx, coupleId) {
      const { row, key } = newCoupleKey(master, coupleId);
      await tx.insert(coupleKeyRows).values(row);
      return key;
    },
    async of(row, tx) {
      const { id, coupleId, sealed } = row;
      const known = opened.get(id);
      // The very text that was opened for this very seat, or it has to be opened again.
      if (known?.sealed === sealed && known.coupleId === coupleId) return known.identity;
      const identity = openIdentity(await coupleKeys(coupleId, tx), row, sealed);
      opened.keep(id, { coupleId, sealed, identity });
      return identity;
    },
    forget(memberId) {
      const known = opened.get(memberId);
      if (known) coupleKeys.forget(known.coupleId);
      opened.forget(memberId);
    },
  };
}
