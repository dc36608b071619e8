import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Matches } from '../../contract/bedroom/consent.ts';
import { addDays, dayIn, weekStart } from '../../contract/calendar.ts';
import { type JournalEntry, MOODS } from '../../contract/journal/journal.ts';
import type { Achievement } from '../../contract/progress/achievements.ts';
import type { Leaderboard } from '../../contract/progress/challenges.ts';
import type { DayTotals } from '../../contract/progress/progress.ts';
import { couples, members } from '../db/tables/couples.ts';
import { coupleDays } from '../db/tables/progress.ts';
import { sessions } from '../db/tables/sessions.ts';
import { runOrderTasks } from '../shop/order-tasks.ts';
import { sendMembershipMails } from '../shop/premium/membership-mail.ts';
import { Visitor } from '../testing/factories.ts';
import { testApp } from '../testing/test-app.ts';
import { seedDemo } from './seed.ts';

const HOUR_MS = 3_600_000;
const world = testApp({ hasRateLimits: false });

async function alexIn(zone: string) {
  const alex = new Visitor(world);
  const signedIn = await alex.post('/api/login', {
    email: 'alex@example.com',
    password: 'together',
  });
  expect(signedIn.status).toBe(200);
  return async <T>(url: string) =>
    (await alex.request('GET', url, undefined, { 'x-time-zone': zone })).body as T;
}

/** Moves the clock to a moment, forward or back. */
const goTo = (moment: string) => world.pass(Date.parse(moment) - world.deps.now().getTime());

test.each([
  ['a Wednesday noon', '2026-03-11T12:00:00Z', 'UTC'],
  ['the first minute of a week', '2026-03-16T00:00:30Z', 'UTC'],
  ['the last minute of a week', '2026-03-15T23:59:30Z', 'UTC'],
  ['just past midnight after the clocks went forward', '2026-03-29T22:10:00Z', 'Europe/Paris'],
  ['just past midnight after the clocks went back', '2026-10-25T23:10:00Z', 'Europe/Paris'],
  ['a Monday that is still Sunday in UTC', '2026-03-15T12:00:00Z', 'Pacific/Auckland'],
])('the demo couple’s figures follow from its rows, on %s', async (_name, moment, zone) => {
  // “The Leaderboard tab is static sample content: this week's stats (2 challenges, 100 points, rank 4th), 5 ranked couples”
  // “static stats (23 workouts, 7-day streak, 4 badges)”
  goTo(moment);
  await seedDemo(world.deps, world.deps.now(), zone);
  const ask = await alexIn(zone);

  expect(await ask('/api/user')).toMatchObject({ subscriptionStatus: 'active' });
  expect(await ask('/api/progress')).toMatchObject({ workoutsCompleted: 23, streakDays: 7 });
  const days = await ask<DayTotals[]>('/api/progress/days');
  expect(days.every(({ workouts }) => workouts > 0)).toBe(true);
  const earned = (await ask<Achievement[]>('/api/achievements')).filter((a) => a.unlockedAt);
  expect(earned.map(({ title }) => title)).toEqual([
    'First Workout',
    '7-Day Streak',
    '10 Workouts',
    '500 Calories',
  ]);
  expect(await ask('/api/achievements/new')).toEqual([]);
  const { you, top, couples } = await ask<Leaderboard>('/api/leaderboard');
  expect(you).toEqual({ challenges: 2, points: 100, rank: 4 });
  expect(couples).toBe(5);
  expect(top.map(({ rank, isYou }) => [rank, isYou])).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [4, true],
    [5, false],
  ]);
  expect(await ask('/api/favorites')).toHaveLength(3);
  expect(await ask('/api/partner')).toMatchObject({ firstName: 'Sam', hasSignedIn: true });
});

test.each([
  ['a Wednesday noon', '2026-03-11T12:00:00Z', 'UTC'],
  ['the last minute of a week', '2026-03-15T23:59:30Z', 'UTC'],
  ['an hour before answers count', '2026-03-12T09:00:00Z', 'UTC'],
  ['a Monday that is still Sunday in UTC', '2026-03-15T12:00:00Z', 'Pacific/Auckland'],
])('no screen of Alex’s is empty, on %s', async (_name, moment, zone) => {
  goTo(moment);
  await seedDemo(world.deps, world.deps.now(), zone);
  const ask = await alexIn(zone);
  const entries = await ask<JournalEntry[]>('/api/journal');
  expect(entries).toHaveLength(6);
  expect(new Set(entries.map(({ mood }) => mood))).toEqual(new Set(MOODS));
  expect(entries.filter((entry) => entry.isSharedWithPartner)).toHaveLength(4);
  expect(entries.filter((entry) => entry.isUnread)).toHaveLength(1);
  const monday = weekStart(dayIn(zone, world.deps.now()));
  for (const from of [monday, addDays(monday, 7)]) {
    const until = addDays(from, 6);
    expect(await ask<unknown[]>(`/api/plan?from=${from}&until=${until}`)).not.toHaveLength(0);
  }
  expect(await ask('/api/orders')).toMatchObject([
    { status: 'shipped', tracking: expect.any(String), address: { city: 'Portland' } },
  ]);
  const { workouts, hasAnswered } = await ask<Matches>('/api/consent/matches');
  expect([hasAnswered, workouts.length]).toEqual([true, 1]);
  expect(await ask('/api/account/reminders')).toMatchObject({ switches: { reminder: true }, zone });
});

test('nothing is ever mailed to the demo couple, whatever falls due or is asked for', async () => {
  await seedDemo(world.deps, world.deps.now(), 'UTC');
  const alex = new Visitor(world);
  await alex.post('/api/login', { email: 'alex@example.com', password: 'together' });
  await alex.post('/api/nudges');
  await alex.post('/api/password/forgot', { email: 'sam@example.com' });
  await alex.post('/api/journal', { content: 'For Sam', isSharedWithPartner: true });
  await alex.request('PATCH', '/api/account/reminders', { switches: { streak: true } });
  for (let hour = 0; hour < 10 * 24; hour += 6) {
    world.pass(6 * HOUR_MS);
    await world.deps.notifications.run();
    if (world.deps.payments.name === 'sandbox') await world.deps.payments.advance();
    await sendMembershipMails(world.deps);
    await runOrderTasks(world.deps);
    await world.settled();
  }
  expect(world.sentMail).toEqual([]);
});

test('the demo couple’s days equal a recount of its sessions', async () => {
  const { db } = world.deps;
  await seedDemo(world.deps, world.deps.now(), 'UTC');
  const counted = await db
    .select({
      day: sql<string>`${sessions.completedDay}::text`,
      workouts: sql<number>`count(*)::int`,
      calories: sql<number>`sum(${sessions.caloriesBurned})::int`,
    })
    .from(sessions)
    .groupBy(sessions.completedDay)
    .orderBy(sessions.completedDay);
  const kept = await db
    .select({ day: coupleDays.day, workouts: coupleDays.workouts, calories: coupleDays.calories })
    .from(coupleDays)
    .orderBy(coupleDays.day);
  expect(kept).toEqual(counted);
});

test('the demo is seeded once, and never over anyone’s data', async () => {
  const { db, now } = world.deps;
  await Promise.all([seedDemo(world.deps, now()), seedDemo(world.deps, now())]);
  expect(await db.$count(couples)).toBe(5);
  world.pass(HOUR_MS);
  await seedDemo(world.deps, now());
  expect(await db.$count(couples)).toBe(5);
});

test('nobody can sign in as the neighbours on the board', async () => {
  await seedDemo(world.deps, world.deps.now());
  const rows = await world.deps.db
    .select({ id: members.id, coupleId: members.coupleId, sealed: members.sealed })
    .from(members)
    .innerJoin(couples, eq(couples.id, members.coupleId))
    .where(eq(couples.subscriptionStatus, 'none'));
  const neighbours = await Promise.all(rows.map((row) => world.deps.identities.open(row)));
  expect(neighbours).toHaveLength(8);
  for (const { email } of neighbours) {
    expect(email).toMatch(/@example\.com$/);
    const answer = await new Visitor(world).post('/api/login', { email, password: 'together' });
    expect(answer.status).toBe(401);
  }
});
