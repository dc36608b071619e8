import { describe, expect, test } from 'vitest';
import { confirmAdult } from '../testing/consenting.ts';
import { aCouple, type Visitor } from '../testing/factories.ts';
import { testApp } from '../testing/test-app.ts';
import { makePremium, train } from '../testing/training.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const world = testApp();

const change = (who: Visitor, workouts: number, categories: number, from = 'this week') =>
  who.request('PUT', '/api/goals/targets', { workouts, categories, from });
const goalsOf = (who: Visitor) => who.get('/api/goals/weekly');
const aims = (workouts: number, categories: number) => ({
  workoutTogetherTarget: workouts,
  completeCategoriesTarget: categories,
});

test('five workouts and four categories, until the couple says otherwise', async () => {
  // “Weekly targets default 5 workouts together and 4 categories.”
  const { robin, kim } = await aCouple(world);
  const usual = { workouts: 5, categories: 4 };
  expect(await kim.get('/api/goals/targets')).toEqual({
    thisWeek: usual,
    nextWeek: usual,
    nextMonday: '2026-03-16',
  });
  const chosen = { workouts: 3, categories: 2 };
  const answer = await change(robin, 3, 2);
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({ thisWeek: chosen, nextWeek: chosen });
  expect(await goalsOf(kim)).toEqual({
    workoutTogetherCurrent: 0,
    completeCategoriesCurrent: 0,
    ...aims(3, 2),
  });
  world.pass(28 * DAY_MS);
  expect(await goalsOf(kim)).toMatchObject(aims(3, 2));
});

test('from next week on leaves this week as it is, and past weeks keep what applied', async () => {
  const { robin, kim } = await aCouple(world);
  await change(robin, 2, 1);
  const planned = await change(kim, 9, 3, 'next week');
  expect(planned.body).toEqual({
    thisWeek: { workouts: 2, categories: 1 },
    nextWeek: { workouts: 9, categories: 3 },
    nextMonday: '2026-03-16',
  });
  expect(await goalsOf(robin)).toMatchObject(aims(2, 1));
  world.pass(4 * DAY_MS + 11 * HOUR_MS); // Sunday, 23:00
  expect(await goalsOf(robin)).toMatchObject(aims(2, 1));
  world.pass(HOUR_MS);
  expect(await goalsOf(robin)).toMatchObject(aims(9, 3));
  world.pass(-7 * DAY_MS);
  expect(await goalsOf(robin)).toMatchObject(aims(2, 1));
});

test('a change at once replaces what was planned', async () => {
  const { robin } = await aCouple(world);
  await change(robin, 9, 3, 'next week');
  await change(robin, 4, 4);
  expect(await robin.get('/api/goals/targets')).toMatchObject({
    thisWeek: { workouts: 4, categories: 4 },
    nextWeek: { workouts: 4, categories: 4 },
  });
});

test('what was done counts toward a goal that is changed in the middle of the week', async () => {
  const { robin } = await aCouple(world);
  for (const workoutId of [101, 201]) await train(world, robin, { workoutId });
  await change(robin, 2, 2);
  expect(await goalsOf(robin)).toEqual({
    workoutTogetherCurrent: 2,
    completeCategoriesCurrent: 2,
    ...aims(2, 2),
  });
});

test('the bedroom counts toward five categories and toward no fewer, and a closed lock hides it', async () => {
  const { robin, kim, form } = await aCouple(world);
  await makePremium(world, form.partner1Email);
  await confirmAdult(robin, kim);
  for (const workoutId of [101, 201, 301, 401, 501]) await train(world, robin, { workoutId });
  expect(await goalsOf(robin)).toMatchObject({ completeCategoriesCurrent: 4 });
  await change(robin, 5, 5);
  expect(await goalsOf(robin)).toMatchObject({ completeCategoriesCurrent: 5, ...aims(5, 5) });
  await kim.request('PUT', '/api/account/lock', { afterMinutes: 0 });
  await kim.post('/api/lock');
  expect(await goalsOf(kim)).toMatchObject({ completeCategoriesCurrent: 4, ...aims(5, 5) });
});

describe('the week is the caller’s, over zones and changing clocks', () => {
  test.each([
    ['Monday in Auckland, Sunday in UTC', '2026-03-15T12:00:00Z', 'Pacific/Auckland', 9],
    ['and Sunday in Los Angeles', '2026-03-15T12:00:00Z', 'America/Los_Angeles', 5],
    ['the last minute of a short Sunday in Paris', '2026-03-29T21:59:00Z', 'Europe/Paris', 5],
    ['the first of the Monday after it', '2026-03-29T22:00:00Z', 'Europe/Paris', 9],
    ['the last minute of a long Sunday in Paris', '2026-10-25T22:59:00Z', 'Europe/Paris', 5],
    ['the first of the Monday after that', '2026-10-25T23:00:00Z', 'Europe/Paris', 9],
  ])('%s', async (_what, moment, zone, workouts) => {
    // Plan on the Friday before, for the coming Monday.
    const friday = Date.parse(moment) - 2.5 * DAY_MS;
    world.pass(friday - world.deps.now().getTime());
    const { robin } = await aCouple(world);
    await change(robin, 9, 3, 'next week');
    world.pass(2.5 * DAY_MS);
    const headers = { 'x-time-zone': zone };
    const { body } = await robin.request('GET', '/api/goals/weekly', undefined, headers);
    expect(body).toMatchObject({ workoutTogetherTarget: workouts });
  });
});

test.each([
  ['no workout', { workouts: 0, categories: 4, from: 'this week' }],
  ['fifteen workouts', { workouts: 15, categories: 4, from: 'this week' }],
  ['no category', { workouts: 5, categories: 0, from: 'this week' }],
  ['six categories', { workouts: 5, categories: 6, from: 'this week' }],
  ['half a workout', { workouts: 2.5, categories: 4, from: 'this week' }],
  ['a week that is over', { workouts: 5, categories: 4, from: 'last week' }],
])('%s is refused in words', async (_what, body) => {
  const { robin } = await aCouple(world);
  const answer = await robin.request('PUT', '/api/goals/targets', body);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ message: expect.stringMatching(/^Please /) });
  expect(await goalsOf(robin)).toMatchObject(aims(5, 4));
});

test('the goals of one couple are nothing to another', async () => {
  const { robin } = await aCouple(world);
  const { robin: stranger } = await aCouple(world);
  await change(robin, 14, 1);
  expect(await goalsOf(stranger)).toMatchObject(aims(5, 4));
});
