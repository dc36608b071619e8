import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, lt, or } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db, Queryable } from '../db/database.ts';
import { coupleKeys } from '../db/tables/couples.ts';
import { derivedKey, seal, unsealBytes } from './sealing.ts';

const KEY_BYTES = 32;
const KEY_ID_BYTES = 8;
/**
 * Some hundred bytes per key. Opened keys leave the memory in time, even if nobody needs them
 * again.
 */
const CACHE = { max: 10_000, ttl: 10 * 60_000, ttlAutopurge: true };

/** The key that seals the keys of couples. Its id tells only which secret the key came from. */
export type MasterKey = {
  id: string;
  key: Buffer;
  /** The other secret's key while the secret is being changed: opens keys sealed by that one. */
  other?: MasterKey;
};

export function masterKey(appSecret: string, otherSecret?: string): MasterKey {
  const id = hkdfSync('sha256', appSecret, '', 'sexercise key id', KEY_ID_BYTES);
  return {
    id: Buffer.from(id).toString('hex'),
    key: derivedKey(appSecret, 'couple keys'),
    ...(otherSecret && { other: masterKey(otherSecret) }),
  };
}

function context(coupleId: string, keyId: string): string {
  return `couple key ${coupleId} ${keyId}`;
}

export function sealCoupleKey(master: MasterKey, coupleId: string, key: Buffer): string {
  return seal(master.key, context(coupleId, master.id), key);
}

/** Throws when the key belongs to another couple or was sealed by another secret. */
export function openCoupleKey(master: MasterKey, coupleId: string, sealedKey: string): Buffer {
  return unsealBytes(master.key, context(coupleId, master.id), sealedKey);
}

/** Makes the row of a new key. Insert it in the transaction that makes the couple. */
export function newCoupleKey(master: MasterKey, coupleId: string) {
  const key = randomBytes(KEY_BYTES);
  const row = { coupleId, keyId: master.id, sealedKey: sealCoupleKey(master, coupleId, key) };
  return { row, key: createSecretKey(key) };
}

/** Returns the key that seals a couple's texts. Inside a transaction, pass its `tx`. */
export type CoupleKeys = {
  (coupleId: string, tx?: Queryable): Promise<KeyObject>;
  /** Reads several keys in one query, ahead of their use. */
  load(coupleIds: readonly string[]): Promise<void>;
  /** Forgets the key of a couple that may be gone. */
  forget(coupleId: string): void;
};

export function coupleKeysIn(db: Db, master: MasterKey): CoupleKeys {
  const cache = new LRUCache<string, KeyObject>(CACHE);
  async function keyOf(coupleId: string, tx: Queryable = db): Promise<KeyObject> {
    const known = cache.get(coupleId);
    if (known) return known;
    const [row] = await tx.select().from(coupleKeys).where(eq(coupleKeys.coupleId, coupleId));
    if (!row) throw new Error('A couple has no key.');
    return opened(row);
  }
  function opened({ coupleId, keyId, sealedKey }: typeof coupleKeys.$inferSelect): KeyObject {
    const sealedBy = keyId === master.other?.id ? master.other : master;
    const key = createSecretKey(openCoupleKey(sealedBy, coupleId, sealedKey));
    cache.set(coupleId, key);
    return key;
  }
  async function load(coupleIds: readonly string[]): Promise<void> {
    const unknown = [...new Set(coupleIds)].filter((id) => !cache.has(id));
    if (unknown.length === 0) return;
    const rows = await db.select().from(coupleKeys).where(inArray(coupleKeys.coupleId, unknown));
    for (const row of rows) opened(row);
  }
  const forget = (coupleId: string) => void cache.delete(coupleId);
  return Object.assign(keyOf, { load, forget });
}

/** True if any couple's key is sealed by an unknown secret: then ours must not be used. */
export async function hasForeignKeys(db: Queryable, { id, other }: MasterKey): Promise<boolean> {
  const { keyId } = coupleKeys;
  const [first = id, last = first] = [id, ...(other ? [other.id] : [])].toSorted();
  // Search three ranges of the index, rather than every row.
  const isForeign = or(lt(keyId, first), and(gt(keyId, first), lt(keyId, last)), gt(keyId, last));
  const [row] = await db.select({ keyId }).from(coupleKeys).where(isForeign).limit(1);
  return row !== undefined;
}
