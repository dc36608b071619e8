import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { User } from '../../../contract/auth/auth.ts';
import { addDays, type Day } from '../../../contract/calendar.ts';
import { cursorAfter } from '../../../contract/cursor.ts';
import { type History, PAGE_SESSIONS } from '../../../contract/progress/history.ts';
import type { DayTotals } from '../../../contract/progress/progress.ts';
import type { Session } from '../../../contract/training/sessions.ts';
import { memberByEmail } from '../../auth/member-queries.ts';
import { coupleDays } from '../../db/tables/progress.ts';
import { sessions } from '../../db/tables/sessions.ts';
import { confirmAdult } from '../../testing/consenting.ts';
import { aCouple, type Visitor } from '../../testing/factories.ts';
import { testApp } from '../../testing/test-app.ts';
import { makePremium, train } from '../../testing/training.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const world = testApp();

async function aPremiumCouple() {
  const couple = await aCouple(world);
  await makePremium(world, couple.form.partner1Email);
  const member = await memberByEmail(
    world.deps.db,
    world.deps.identities,
    couple.form.partner1Email,
  );
  return { ...couple, coupleId: member?.coupleId ?? '' };
}

const historyOf = async (who: Visitor, year?: number) =>
  (await who.get(year ? `/api/history?year=${year}` : '/api/history')) as History;

const sessionsOn = async (who: Visitor, day: Day, before = '') =>
  (await who.get(`/api/history/${day}${before && `?before=${before}`}`)) as Session[];

/** Inserts days as sessions completed years ago would have left them. */
async function keptDays(coupleId: string, days: readonly Day[]): Promise<void> {
  const kept = {
    coupleId,
    workouts: 1,
    calories: 80,
    minutes: 10,
    categories: 1,
    restDays: 0,
    streak: 1,
  };
  await world.deps.db.insert(coupleDays).values(days.map((day) => ({ ...kept, day })));
}

const namesOf = (days: readonly DayTotals[]) => days.map(({ day }) => day);

test('a new couple has a history with nothing in it', async () => {
  const { robin } = await aCouple(world);
  expect(await historyOf(robin)).toEqual({ today: '2026-03-11', firstDay: null, days: [] });
  expect(await historyOf(robin, 2020)).toEqual({ today: '2026-03-11', firstDay: null, days: [] });
  expect(await sessionsOn(robin, '2026-03-11')).toEqual([]);
});

test('what both did is on its day, with minutes, calories and workouts, for both', async () => {
  const { robin, kim } = await aPremiumCouple();
  await train(world, robin, { minutes: 10 });
  await train(world, kim, { minutes: 25, workoutId: 201 });
  world.pass(2 * DAY_MS);
  await train(world, robin, { minutes: 5 });
  for (const who of [robin, kim]) {
    expect(await historyOf(who)).toEqual({
      today: '2026-03-13',
      firstDay: '2026-03-11',
      days: [
        { day: '2026-03-11', workouts: 2, calories: 280, minutes: 35 },
        { day: '2026-03-13', workouts: 1, calories: 40, minutes: 5 },
      ],
    });
    expect(await sessionsOn(who, '2026-03-11')).toMatchObject([
      { workoutId: 201, duration: 25, caloriesBurned: 200, workout: { category: 'strength' } },
      { workoutId: 101, duration: 10, caloriesBurned: 80, workout: { category: 'stretch' } },
    ]);
    expect(await sessionsOn(who, '2026-03-12')).toEqual([]);
  }
});

test('a year is its own days, the leap day and both ends among them', async () => {
  const { robin, coupleId } = await aPremiumCouple();
  const ends = ['2023-12-31', '2024-01-01', '2024-02-29', '2024-12-31', '2025-01-01'];
  await keptDays(coupleId, ends);
  expect(namesOf((await historyOf(robin, 2024)).days)).toEqual(ends.slice(1, 4));
  expect(namesOf((await historyOf(robin, 2023)).days)).toEqual(['2023-12-31']);
  expect((await historyOf(robin, 2030)).days).toEqual([]);
  expect((await historyOf(robin, 2024)).firstDay).toBe('2023-12-31');
  expect(await sessionsOn(robin, '2024-02-29')).toEqual([]);
});

test('without a year it is this month and the eleven before it', async () => {
  const { robin, coupleId } = await aPremiumCouple();
  await keptDays(coupleId, ['2025-03-31', '2025-04-01', '2026-02-28', '2026-03-11', '2026-03-12']);
  // Expect tomorrow as the last day: the partner's zone is already there.
  expect(namesOf((await historyOf(robin)).days)).toEqual([
    '2025-04-01',
    '2026-02-28',
    '2026-03-11',
  ]);
});

test('a day is the day where it was done, over zones and changes of the clock', async () => {
  const { robin, kim, form } = await aPremiumCouple();
  world.pass(11 * HOUR_MS - 10 * 60_000); // 23:00 UTC when it is done: tomorrow in Auckland
  await train(world, robin, { zone: 'Pacific/Auckland' });
  // Train at 00:30 and 03:30 of 29 March 2026, the night in which Berlin's clocks go forward.
  world.pass(Date.parse('2026-03-28T23:20:00Z') - world.deps.now().getTime());
  await train(world, kim, { zone: 'Europe/Berlin' });
  world.pass(2 * HOUR_MS - 10 * 60_000);
  await train(world, kim, { zone: 'Europe/Berlin' });
  // Train twice on 25 October, when the hour from 2 to 3 repeats.
  for (const moment of ['2026-10-25T00:20:00Z', '2026-10-25T01:20:00Z']) {
    world.pass(Date.parse(moment) - world.deps.now().getTime());
    await robin.post('/api/login', { email: form.partner1Email, password: form.partner1Password });
    await train(world, robin, { zone: 'Europe/Berlin' });
  }
  const { days } = await historyOf(robin, 2026);
  expect(days.map(({ day, workouts }) => [day, workouts])).toEqual([
    ['2026-03-12', 1],
    ['2026-03-29', 2],
    ['2026-10-25', 2],
  ]);
  expect(await sessionsOn(robin, '2026-03-12')).toHaveLength(1);
  expect(await sessionsOn(robin, '2026-03-29')).toHaveLength(2);
  const inAuckland = await robin.request('GET', '/api/history', undefined, {
    'x-time-zone': 'Pacific/Auckland',
  });
  expect(inAuckland.body).toMatchObject({ today: '2026-10-25' });
});

test('a session says on whose phone it was, and nobody who has left', async () => {
  const { robin, kim, form } = await aPremiumCouple();
  const { id: robinsId } = (await robin.get('/api/user')) as User;
  const { id: kimsId } = (await kim.get('/api/user')) as User;
  await train(world, robin);
  await train(world, kim);
  const started = await kim.post('/api/sessions', { workoutId: 101, partnerId: robinsId });
  const { id } = started.body as Session;
  const done = { completedAt: world.deps.now().toISOString(), duration: 0, caloriesBurned: 0 };
  await robin.request('PATCH', `/api/sessions/${id}`, done);
  const whoOn = async (who: Visitor) =>
    (await sessionsOn(who, '2026-03-11'))
      .map(({ memberId, partnerId }) => ({ memberId, partnerId }))
      .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  const sorted = (list: object[]) =>
    list.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  expect(await whoOn(robin)).toEqual(
    sorted([
      { memberId: kimsId, partnerId: robinsId },
      { memberId: kimsId, partnerId: null },
      { memberId: robinsId, partnerId: null },
    ]),
  );
  await robin.post('/api/account/leave', { password: form.partner1Password });
  expect(await whoOn(kim)).toEqual(
    sorted([
      { memberId: kimsId, partnerId: null },
      { memberId: kimsId, partnerId: null },
      { memberId: null, partnerId: null },
    ]),
  );
});

test('nobody sees the days of others', async () => {
  const { robin } = await aPremiumCouple();
  await train(world, robin);
  const { robin: other } = await aCouple(world);
  expect(await historyOf(other)).toEqual({ today: '2026-03-11', firstDay: null, days: [] });
  expect(await sessionsOn(other, '2026-03-11')).toEqual([]);
});

test('a closed lock keeps the bedroom out of days and sessions, and nothing tells that it does', async () => {
  const { robin, kim, form } = await aPremiumCouple();
  await confirmAdult(robin, kim);
  await train(world, robin, { workoutId: 501, minutes: 30 });
  world.pass(DAY_MS);
  await train(world, robin, { workoutId: 501, minutes: 30 });
  await train(world, robin, { workoutId: 101, minutes: 10 });
  await robin.request('PUT', '/api/account/lock', { afterMinutes: 0 });
  const open = await historyOf(robin);
  expect(open.days).toMatchObject([{ workouts: 1 }, { workouts: 2, minutes: 40, calories: 320 }]);
  await robin.post('/api/lock');
  const shown = { day: '2026-03-12', workouts: 1, minutes: 10, calories: 80 };
  expect((await historyOf(robin)).days).toEqual([shown]);
  expect((await historyOf(robin, 2026)).days).toEqual([shown]);
  expect(((await robin.get('/api/progress/days')) as DayTotals[]).slice(-2)).toEqual([
    { day: '2026-03-11', workouts: 0, minutes: 0, calories: 0 },
    shown,
  ]);
  expect(await sessionsOn(robin, '2026-03-12')).toMatchObject([{ workoutId: 101 }]);
  expect(await sessionsOn(robin, '2026-03-11')).toEqual([]);
  // Expect no effect on the partner, who has no lock, or on Robin after unlocking.
  expect(await historyOf(kim)).toEqual(open);
  await robin.post('/api/unlock', { password: form.partner1Password });
  expect(await historyOf(robin)).toEqual(open);
  expect(await sessionsOn(robin, '2026-03-12')).toHaveLength(2);
});

test('a very full day is read a page at a time, each session once', async () => {
  const { robin, coupleId } = await aPremiumCouple();
  const day = '2026-03-10';
  const session = { coupleId, workoutId: 101, isFree: false, completedDay: day, duration: 1 };
  const rows = Array.from({ length: 2 * PAGE_SESSIONS + 5 }, (_, index) => {
    // Give every three sessions the same completion time.
    const moment = new Date(Date.parse(`${day}T08:00:00Z`) + Math.floor(index / 3) * 60_000);
    return { ...session, startedAt: moment, completedAt: moment, caloriesBurned: index };
  });
  await world.deps.db.insert(sessions).values(rows);
  const seen: Session[] = [];
  for (let before = '', pages = 0; pages < 3; pages++) {
    const page = await sessionsOn(robin, day, before);
    seen.push(...page);
    const last = page.at(-1);
    before = last ? cursorAfter({ createdAt: last.completedAt ?? '', id: last.id }) : '';
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(rows.length);
  expect(seen.map(({ completedAt }) => completedAt)).toEqual(
    seen
      .map(({ completedAt }) => completedAt)
      .toSorted()
      .reverse(),
  );
});

test('what is no year, no day and no place in one is refused with a sentence', async () => {
  const { robin } = await aCouple(world);
  for (const url of [
    '/api/history?year=0',
    '/api/history?year=999999',
    '/api/history?year=now',
    '/api/history/0000-01-01',
    '/api/history/2026-02-30',
    '/api/history/2025-02-29',
    '/api/history/today',
    '/api/history/2026-03-11?before=yesterday',
  ]) {
    const { status, body } = await robin.request('GET', url);
    const message = expect.stringMatching(
      /^(Please name a year|Please send a day|This is not a place)/,
    );
    expect({ url, status, body }).toEqual({ url, status: 400, body: { message } });
  }
});

test('the days of a year are those that its sessions add up to', async () => {
  const { robin, kim, coupleId } = await aPremiumCouple();
  const done = [101, 201, 501, 301, 101, 401, 101];
  for (const [index, workoutId] of done.entries()) {
    await train(world, index % 2 ? robin : kim, { workoutId, minutes: 5 + index });
    world.pass(index * 9 * HOUR_MS);
  }
  const rows = await world.deps.db.select().from(sessions).where(eq(sessions.coupleId, coupleId));
  const { firstDay, today, days } = await historyOf(robin);
  for (let day = firstDay ?? ''; day <= today; day = addDays(day, 1)) {
    const own = rows.filter(({ completedDay }) => completedDay === day);
    const minutes = own.reduce((sum, { duration }) => sum + (duration ?? 0), 0);
    const kept = days.find((one) => one.day === day);
    expect([kept?.workouts ?? 0, kept?.minutes ?? 0]).toEqual([own.length, minutes]);
  }
});
