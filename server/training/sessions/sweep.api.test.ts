import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions } from '../../db/tables/sessions.ts';
import { transact } from '../../db/transaction-guard.ts';
import { aCouple } from '../../testing/factories.ts';
import { testApp } from '../../testing/test-app.ts';
import { train } from '../../testing/training.ts';
import { sweepOpenSessions } from './queries.ts';

const world = testApp();

test('a workout that was never completed is swept, and a completed one never', async () => {
  const { robin } = await aCouple(world);
  const done = (await train(world, robin)).body as { id: string };
  await robin.post('/api/sessions', { workoutId: 101, partnerId: null });
  const { db, now } = world.deps;
  world.pass(60_000);
  await sweepOpenSessions(db, now());
  expect(await db.select({ id: sessions.id }).from(sessions)).toEqual([{ id: done.id }]);
  expect(await db.$count(sessions, eq(sessions.id, done.id))).toBe(1);
});

test('the sweep finds what is open by an index, however many workouts were completed', async () => {
  const { db, now } = world.deps;
  const query = sweepOpenSessions(db, now()).getSQL();
  const plan = await transact(db, async (tx) => {
    // Forbid sequential scans, because PostgreSQL always scans a small table: the test is about a
    // large one.
    await tx.execute(sql`SET LOCAL enable_seqscan = off`);
    return tx.execute(sql`EXPLAIN ${query}`);
  });
  expect(JSON.stringify(plan)).toContain('sessions_open');
});
