import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { coupleKeys } from '../db/tables/couples.ts';
import { derivedKey, seal, unsealBytes } from './sealing.ts';
import { shortMemory } from './short-memory.ts';

const KEY_BYTES = 32;
const KEY_ID_BYTES = 8;
/** Some hundred bytes each: what a busy hour needs, never much memory, and none for long. */
const REMEMBERED = { size: 10_000, maxAgeMs: 10 * 60_000 };

/** What the keys of couples are sealed by. Its id tells which secret it came from, and no more. */
export type MasterKey = { id: string; key: Buffer };

export function masterKey(appSecret: string): MasterKey {
  const id = hkdfSync('sha256', appSecret, '', 'sexercise key id', KEY_ID_BYTES);
  return { id: Buffer.from(id).toString('hex'), key: derivedKey(appSecret, 'couple keys') };
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

/** The row of a new key; a couple's is made with the couple, in the same transaction. */
export function newCoupleKey(master: MasterKey, coupleId: string) {
  const key = randomBytes(KEY_BYTES);
  const row = { coupleId, keyId: master.id, sealedKey: sealCoupleKey(master, coupleId, key) };
  return { row, key: createSecretKey(key) };
}

/** The key that a couple's words are sealed with. Inside a transaction, `tx` is who asks for it. */
export type CoupleKeys = {
  (coupleId: string, tx?: Queryable): Promise<KeyObject>;
  /** For a couple that may be gone. */
  forget(coupleId: string): void;
};

function keyQuery(db: Queryable, coupleId: string | ReturnType<typeof sql.placeholder>) {
  return db
    .select({ sealedKey: coupleKeys.sealedKey })
    .from(coupleKeys)
    .where(eq(coupleKeys.coupleId, coupleId));
}

const keyOfCouple = prepared((db) =>
  keyQuery(db, sql.placeholder('coupleId')).prepare('key_of_couple'),
);

export function coupleKeysIn(db: Db, master: MasterKey): CoupleKeys {
  const kept = shortMemory<KeyObject>(REMEMBERED);
  async function keyOf(coupleId: string, tx?: Queryable): Promise<KeyObject> {
    const known = kept.get(coupleId);
    if (known) return known;
    const [row] = tx ? await keyQuery(tx, coupleId) : await keyOfCouple(db).execute({ coupleId });
    if (!row) throw new Error('A couple has no key.');
    const key = createSecretKey(openCoupleKey(master, coupleId, row.sealedKey));
    kept.keep(coupleId, key);
    return key;
  }
  return Object.assign(keyOf, { forget: kept.forget });
}

/** Whether any couple's key is sealed by another secret: then this one must not be used. */
export async function hasForeignKeys(db: Queryable, { id }: MasterKey): Promise<boolean> {
  const [row] = await db
    .select({
      first: sql<string | null>`min(${coupleKeys.keyId})`,
      last: sql<string | null>`max(${coupleKeys.keyId})`,
    })
    .from(coupleKeys);
  return [row?.first, row?.last].some((keyId) => keyId !== null && keyId !== id);
}
