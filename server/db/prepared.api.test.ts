import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import type { Queryable } from './database.ts';
import { prepared } from './prepared.ts';
import { couples } from './tables/couples.ts';
import { transact } from './transaction-guard.ts';

const world = testApp();

const tenBy = prepared((db) =>
  db
    .select({ quotient: sql<number>`10 / ${sql.placeholder('by')}::int` })
    .from(sql`(VALUES (1)) one`)
    .prepare('ten_by'),
);
const keepCouple = prepared((db) =>
  db
    .insert(couples)
    .values({ createdAt: sql.placeholder('createdAt') })
    .returning({ createdAt: couples.createdAt, premiumUntil: couples.premiumUntil })
    .prepare('keep_couple_for_test'),
);

async function tenthOf(db: Queryable, by: unknown) {
  const rows = await tenBy(db).execute({ by });
  return rows.map(({ quotient }) => quotient);
}

test('a query that was prepared answers again and again', async () => {
  const { db } = world.deps;
  for (const by of [1, 2, 5]) expect(await tenthOf(db, by)).toEqual([10 / by]);
  const many = Array.from({ length: 30 }, (_, index) => tenthOf(db, 1 + (index % 2)));
  expect(new Set((await Promise.all(many)).flat())).toEqual(new Set([10, 5]));
});

test('moments and what is missing come back as they went', async () => {
  const createdAt = new Date('2026-02-28T23:59:59.999Z');
  const [row] = await keepCouple(world.deps.db).execute({ createdAt });
  expect(row).toEqual({ createdAt, premiumUntil: null });
});

test.each([
  [0, /division by zero/],
  ['ten', /invalid input syntax/],
])('what fails with %j tells why, and the next one is answered', async (by, why) => {
  const { db } = world.deps;
  for (let round = 0; round < 12; round++) {
    const failure = await tenthOf(db, by).catch((error: Error) => error);
    const { message, cause } = failure as Error & { cause?: Error };
    expect(cause?.message ?? message).toMatch(why);
    expect(await tenthOf(db, 5)).toEqual([2]);
  }
});

test('what was forgotten is not taken for nothing', async () => {
  await expect(keepCouple(world.deps.db).execute({})).rejects.toThrow();
});

test('what is written in a transaction that fails is not kept', async () => {
  const { db } = world.deps;
  const kept = () => db.$count(couples);
  const before = await kept();
  const failing = transact(db, async (tx) => {
    await keepCouple(tx).execute({ createdAt: new Date() });
    await tenthOf(tx, 0);
  });
  await expect(failing).rejects.toThrow();
  expect(await kept()).toBe(before);
  await transact(db, (tx) => keepCouple(tx).execute({ createdAt: new Date() }));
  expect(await kept()).toBe(before + 1);
});
