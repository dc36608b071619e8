import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/training/sessions.ts';
import { memberByEmail } from '../../auth/member-queries.ts';
import { couples } from '../../db/tables/couples.ts';
import { confirmAdult } from '../../testing/consenting.ts';
import { aCouple, Visitor } from '../../testing/factories.ts';
import { testApp } from '../../testing/test-app.ts';
import { completionNow, endPremium, makePremium, train } from '../../testing/training.ts';
import { sendUnsent, trainOffline, type Unsent } from '../../testing/training-offline.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const world = testApp();

const offline = (deed: Parameters<typeof trainOffline>[1] = {}) => trainOffline(world, deed);
const send = (who: Visitor, unsent: Unsent, clockMs = 0) => sendUnsent(world, who, unsent, clockMs);

const sessionsOf = async (who: Visitor) => (await who.get('/api/sessions?limit=50')) as Session[];

test('a workout begun and finished offline counts days later, with its real times', async () => {
  const { robin, kim } = await aCouple(world);
  const unsent = offline();
  world.pass(3 * DAY_MS);
  const answer = await send(robin, unsent);
  expect(answer).toMatchObject({
    status: 200,
    body: {
      id: unsent.id,
      startedAt: unsent.report.startedAt,
      completedAt: unsent.report.completedAt,
      duration: 10,
      caloriesBurned: 80,
      partnerId: null,
      isAdjusted: false,
    },
  });
  const { isAdjusted, ...session } = answer.body;
  expect(await sessionsOf(kim)).toEqual([session]);
  expect(await kim.get('/api/progress')).toMatchObject({ workoutsCompleted: 1, totalCalories: 80 });
  expect(await kim.get('/api/progress/days')).toMatchObject([
    {},
    {},
    {},
    { day: '2026-03-11', workouts: 1, minutes: 10 },
    {},
    {},
    {},
  ]);
});

test('however often and from however many tabs it is sent, it counts once', async () => {
  const { robin } = await aCouple(world);
  const unsent = offline();
  const answers = await Promise.all(Array.from({ length: 5 }, () => send(robin, unsent)));
  // Send again after a change of the phone's clock.
  answers.push(await send(robin, unsent, 2 * DAY_MS));
  for (const answer of answers) expect(answer).toMatchObject({ status: 200 });
  expect(new Set(answers.map(({ body }) => body.completedAt)).size).toBe(1);
  expect(await sessionsOf(robin)).toHaveLength(1);
  expect(await robin.get('/api/progress')).toMatchObject({ workoutsCompleted: 1 });
});

describe('one workout on both phones', () => {
  test('is one session of both, whoever sends first and however often', async () => {
    const { robin, kim } = await aCouple(world);
    const [ofRobin, ofKim] = [offline(), { ...offline({ minutes: 0 }) }];
    ofKim.report = { ...ofRobin.report, duration: 9, caloriesBurned: 72 };
    await Promise.all([send(robin, ofRobin), send(kim, ofKim), send(robin, ofRobin)]);
    const again = await send(kim, ofKim);
    expect(again.status).toBe(200);
    // Send again much later, with a changed clock on the phone.
    world.pass(DAY_MS);
    expect((await send(kim, ofKim, 5 * DAY_MS)).body.id).toBe(again.body.id);
    const [session, ...more] = await sessionsOf(kim);
    expect(more).toEqual([]);
    const ids = await Promise.all(
      [robin, kim].map(async (who) => ((await who.get('/api/user')) as { id: string }).id),
    );
    expect([session?.memberId, session?.partnerId].sort()).toEqual(ids.sort());
    expect(await robin.get('/api/progress')).toMatchObject({ workoutsCompleted: 1 });
  });

  test('counts once where one of the two phones had begun it online', async () => {
    const { robin, kim } = await aCouple(world);
    const { body } = await robin.post('/api/sessions', { workoutId: 101 });
    const unsent = offline();
    const { id } = body as Session;
    const sent = await send(kim, unsent);
    expect(sent).toMatchObject({ status: 200, body: { id } });
    const own = await robin.request('PATCH', `/api/sessions/${id}`, completionNow(world));
    expect(own).toMatchObject({ status: 200, body: { completedAt: sent.body.completedAt } });
    expect(await robin.get('/api/progress')).toMatchObject({ workoutsCompleted: 1 });
    expect(await sessionsOf(robin)).toHaveLength(1);
  });

  test('is two where they trained one after the other, or each another workout', async () => {
    const { robin, kim } = await aCouple(world);
    const first = offline();
    const second = offline();
    const other = offline({ workoutId: 201, minutes: 0 });
    other.report = { ...second.report, workoutId: 201 };
    await send(robin, first);
    await send(kim, second);
    await send(robin, other);
    expect(await sessionsOf(robin)).toHaveLength(3);
  });

  test('costs one of the free workouts', async () => {
    const { robin, kim } = await aCouple(world);
    for (let i = 0; i < 2; i++) await train(world, robin);
    const unsent = offline();
    expect((await send(robin, unsent)).status).toBe(200);
    expect((await send(kim, { ...unsent, id: crypto.randomUUID() })).status).toBe(200);
    expect(await kim.get('/api/sessions/free')).toEqual({ left: 0 });
  });
});

describe('a clock that is wrong, or was corrected, loses no workout', () => {
  test.each([
    ['ahead by a day', DAY_MS],
    ['behind by a year', -365 * DAY_MS],
    ['ahead by three minutes', 3 * MINUTE_MS],
  ])('a clock that was %s all the time is set right', async (_what, clockMs) => {
    const { robin } = await aCouple(world);
    const startedAt = world.deps.now().toISOString();
    const unsent = offline({ clockMs });
    const completedAt = world.deps.now().toISOString();
    world.pass(5 * HOUR_MS);
    expect(await send(robin, unsent, clockMs)).toMatchObject({
      status: 200,
      body: { startedAt, completedAt, duration: 10, isAdjusted: false },
    });
  });

  test.each([
    ['ahead by a day', DAY_MS],
    ['in 1970', -56 * 365 * DAY_MS],
  ])('one that was %s and was corrected since counts as of its arrival', async (_what, clockMs) => {
    const { robin } = await aCouple(world);
    const unsent = offline({ clockMs });
    world.pass(HOUR_MS);
    const now = world.deps.now();
    const startedAt = new Date(now.getTime() - 10 * MINUTE_MS).toISOString();
    expect(await send(robin, unsent)).toMatchObject({
      status: 200,
      body: { startedAt, completedAt: now.toISOString(), duration: 10, isAdjusted: true },
    });
  });

  test.each([
    ['back by a day', -DAY_MS, 10],
    ['ahead by two days', 2 * DAY_MS, 2890],
  ])(
    'one that was set %s on the way counts with the minutes that can be',
    async (_what, by, sent) => {
      const { robin } = await aCouple(world);
      const unsent = offline();
      const { completedAt } = unsent.report;
      unsent.report.completedAt = new Date(Date.parse(completedAt) + by).toISOString();
      unsent.report.duration = sent;
      unsent.report.caloriesBurned = sent * 8;
      world.pass(HOUR_MS);
      const { status, body } = await send(robin, unsent, by);
      expect(status).toBe(200);
      expect(body).toMatchObject({ completedAt, isAdjusted: true });
      // Expect no time before the couple signed up, which was when this workout began.
      expect(body.duration).toBeLessThanOrEqual(12);
      expect(Date.parse(body.startedAt)).toBeGreaterThanOrEqual(
        Date.parse(unsent.report.startedAt),
      );
    },
  );

  test('nobody trains for more minutes than there were', async () => {
    const { robin } = await aCouple(world);
    const first = offline({ minutes: 30 });
    await send(robin, first);
    const second = { id: crypto.randomUUID(), report: { ...first.report, workoutId: 201 } };
    expect(await send(robin, second)).toMatchObject({
      status: 200,
      body: { duration: 2, caloriesBurned: 16, isAdjusted: true },
    });
    expect(await robin.get('/api/progress')).toMatchObject({ workoutsCompleted: 2 });
  });
});

test('its day is that of the place where it was finished, wherever the phone is by now', async () => {
  const { robin } = await aCouple(world);
  world.pass(11 * HOUR_MS); // 23:00 in UTC, noon of the next day in Auckland
  const unsent = offline({ timeZone: 'Pacific/Auckland' });
  world.pass(2 * DAY_MS);
  await send(robin, unsent);
  expect(await robin.get('/api/history/2026-03-12')).toHaveLength(1);
  expect(await robin.get('/api/history/2026-03-11')).toHaveLength(0);
});

describe('the rules are applied when it arrives', () => {
  test('a fourth free workout is refused by name, and counts once they have subscribed', async () => {
    const { robin, form } = await aCouple(world);
    const unsent = [1, 2, 3, 4].map(() => offline());
    const statuses: number[] = [];
    for (const one of unsent) statuses.push((await send(robin, one)).status);
    expect(statuses).toEqual([200, 200, 200, 402]);
    const [, , , fourth] = unsent as [Unsent, Unsent, Unsent, Unsent];
    expect((await send(robin, fourth)).body).toEqual({
      message: 'You’ve used your free workouts. Subscribe to continue.',
    });
    await makePremium(world, form.partner1Email);
    expect((await send(robin, fourth)).status).toBe(200);
    expect(await sessionsOf(robin)).toHaveLength(4);
  });

  test('what was done with premium counts after it', async () => {
    const { robin, form } = await aCouple(world);
    const unsent = Array.from({ length: 4 }, () => offline());
    const { coupleId = '' } =
      (await memberByEmail(world.deps.db, world.deps.identities, form.partner1Email)) ?? {};
    world.pass(MINUTE_MS);
    await world.deps.db
      .update(couples)
      .set({ subscriptionStatus: 'canceled', premiumUntil: world.deps.now() })
      .where(eq(couples.id, coupleId));
    world.pass(DAY_MS);
    const late = offline();
    for (const one of unsent) expect((await send(robin, one)).status).toBe(200);
    expect((await send(robin, late)).status).toBe(402);
  });

  test('the bedroom needs premium and an adult', async () => {
    const { robin, form } = await aCouple(world);
    const unsent = offline({ workoutId: 501 });
    expect(await send(robin, unsent)).toMatchObject({
      status: 403,
      body: { message: 'This workout is part of Premium.' },
    });
    await makePremium(world, form.partner1Email);
    expect(await send(robin, unsent)).toMatchObject({
      status: 403,
      body: { message: 'Please confirm that you’re 18 or older first.' },
    });
    await confirmAdult(robin);
    expect((await send(robin, unsent)).status).toBe(200);
    await endPremium(world, form.partner1Email);
    expect((await send(robin, unsent)).status).toBe(200);
  });

  test('one of the bedroom waits on the phone until its member unlocks', async () => {
    const { robin, kim, form } = await aCouple(world);
    await makePremium(world, form.partner1Email);
    await confirmAdult(robin, kim);
    await robin.request('PUT', '/api/account/lock', { afterMinutes: 5 });
    await robin.post('/api/lock');
    // Send a bedroom workout while locked: the answer would reveal that the partner did the same
    // one.
    const [bedroom, stretch] = [offline({ workoutId: 501 }), offline()];
    expect((await send(robin, bedroom)).status).toBe(423);
    expect((await send(robin, stretch)).status).toBe(200);
    await robin.post('/api/unlock', { password: form.partner1Password });
    expect((await send(robin, bedroom)).status).toBe(200);
    expect(await sessionsOf(kim)).toHaveLength(2);
  });

  test.each([
    ['an unknown workout', { workoutId: 999_999 }, 404],
    ['more calories than there was time for', { caloriesBurned: 500 }, 400],
    ['a time that is none', { startedAt: 'yesterday' }, 400],
    ['less than no minutes', { duration: -1 }, 400],
  ])('%s is refused, and nothing is written', async (_what, changes, status) => {
    const { robin } = await aCouple(world);
    const unsent = offline();
    expect(
      (await send(robin, { ...unsent, report: { ...unsent.report, ...changes } })).status,
    ).toBe(status);
    expect(await sessionsOf(robin)).toEqual([]);
  });
});

test('a report is of the couple that sends it, whatever id it bears', async () => {
  const { robin } = await aCouple(world);
  const { robin: stranger } = await aCouple(world);
  const unsent = offline();
  await send(robin, unsent);
  expect((await send(stranger, unsent)).status).toBe(200);
  expect(await sessionsOf(robin)).toHaveLength(1);
  expect(await sessionsOf(stranger)).toHaveLength(1);
  expect((await send(new Visitor(world), unsent)).status).toBe(401);
  // Report a session that was started on the server: such a session can only be completed.
  const { body } = await robin.post('/api/sessions', { workoutId: 101 });
  expect((await send(robin, { ...unsent, id: (body as Session).id })).status).toBe(404);
});
