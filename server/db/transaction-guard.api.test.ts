import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readerOf } from '../auth/queries.ts';
import type { Identities } from '../security/identities.ts';
import { newToken } from '../security/tokens.ts';
import { emptyTables, testDatabase } from '../testing/test-database.ts';
import type { Database, Db } from './database.ts';
import { couples } from './tables/couples.ts';
import { transact } from './transaction-guard.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(() => emptyTables(database));

const aCouple = () => ({ createdAt: new Date() });

test('a transaction is kept whole', async () => {
  const { db } = database;
  const seen = await transact(db, async (tx) => {
    const [couple] = await tx.insert(couples).values(aCouple()).returning();
    return tx
      .select()
      .from(couples)
      .where(eq(couples.id, couple?.id ?? ''));
  });
  expect(seen).toHaveLength(1);
  expect(await db.$count(couples)).toBe(1);
});

test('a transaction that fails leaves nothing', async () => {
  const { db } = database;
  const failing = transact(db, async (tx) => {
    await tx.insert(couples).values(aCouple());
    throw new Error('a change of mind');
  });
  await expect(failing).rejects.toThrow('a change of mind');
  expect(await db.$count(couples)).toBe(0);
});

const misuses: [string, (db: Db) => Promise<unknown>][] = [
  ['a query', async (db) => await db.select().from(couples)],
  ['a statement', async (db) => await db.insert(couples).values(aCouple())],
  [
    'a prepared query',
    (db) =>
      readerOf({ db, identities: {} as Identities }, newToken(randomUUID()).token, new Date()),
  ],
  ['a transaction', (db) => transact(db, async () => undefined)],
];
test.each(misuses)(
  '%s outside the transaction it belongs to is refused at once, not awaited for ever',
  async (_what, misuse) => {
    const { db } = database;
    const work = transact(db, async (tx) => {
      await tx.insert(couples).values(aCouple());
      await misuse(db);
    });
    const refusal = await work.catch((error: Error) => [error.message, String(error.cause)].join());
    expect(refusal).toContain('The database was used inside a transaction');
    expect(await db.$count(couples)).toBe(0);
  },
);

test('what starts beside a transaction is not part of it', async () => {
  const { db } = database;
  const [inside, beside] = await Promise.all([
    transact(db, (tx) => tx.insert(couples).values(aCouple()).returning()),
    db.insert(couples).values(aCouple()).returning(),
  ]);
  expect([inside, beside].flat()).toHaveLength(2);
});
