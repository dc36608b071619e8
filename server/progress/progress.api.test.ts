import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type Day } from '../../contract/calendar.ts';
import { coupleDays, coupleTotals } from '../db/tables/progress.ts';
import { sessions } from '../db/tables/sessions.ts';
import { confirmAdult } from '../testing/consenting.ts';
import { aCouple, type Visitor } from '../testing/factories.ts';
import { plainStreak, skippedDays } from '../testing/streak-days.ts';
import { testApp } from '../testing/test-app.ts';
import { makePremium, train } from '../testing/training.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/**
 * Category bits that a workout adds to the day. The bedroom adds none, because it counts toward no
 * goal.
 */
const GOAL_BITS = { 101: 1, 201: 2, 301: 4, 401: 8, 501: 0 };
const TRAINED_BITS = { 101: 1, 201: 2, 301: 4, 401: 8, 501: 16 };
const NEVER: ReadonlySet<Day> = new Set();
const world = testApp();

async function aPremiumCouple() {
  const couple = await aCouple(world);
  await makePremium(world, couple.form.partner1Email);
  await confirmAdult(couple.robin, couple.kim);
  return couple;
}

const inZone = (who: Visitor, url: string, zone: string) =>
  who.request('GET', url, undefined, { 'x-time-zone': zone }).then(({ body }) => body);

test('a new couple starts at zero', async () => {
  // “totalCalories, streakDays, workoutsCompleted”
  // “workoutTogetherCurrent, workoutTogetherTarget (default 5), completeCategoriesCurrent, completeCategoriesTarget (default 4)”
  // “Weekly targets default 5 workouts together and 4 categories.”
  const { robin } = await aCouple(world);
  expect(await robin.get('/api/progress')).toEqual({
    totalCalories: 0,
    streakDays: 0,
    workoutsCompleted: 0,
  });
  expect(await robin.get('/api/goals/weekly')).toEqual({
    workoutTogetherCurrent: 0,
    workoutTogetherTarget: 5,
    completeCategoriesCurrent: 0,
    completeCategoriesTarget: 4,
  });
  expect(await robin.get('/api/sessions/today')).toEqual([]);
});

test('progress adds up for both partners, and the streak breaks after a day off', async () => {
  // “| GET /api/progress | none | totalCalories, streakDays, workoutsCompleted |”
  const { robin, kim } = await aPremiumCouple();
  for (let day = 0; day < 3; day++) {
    await train(world, day % 2 ? robin : kim, { minutes: 20 });
    world.pass(DAY_MS);
  }
  const progress = { totalCalories: 480, workoutsCompleted: 3 };
  expect(await kim.get('/api/progress')).toEqual({ ...progress, streakDays: 3 });
  world.pass(DAY_MS);
  expect(await robin.get('/api/progress')).toEqual({ ...progress, streakDays: 0 });
});

test('the week starts on Monday; categories count once and the bedroom not at all', async () => {
  // “| GET /api/goals/weekly | none | The weekly goals fields |”
  const { robin } = await aPremiumCouple();
  world.pass(-3 * DAY_MS); // Sunday
  await train(world, robin, { workoutId: 301 });
  world.pass(DAY_MS); // Monday
  for (const workoutId of [101, 101, 201, 501]) await train(world, robin, { workoutId });
  world.pass(6 * DAY_MS); // Sunday
  expect(await robin.get('/api/goals/weekly')).toMatchObject({
    workoutTogetherCurrent: 4,
    completeCategoriesCurrent: 2,
  });
  world.pass(DAY_MS);
  expect(await robin.get('/api/goals/weekly')).toMatchObject({ workoutTogetherCurrent: 0 });
});

test('today is the caller’s today', async () => {
  // “| GET /api/sessions/today | none | List of sessions with completedAt and workout.category |”
  const { robin, kim } = await aPremiumCouple();
  world.pass(11 * HOUR_MS); // 23:00 in UTC, noon of the next day in Auckland
  await train(world, robin, { workoutId: 201, zone: 'Pacific/Auckland' });
  expect(await inZone(robin, '/api/sessions/today', 'Pacific/Auckland')).toMatchObject([
    { workoutId: 201, completedAt: expect.any(String), workout: { category: 'strength' } },
  ]);
  expect(await inZone(kim, '/api/sessions/today', 'UTC')).toEqual([]);
  expect(await inZone(robin, '/api/progress', 'Pacific/Auckland')).toMatchObject({ streakDays: 1 });
  world.pass(2 * HOUR_MS);
  expect(await inZone(kim, '/api/sessions/today', 'UTC')).toHaveLength(1);
  expect(await inZone(kim, '/api/sessions/today', 'Not/AZone')).toHaveLength(1);
});

test('the last seven days come oldest first with the days off between', async () => {
  const { robin } = await aPremiumCouple();
  await train(world, robin, { minutes: 10 });
  await train(world, robin, { minutes: 5 });
  world.pass(2 * DAY_MS);
  await train(world, robin, { minutes: 30 });
  const off = { workouts: 0, calories: 0, minutes: 0 };
  expect(await robin.get('/api/progress/days')).toEqual([
    { day: '2026-03-07', ...off },
    { day: '2026-03-08', ...off },
    { day: '2026-03-09', ...off },
    { day: '2026-03-10', ...off },
    { day: '2026-03-11', workouts: 2, calories: 120, minutes: 15 },
    { day: '2026-03-12', ...off },
    { day: '2026-03-13', workouts: 1, calories: 240, minutes: 30 },
  ]);
});

test('daily totals always equal a recount of the sessions', async () => {
  const zones = ['UTC', 'Pacific/Auckland', 'America/Los_Angeles'];
  const step = fc.record({
    hours: fc.integer({ min: 0, max: 60 }),
    workoutId: fc.constantFrom(101, 201, 301, 401, 501),
    zone: fc.constantFrom(...zones),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
      const { robin, kim } = await aPremiumCouple();
      for (const [index, { hours, workoutId, zone }] of steps.entries()) {
        world.pass(hours * HOUR_MS);
        await train(world, index % 2 ? robin : kim, { workoutId, zone });
      }
      const { coupleId, workouts, days, categoriesEver } = await recount();
      const kept = await world.deps.db
        .select({
          day: coupleDays.day,
          workouts: coupleDays.workouts,
          calories: coupleDays.calories,
          minutes: coupleDays.minutes,
          categories: coupleDays.categories,
        })
        .from(coupleDays)
        .where(eq(coupleDays.coupleId, coupleId))
        .orderBy(coupleDays.day);
      expect(kept).toEqual(days);
      const [totals] = await world.deps.db
        .select()
        .from(coupleTotals)
        .where(eq(coupleTotals.coupleId, coupleId));
      const sum = (key: 'workouts' | 'calories' | 'minutes') =>
        days.reduce((total, row) => total + row[key], 0);
      const trained = new Set<Day>(days.map(({ day }) => day));
      const lastDay = days.at(-1)?.day ?? '';
      expect(totals).toMatchObject({
        workouts: sum('workouts'),
        calories: sum('calories'),
        minutes: sum('minutes'),
        lastDay,
        streak: plainStreak(trained, NEVER, lastDay, skippedDays(workouts)).streakDays,
        categoriesEver,
      });
      for (const today of [lastDay, addDays(lastDay, -1), addDays(lastDay, 1)]) {
        const now = new Date(`${today}T12:00:00Z`);
        world.pass(now.getTime() - world.deps.now().getTime());
        const skipped = skippedDays(workouts, { at: now, zone: 'UTC' });
        expect(await robin.get('/api/progress')).toMatchObject({
          streakDays: plainStreak(trained, NEVER, today, skipped).streakDays,
        });
      }
    }),
    { numRuns: 12 },
  );
});

/** Recounts the newest couple's days from its sessions. */
async function recount() {
  const { db } = world.deps;
  const [newest] = await db
    .select()
    .from(sessions)
    .orderBy(sql`${sessions.startedAt} DESC`)
    .limit(1);
  const coupleId = newest?.coupleId ?? '';
  const counted = await db
    .select({
      day: sql<Day>`${sessions.completedDay}::text`,
      workouts: sql<number>`count(*)::int`,
      calories: sql<number>`sum(${sessions.caloriesBurned})::int`,
      minutes: sql<number>`sum(${sessions.duration})::int`,
      workoutIds: sql<number[]>`array_agg(${sessions.workoutId})`,
    })
    .from(sessions)
    .where(eq(sessions.coupleId, coupleId))
    .groupBy(sessions.completedDay)
    .orderBy(sessions.completedDay);
  const days = counted.map(({ workoutIds, ...day }) => ({
    ...day,
    categories: bits(workoutIds, GOAL_BITS),
  }));
  const categoriesEver = bits(
    counted.flatMap(({ workoutIds }) => workoutIds),
    TRAINED_BITS,
  );
  const done = await db
    .select({ at: sessions.completedAt, zone: sessions.completedZone })
    .from(sessions)
    .where(eq(sessions.coupleId, coupleId));
  const workouts = done.flatMap(({ at, zone }) => (at && zone ? [{ at, zone }] : []));
  return { coupleId, workouts, days, categoriesEver };
}

function bits(workoutIds: readonly number[], of: Readonly<Record<number, number>>): number {
  return workoutIds.reduce((sum, id) => sum | (of[id] ?? 0), 0);
}
