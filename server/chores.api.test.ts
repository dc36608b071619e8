import { expect, test } from 'vitest';
import { startChores, sweep } from './chores.ts';
import { journalLeaves } from './db/tables/journal.ts';
import { sessions } from './db/tables/sessions.ts';
import { aCouple } from './testing/factories.ts';
import { sealOneByOne } from './testing/sealed-one-by-one.ts';
import { testApp } from './testing/test-app.ts';

const world = testApp();
const MONTH_MS = 31 * 86_400_000;

test('what fails in a sweep is told, and keeps nothing else from being swept', async () => {
  const { robin } = await aCouple(world);
  await robin.post('/api/sessions', { workoutId: 101, partnerId: null });
  world.pass(MONTH_MS);
  const { db } = world.deps;
  let asked = 0;
  const now = () => {
    if (asked++ === 0) throw new Error('no clock');
    return world.deps.now();
  };
  await expect(sweep({ db, now }, world.database)).rejects.toThrow(AggregateError);
  expect(await db.$count(sessions)).toBe(0);
});

test('what an earlier version sealed entry by entry is gathered as soon as the app runs', async () => {
  const { robin } = await aCouple(world);
  const { db } = world.deps;
  for (const content of ['one', 'two']) {
    await robin.post('/api/journal', { content, isSharedWithPartner: false });
  }
  await sealOneByOne(world.deps);
  expect(await db.$count(journalLeaves)).toBe(2);
  const stop = startChores(world.deps, world.database, (error) => expect.fail(String(error)));
  await world.deps.background.idle();
  stop();
  expect(await db.$count(journalLeaves)).toBe(1);
});
