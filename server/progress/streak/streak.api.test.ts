import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day, dayAt, dayIn } from '../../../contract/calendar.ts';
import type { Achievement } from '../../../contract/progress/achievements.ts';
import type { Streak } from '../../../contract/progress/streak.ts';
import type { Session } from '../../../contract/training/sessions.ts';
import { breakDays, coupleDays, coupleTotals } from '../../db/tables/progress.ts';
import { sessions } from '../../db/tables/sessions.ts';
import { aCouple, type Visitor } from '../../testing/factories.ts';
import { plainStreak, skippedDays } from '../../testing/streak-days.ts';
import { testApp } from '../../testing/test-app.ts';
import { completionNow, makePremium, train } from '../../testing/training.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const world = testApp({ hasRateLimits: false });

async function aPremiumCouple() {
  const couple = await aCouple(world);
  await makePremium(world, couple.form.partner1Email);
  return couple;
}

/** Trains on a number of days in a row, from today. The clock then shows the day after the last. */
async function trainDays(who: Visitor, days: number) {
  for (let day = 0; day < days; day++) {
    await train(world, who, { minutes: 0 });
    world.pass(DAY_MS);
  }
}

const streakOf = async (who: Visitor) => (await who.get('/api/streak')) as Streak;
const today = () => dayIn('UTC', world.deps.now());
const inDays = (days: number) => addDays(today(), days);
const pause = (who: Visitor, firstDay: Day, lastDay: Day) =>
  who.request('PUT', '/api/streak/break', { firstDay, lastDay });

test('a new couple has no streak, no rest days, no break and 30 days for one', async () => {
  const { robin } = await aCouple(world);
  expect(await streakOf(robin)).toEqual({
    today: '2026-03-11',
    isTrainedToday: false,
    streakDays: 0,
    restDays: 0,
    pause: null,
    pauseDays: { used: 0, left: 30, leftNextYear: 30 },
    untold: [],
    hasReminder: false,
  });
});

test('whether one’s own reminder is on is told to oneself alone', async () => {
  const { robin, kim } = await aCouple(world);
  await robin.request('PATCH', '/api/account/reminders', { switches: { reminder: true } });
  expect(await streakOf(robin)).toMatchObject({ hasReminder: true });
  expect(await streakOf(kim)).toMatchObject({ hasReminder: false });
});

test('seven days earn a rest day, a missed day takes it, and each of the two is told once', async () => {
  const { robin, kim } = await aPremiumCouple();
  await trainDays(robin, 7);
  expect(await streakOf(kim)).toMatchObject({ streakDays: 7, restDays: 1, untold: [] });
  world.pass(DAY_MS);
  const missed = inDays(-1);
  for (const who of [robin, kim]) {
    expect(await streakOf(who)).toMatchObject({
      streakDays: 7,
      isTrainedToday: false,
      restDays: 0,
      untold: [missed],
    });
    expect(await who.get('/api/progress')).toMatchObject({ streakDays: 7 });
  }
  expect((await robin.post('/api/streak/seen', { day: missed })).status).toBe(204);
  expect(await streakOf(robin)).toMatchObject({ untold: [] });
  expect(await streakOf(kim)).toMatchObject({ untold: [missed] });
  // Train afterwards: the partner who was not told must still see the rest day.
  await train(world, robin, { minutes: 0 });
  expect(await streakOf(kim)).toMatchObject({ streakDays: 8, untold: [missed] });
  expect(await kim.get(`/api/streak/days?from=2026-03-01&to=2026-03-31`)).toEqual([
    { day: missed, by: 'rest' },
  ]);
  world.pass(2 * DAY_MS);
  expect(await streakOf(robin)).toMatchObject({ streakDays: 0, restDays: 0, untold: [] });
});

test('what was trained offline and arrives late gives its rest day back', async () => {
  const { robin } = await aPremiumCouple();
  await trainDays(robin, 7);
  const { body } = await robin.post('/api/sessions', { workoutId: 101 });
  const completion = completionNow(world, 0);
  world.pass(DAY_MS);
  expect(await streakOf(robin)).toMatchObject({ streakDays: 7, restDays: 0 });
  await train(world, robin, { minutes: 0 });
  expect(await streakOf(robin)).toMatchObject({ streakDays: 8, restDays: 0 });
  await robin.request('PATCH', `/api/sessions/${(body as Session).id}`, completion);
  expect(await streakOf(robin)).toMatchObject({ streakDays: 9, restDays: 1, untold: [] });
});

describe('badges count real days only', () => {
  const hasBadge = async (who: Visitor) =>
    ((await who.get('/api/achievements')) as Achievement[]).some(
      ({ id, unlockedAt }) => id === 'seven-day-streak' && unlockedAt !== null,
    );

  test('a break adds no day, however long it is', async () => {
    const { robin, kim } = await aPremiumCouple();
    await trainDays(robin, 6);
    await pause(kim, today(), inDays(9));
    world.pass(10 * DAY_MS);
    expect(await streakOf(robin)).toMatchObject({ streakDays: 6 });
    expect(await hasBadge(robin)).toBe(false);
    await train(world, robin, { minutes: 0 });
    expect(await robin.get('/api/progress')).toMatchObject({ streakDays: 7 });
    expect(await hasBadge(robin)).toBe(true);
  });

  test('days that a break for yesterday joins earn what they would have earned', async () => {
    const { robin, kim } = await aPremiumCouple();
    await trainDays(robin, 6);
    world.pass(DAY_MS);
    await train(world, robin, { minutes: 0 });
    expect(await streakOf(robin)).toMatchObject({ streakDays: 1 });
    expect((await pause(kim, inDays(-1), inDays(-1))).body).toMatchObject({ streakDays: 7 });
    expect(await hasBadge(robin)).toBe(true);
  });

  test('so do days that arrive late, though another streak has begun since', async () => {
    const { robin } = await aPremiumCouple();
    await trainDays(robin, 3);
    const { body } = await robin.post('/api/sessions', { workoutId: 101 });
    const completion = completionNow(world, 0);
    world.pass(DAY_MS);
    await trainDays(robin, 3);
    world.pass(5 * DAY_MS);
    await train(world, robin, { minutes: 0 });
    expect(await hasBadge(robin)).toBe(false);
    await robin.request('PATCH', `/api/sessions/${(body as Session).id}`, completion);
    expect(await hasBadge(robin)).toBe(true);
    expect(await streakOf(robin)).toMatchObject({ streakDays: 1 });
  });
});

describe('a break', () => {
  test('keeps a streak for as long as it lasts, and either may begin, change and end it', async () => {
    const { robin, kim } = await aPremiumCouple();
    await trainDays(robin, 3);
    world.pass(DAY_MS);
    expect(await streakOf(robin)).toMatchObject({ streakDays: 0 });
    const begun = await pause(kim, inDays(-1), inDays(3));
    expect(begun.status).toBe(200);
    expect(begun.body).toMatchObject({
      streakDays: 3,
      pause: { firstDay: inDays(-1), lastDay: inDays(3) },
      pauseDays: { used: 5, left: 25 },
    });
    expect(await streakOf(robin)).toEqual(begun.body);
    const [firstDay, until] = [inDays(-1), inDays(6)];
    world.pass(2 * DAY_MS);
    expect((await pause(robin, firstDay, until)).body).toMatchObject({
      pause: { firstDay, lastDay: until },
      pauseDays: { used: 8, left: 22 },
    });
    const ended = await kim.request('DELETE', '/api/streak/break');
    expect(ended.body).toMatchObject({ streakDays: 3, pause: null, pauseDays: { used: 3 } });
    expect((await robin.request('DELETE', '/api/streak/break')).body).toEqual(ended.body);
    expect(await robin.get(`/api/streak/days?from=2026-03-01&to=2026-03-31`)).toEqual(
      [-3, -2, -1].map((days) => ({ day: inDays(days), by: 'pause' })),
    );
    world.pass(DAY_MS);
    expect(await streakOf(robin)).toMatchObject({ streakDays: 0 });
  });

  test('for yesterday gives the rest day back that it took', async () => {
    const { robin } = await aPremiumCouple();
    await trainDays(robin, 7);
    world.pass(DAY_MS);
    expect(await streakOf(robin)).toMatchObject({ restDays: 0, untold: [inDays(-1)] });
    await pause(robin, inDays(-1), today());
    expect(await streakOf(robin)).toMatchObject({ streakDays: 7, restDays: 1, untold: [] });
  });

  test('is no reason not to train: the day counts, and is not used up', async () => {
    const { robin } = await aPremiumCouple();
    await trainDays(robin, 2);
    await pause(robin, today(), inDays(4));
    world.pass(2 * DAY_MS);
    await train(world, robin, { minutes: 0 });
    expect(await streakOf(robin)).toMatchObject({
      streakDays: 3,
      pauseDays: { used: 4, left: 26 },
      pause: { firstDay: inDays(-2), lastDay: inDays(2) },
    });
  });

  test('takes at most 30 days of a calendar year, and New Year divides it exactly', async () => {
    world.pass(Date.parse('2026-12-15T12:00:00Z') - world.deps.now().getTime());
    const { robin, kim } = await aPremiumCouple();
    const tooLong = await pause(robin, '2026-12-15', '2027-01-31');
    expect(tooLong.status).toBe(409);
    expect(tooLong.body).toEqual({
      message: 'That’s 1 day more than you have left for breaks in 2027. Please choose fewer.',
    });
    expect(await streakOf(robin)).toMatchObject({ pause: null, pauseDays: { used: 0 } });
    expect((await pause(robin, '2026-12-15', '2027-01-30')).body).toMatchObject({
      pauseDays: { used: 17, left: 13, leftNextYear: 0 },
    });
    world.pass(20 * DAY_MS);
    await kim.request('DELETE', '/api/streak/break');
    expect(await streakOf(kim)).toMatchObject({
      today: '2027-01-04',
      pauseDays: { used: 3, left: 27, leftNextYear: 30 },
    });
    expect((await pause(kim, '2027-01-04', '2027-01-31')).status).toBe(409);
    expect((await pause(kim, '2027-01-04', '2027-01-30')).status).toBe(200);
  });

  test('begins yesterday at the earliest, where the caller is', async () => {
    const { robin } = await aPremiumCouple();
    world.pass(11 * HOUR_MS); // 23:00 in UTC, the next day in Auckland
    const from = (firstDay: Day, zone: string) =>
      robin.request(
        'PUT',
        '/api/streak/break',
        { firstDay, lastDay: '2026-03-12' },
        { 'x-time-zone': zone },
      );
    const late = await from('2026-03-10', 'Pacific/Auckland');
    expect(late.status).toBe(400);
    expect(late.body).toEqual({ message: 'A break can start yesterday at the earliest.' });
    expect((await from('2026-03-10', 'UTC')).status).toBe(200);
  });

  test.each([
    ['no dates', {}],
    ['no such day', { firstDay: '2026-02-30', lastDay: '2026-03-12' }],
    ['an end before its beginning', { firstDay: '2026-03-12', lastDay: '2026-03-11' }],
    ['a day of another age', { firstDay: '2026-03-11', lastDay: '9999-12-31' }],
  ])('with %s is refused in words', async (_what, body) => {
    const { robin } = await aCouple(world);
    const answer = await robin.request('PUT', '/api/streak/break', body);
    expect(answer.status).toBe(400);
    expect(await streakOf(robin)).toMatchObject({ pause: null });
  });

  test('of two that are begun at once one counts, whole', async () => {
    const { robin, kim } = await aPremiumCouple();
    await Promise.all([pause(robin, today(), inDays(4)), pause(kim, inDays(-1), inDays(1))]);
    const { pause: kept, pauseDays } = await streakOf(robin);
    // Expect yesterday on a break in either order, because past days of a break are kept.
    expect([inDays(4), inDays(1)]).toContain(kept?.lastDay);
    expect(pauseDays.used).toBe(kept?.lastDay === inDays(4) ? 6 : 3);
  });
});

test('the forgiven days of more than a year, or of none, are not asked for at once', async () => {
  const { robin } = await aCouple(world);
  const ask = async (from: Day, to: Day) =>
    (await robin.request('GET', `/api/streak/days?from=${from}&to=${to}`)).status;
  expect(await ask('2028-01-01', '2028-12-31')).toBe(200);
  expect(await ask('2028-01-01', '2029-01-01')).toBe(400);
  expect(await ask('2026-03-11', '2026-03-10')).toBe(400);
  expect(await ask('0000-01-01', '0000-01-02')).toBe(400);
});

test('one couple’s rest and breaks are nothing to another', async () => {
  const { robin } = await aPremiumCouple();
  const { robin: stranger } = await aPremiumCouple();
  await trainDays(robin, 2);
  await pause(robin, today(), inDays(3));
  await stranger.request('DELETE', '/api/streak/break');
  expect(await streakOf(stranger)).toMatchObject({ streakDays: 0, pause: null });
  expect(await streakOf(robin)).toMatchObject({ streakDays: 2, pauseDays: { used: 4 } });
});

const ZONES = ['UTC', 'Pacific/Auckland', 'America/Los_Angeles', 'Europe/Paris'] as const;
const zone = fc.constantFrom(...ZONES);
const event = fc.oneof(
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('train'), zone }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('stretch'), days: fc.integer({ min: 5, max: 9 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('go offline'), zone }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('come online'), zone }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('pass'), hours: fc.integer({ min: 1, max: 36 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('pause'),
      zone,
      from: fc.integer({ min: -1, max: 3 }),
      days: fc.integer({ min: 0, max: 6 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('end'), zone }) },
);
type Event = { kind: string; zone?: string; hours?: number; days?: number; from?: number };

// Never lets thirty days pass without a request, because the login would expire. The clocks of
// Paris and Los Angeles change in these weeks, Auckland's in the next.
test('whatever the life of a couple, what is kept is what its sessions say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 4, maxLength: 18 }), async (events) => {
      const { robin } = await aPremiumCouple();
      await live(robin, events);
      const { coupleId, workouts, trained, onBreak } = await factsOf(robin);
      const days = await world.deps.db
        .select()
        .from(coupleDays)
        .where(eq(coupleDays.coupleId, coupleId))
        .orderBy(coupleDays.day);
      for (const { day, streak, restDays } of days) {
        const plain = plainStreak(upTo(trained, day), onBreak, day, skippedDays(workouts));
        expect({ day, streak, restDays }).toEqual({
          day,
          streak: plain.streakDays,
          restDays: plain.restDays,
        });
      }
      const [totals] = await world.deps.db
        .select()
        .from(coupleTotals)
        .where(eq(coupleTotals.coupleId, coupleId));
      const newest = days.at(-1);
      expect([totals?.lastDay ?? null, totals?.streak ?? 0]).toEqual([
        newest?.day ?? null,
        newest?.streak ?? 0,
      ]);
      for (const at of ZONES) {
        const here = dayIn(at, world.deps.now());
        const skipped = skippedDays(workouts, { at: world.deps.now(), zone: at });
        const { streakDays, restDays, rested } = plainStreak(
          upTo(trained, here),
          onBreak,
          here,
          skipped,
        );
        const headers = { 'x-time-zone': at };
        const ask = async (url: string) =>
          (await robin.request('GET', url, undefined, headers)).body;
        expect(await ask('/api/streak')).toMatchObject({ today: here, streakDays, restDays });
        expect(await ask('/api/progress')).toMatchObject({ streakDays });
        const [from, to] = [addDays(here, -100), here];
        const forgiven = [
          ...rested.map((day) => ({ day, by: 'rest' })),
          ...[...onBreak]
            .filter((day) => day <= here && !trained.has(day))
            .map((day) => ({ day, by: 'pause' })),
        ].sort((one, other) => (one.day < other.day ? -1 : 1));
        expect(await ask(`/api/streak/days?from=${from}&to=${to}`)).toEqual(forgiven);
      }
    }),
    { numRuns: 25 },
  );
  // Set a long timeout: a retry beside a run that has not ended would find its clock moved.
}, 300_000);

const upTo = (days: ReadonlySet<Day>, last: Day) => new Set([...days].filter((day) => day <= last));

async function live(who: Visitor, events: readonly Event[]): Promise<void> {
  const offline: { id: string; completion: object }[] = [];
  for (const { kind, zone: at = 'UTC', hours = 0, days = 0, from = 0 } of events) {
    const headers = { 'x-time-zone': at };
    const here = dayIn(at, world.deps.now());
    if (kind === 'pass') world.pass(hours * HOUR_MS);
    else if (kind === 'train') await train(world, who, { minutes: 0, zone: at });
    else if (kind === 'stretch') await trainDays(who, days);
    else if (kind === 'go offline') {
      const { body } = await who.post('/api/sessions', { workoutId: 101 });
      offline.push({ id: (body as Session).id, completion: completionNow(world, 0) });
    } else if (kind === 'come online') {
      const late = offline.pop();
      if (late) await who.request('PATCH', `/api/sessions/${late.id}`, late.completion, headers);
    } else if (kind === 'pause') {
      const [firstDay, lastDay] = [addDays(here, from), addDays(here, from + days)];
      await who.request('PUT', '/api/streak/break', { firstDay, lastDay }, headers);
    } else await who.request('DELETE', '/api/streak/break', undefined, headers);
  }
}

/** Reads the days on which a couple trained, from its sessions, and its break days. */
async function factsOf(who: Visitor) {
  const { db } = world.deps;
  const { id } = (await who.get('/api/user')) as { id: string };
  const { rows } = (await db.execute(
    sql`SELECT couple_id AS "coupleId" FROM members WHERE id = ${id}`,
  )) as unknown as { rows: { coupleId: string }[] };
  const coupleId = rows[0]?.coupleId ?? '';
  const done = await db
    .select({ at: sessions.completedAt, zone: sessions.completedZone })
    .from(sessions)
    .where(eq(sessions.coupleId, coupleId));
  const workouts = done.flatMap(({ at, zone }) => (at && zone ? [{ at, zone }] : []));
  const onBreak = await db
    .select({ day: breakDays.day })
    .from(breakDays)
    .where(eq(breakDays.coupleId, coupleId));
  return {
    coupleId,
    workouts,
    trained: new Set(workouts.map(dayAt)),
    onBreak: new Set(onBreak.map(({ day }) => day)),
  };
}
