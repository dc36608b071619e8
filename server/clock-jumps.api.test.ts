import { expect, test } from 'vitest';
import type { Session } from '../contract/training/sessions.ts';
import { sweep } from './scheduled-jobs.ts';
import { aCouple, Visitor } from './testing/factories.ts';
import { DAY_MS } from './testing/paying.ts';
import { testApp } from './testing/test-app.ts';
import { completionNow, train } from './testing/training.ts';

const HOUR_MS = 3_600_000;
const MONTH_MS = 31 * DAY_MS;
const world = testApp();

/** Reads all counts and measures that a couple sees. */
async function figures(who: Visitor) {
  const pages = ['/api/progress', '/api/goals/weekly', '/api/progress/days', '/api/leaderboard'];
  return Promise.all([...pages, '/api/sessions?limit=7'].map((page) => who.get(page)));
}

function expectNothingNegative(answers: unknown[]) {
  expect(JSON.stringify(answers)).not.toMatch(/:-\d/);
}

test('a clock that goes back an hour changes nothing that was done, and lets the day go on', async () => {
  const { robin } = await aCouple(world);
  expect(await train(world, robin)).toMatchObject({ status: 200 });
  await robin.post('/api/challenges/long-lean/done');
  world.pass(-HOUR_MS);
  expect(await robin.request('GET', '/api/user')).toMatchObject({ status: 200 });
  expect(await train(world, robin)).toMatchObject({ status: 200, body: { duration: 10 } });
  expect(await robin.post('/api/challenges/mirror-jumps/done')).toMatchObject({
    status: 200,
    body: { challenges: 2, points: 100, rank: 1 },
  });
  const answers = await figures(robin);
  expect(answers[0]).toEqual({ totalCalories: 160, streakDays: 1, workoutsCompleted: 2 });
  expectNothingNegative(answers);
});

test('a workout across a jump back never lasts less than no time', async () => {
  const { robin } = await aCouple(world);
  const started = await robin.post('/api/sessions', { workoutId: 101, partnerId: null });
  world.pass(-HOUR_MS);
  const { id } = started.body as Session;
  const completed = await robin.request('PATCH', `/api/sessions/${id}`, completionNow(world, 1));
  expect(completed).toMatchObject({ status: 200, body: { duration: 0, isAdjusted: true } });
  expectNothingNegative(await figures(robin));
});

test('a clock that was a month ahead for a while locks nobody out afterwards', async () => {
  const { form } = await aCouple(world);
  const right = { email: form.partner1Email, password: form.partner1Password };
  const guesser = new Visitor(world);
  world.pass(MONTH_MS);
  for (let i = 0; i < 11; i++) await guesser.post('/api/login', { ...right, password: 'a guess' });
  expect(await guesser.post('/api/login', right)).toMatchObject({ status: 429 });
  world.pass(-MONTH_MS);
  expect(await guesser.post('/api/login', right)).toMatchObject({ status: 200 });
});

test('counting goes on at the right time, after a clock that was ahead', async () => {
  const { form } = await aCouple(world);
  const wrong = { email: form.partner1Email, password: 'a guess' };
  const guesser = new Visitor(world);
  world.pass(MONTH_MS);
  for (let i = 0; i < 10; i++) await guesser.post('/api/login', wrong);
  world.pass(-MONTH_MS);
  for (let i = 0; i < 10; i++) {
    expect(await guesser.post('/api/login', wrong)).toMatchObject({ status: 401 });
  }
  expect(await guesser.post('/api/login', wrong)).toMatchObject({ status: 429 });
});

test('a month that passes at once ends what it ends, and a return from it breaks nothing', async () => {
  const { robin, form } = await aCouple(world);
  await train(world, robin);
  world.pass(MONTH_MS);
  expect(await robin.request('GET', '/api/user')).toMatchObject({ status: 401 });
  await sweep(world.deps, world.database);
  const login = { email: form.partner1Email, password: form.partner1Password };
  expect(await robin.post('/api/login', login)).toMatchObject({ status: 200 });
  await train(world, robin);
  expect((await figures(robin))[0]).toMatchObject({ streakDays: 1, workoutsCompleted: 2 });

  world.pass(-MONTH_MS);
  await sweep(world.deps, world.database);
  expect(await robin.request('GET', '/api/user')).toMatchObject({ status: 200 });
  expect(await train(world, robin)).toMatchObject({ status: 200 });
  const answers = await figures(robin);
  expect(answers[0]).toMatchObject({ streakDays: 1, workoutsCompleted: 3 });
  expectNothingNegative(answers);
});
