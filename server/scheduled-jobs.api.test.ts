import { expect, test } from 'vitest';
import { sessions } from './db/tables/sessions.ts';
import { sweep } from './scheduled-jobs.ts';
import { aCouple } from './testing/factories.ts';
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
  await expect(sweep({ ...world.deps, now }, world.database)).rejects.toThrow(AggregateError);
  expect(await db.$count(sessions)).toBe(0);
});
