import { describe, expect, test } from 'vitest';
import type { Session } from '../../../contract/training/sessions.ts';
import { confirmAdult } from '../../testing/consenting.ts';
import { aCouple, Visitor } from '../../testing/factories.ts';
import { testApp } from '../../testing/test-app.ts';
import { completionNow, makePremium, train } from '../../testing/training.ts';

const MINUTE_MS = 60_000;
const world = testApp();

async function start(who: Visitor, workoutId = 101) {
  return (await who.post('/api/sessions', { workoutId, partnerId: null })).body as Session;
}

const complete = (who: Visitor, id: string, completion: unknown) =>
  who.request('PATCH', `/api/sessions/${id}`, completion);

test('starting makes an open session that names its workout', async () => {
  // “id, workoutId, partnerId (null when started), startedAt, completedAt, duration (minutes), caloriesBurned, and a nested workout with title and category”
  const { robin } = await aCouple(world);
  const answer = await robin.post('/api/sessions', { workoutId: 101, partnerId: null });
  expect(answer.status).toBe(201);
  expect(answer.body).toEqual({
    id: expect.any(String),
    workoutId: 101,
    memberId: ((await robin.get('/api/user')) as { id: string }).id,
    partnerId: null,
    startedAt: world.deps.now().toISOString(),
    completedAt: null,
    duration: null,
    caloriesBurned: null,
    workout: { title: expect.any(String), category: 'stretch' },
  });
});

test('nobody is a partner of their own, in whatever letters they write their id', async () => {
  const { robin } = await aCouple(world);
  const { id } = (await robin.get('/api/user')) as { id: string };
  for (const partnerId of [id, id.toUpperCase()]) {
    const answer = await robin.post('/api/sessions', { workoutId: 101, partnerId });
    expect(answer.status).toBe(404);
  }
});

test('either partner may complete what the other started', async () => {
  const { robin, kim } = await aCouple(world);
  const { id } = await start(robin);
  world.pass(10 * MINUTE_MS);
  const completion = completionNow(world);
  expect(await complete(kim, id, completion)).toMatchObject({
    status: 200,
    body: { ...completion },
  });
  expect(await robin.get('/api/sessions?limit=1')).toMatchObject([{ id, ...completion }]);
});

test('a session completes once, however often and by whomever it is said', async () => {
  const { robin, kim } = await aCouple(world);
  const { id } = await start(robin);
  world.pass(10 * MINUTE_MS);
  const first = completionNow(world);
  const answers = await Promise.all([
    complete(robin, id, first),
    complete(robin, id, first),
    complete(kim, id, first),
    complete(kim, id, first),
  ]);
  for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { ...first } });
  world.pass(5 * MINUTE_MS);
  const later = await complete(kim, id, completionNow(world, 15));
  expect(later).toMatchObject({ status: 200, body: { ...first } });
  expect(await robin.get('/api/progress')).toMatchObject({
    workoutsCompleted: 1,
    totalCalories: first.caloriesBurned,
  });
});

describe('a session that was dropped', () => {
  const drop = (who: Visitor, id: string) => who.request('DELETE', `/api/sessions/${id}`);

  test('is not completed by what lands late, and may be dropped twice', async () => {
    const { robin, kim } = await aCouple(world);
    const { id } = await start(robin);
    world.pass(10 * MINUTE_MS);
    expect((await drop(robin, id)).status).toBe(204);
    for (const who of [robin, kim]) {
      expect((await complete(who, id, completionNow(world))).status).toBe(404);
    }
    expect((await drop(robin, id)).status).toBe(204);
    expect(await kim.get('/api/sessions?limit=1')).toEqual([]);
    expect(await robin.get('/api/progress')).toMatchObject({ workoutsCompleted: 0 });
  });

  test('as it is completed is one or the other', async () => {
    const { robin, kim, form } = await aCouple(world);
    await makePremium(world, form.partner1Email);
    let completed = 0;
    for (let round = 0; round < 20; round++) {
      const { id } = await start(robin);
      world.pass(10 * MINUTE_MS);
      const completing = complete(kim, id, completionNow(world));
      for (let asked = 0; asked < round % 5; asked++) await robin.get('/api/user');
      expect((await drop(robin, id)).status).toBe(204);
      if ((await completing).status === 200) completed++;
    }
    expect(await robin.get('/api/sessions?limit=100')).toHaveLength(completed);
    expect(await robin.get('/api/progress')).toMatchObject({ workoutsCompleted: completed });
  });
});

test('either partner reads how far a session has come', async () => {
  const { robin, kim } = await aCouple(world);
  const { id } = await start(robin);
  expect(await kim.get(`/api/sessions/${id}`)).toMatchObject({ id, completedAt: null });
  world.pass(10 * MINUTE_MS);
  const completion = completionNow(world);
  await complete(kim, id, completion);
  expect(await robin.get(`/api/sessions/${id}`)).toMatchObject({ id, ...completion });
});

test('sessions of others do not exist', async () => {
  const { robin } = await aCouple(world);
  const { robin: stranger } = await aCouple(world);
  const { id } = await start(robin);
  world.pass(10 * MINUTE_MS);
  const theirs = await complete(stranger, id, completionNow(world));
  const none = await complete(stranger, crypto.randomUUID(), completionNow(world));
  const nonsense = await complete(stranger, 'x', completionNow(world));
  expect(theirs.status).toBe(404);
  expect([none.body, nonsense.body]).toEqual([theirs.body, theirs.body]);
  for (const one of [id, crypto.randomUUID(), 'x']) {
    const read = await stranger.request('GET', `/api/sessions/${one}`);
    expect(read).toMatchObject({ status: 404, body: theirs.body });
  }
  expect(await stranger.get('/api/sessions?limit=7')).toEqual([]);
  expect(await robin.get('/api/sessions?limit=1')).toMatchObject([{ completedAt: null }]);
});

test('a couple is told how often they did each workout, and a closed lock leaves out the bedroom', async () => {
  const { robin, kim, form } = await aCouple(world);
  const { robin: stranger } = await aCouple(world);
  const completions = (who: Visitor) => who.get('/api/sessions/completions');
  await makePremium(world, form.partner1Email);
  for (const who of [robin, kim]) await confirmAdult(who);
  await train(world, robin, { workoutId: 201 });
  await train(world, kim, { workoutId: 101 });
  await train(world, robin, { workoutId: 201 });
  await train(world, kim, { workoutId: 501 });
  // Expect a started workout to count only once it is completed.
  await start(robin, 102);
  const outside = [
    { workoutId: 101, category: 'stretch', times: 1 },
    { workoutId: 201, category: 'strength', times: 2 },
  ];
  const bedroom = { workoutId: 501, category: 'bedroom', times: 1 };
  for (const who of [robin, kim]) expect(await completions(who)).toEqual([...outside, bedroom]);
  expect(await completions(stranger)).toEqual([]);
  await kim.request('PUT', '/api/account/lock', { afterMinutes: 5 });
  await kim.post('/api/lock');
  expect(await completions(kim)).toEqual(outside);
  expect(await completions(robin)).toEqual([...outside, bedroom]);
});

test('the list is newest first and as long as asked', async () => {
  // “| GET /api/sessions?limit=3 and ?limit=7 | none | Lists of sessions for recent workouts |”
  const { robin, form } = await aCouple(world);
  await makePremium(world, form.partner1Email);
  for (const workoutId of [101, 201, 301, 401]) await train(world, robin, { workoutId });
  const ids = async (limit: string) =>
    ((await robin.get(`/api/sessions${limit}`)) as Session[]).map(({ workoutId }) => workoutId);
  expect(await ids('?limit=3')).toEqual([401, 301, 201]);
  expect(await ids('?limit=100')).toEqual([401, 301, 201, 101]);
  expect(await ids('')).toEqual([401, 301, 201, 101]);
});

test.each(['0', '101', '-1', '1.5', 'x', '', '1e2'])('a limit of %j is 400', async (limit) => {
  const { robin } = await aCouple(world);
  expect(await robin.request('GET', `/api/sessions?limit=${limit}`)).toMatchObject({
    status: 400,
    body: { message: 'Please ask for 1 to 100 sessions.' },
  });
});

describe('what does not fit is refused and nothing is written', () => {
  test.each([
    ['no workout', {}],
    ['an unknown workout', { workoutId: 999_999 }],
    ['a workout that is no number', { workoutId: '101' }],
    ['half a workout', { workoutId: 1.5 }],
    ['a partner who is no id', { workoutId: 101, partnerId: 'me' }],
    ['a partner of someone else', { workoutId: 101, partnerId: crypto.randomUUID() }],
  ])('starting with %s', async (_what, body) => {
    const { robin } = await aCouple(world);
    const { status } = await robin.post('/api/sessions', body);
    expect([400, 404]).toContain(status);
    expect(await robin.get('/api/sessions?limit=7')).toEqual([]);
  });

  test.each([
    ['nothing', {}],
    ['no time', { duration: 1, caloriesBurned: 8 }],
    ['a time that is none', { completedAt: 'today', duration: 1, caloriesBurned: 8 }],
    ['half a minute', { duration: 0.5 }],
    ['less than nothing', { duration: -1 }],
    ['calories as text', { caloriesBurned: '8' }],
    ['more calories than there was time for', { caloriesBurned: 500 }],
  ])('completing with %s', async (what, changes) => {
    const { robin } = await aCouple(world);
    const { id } = await start(robin);
    world.pass(10 * MINUTE_MS);
    const whole = what === 'nothing' || what === 'no time' ? {} : completionNow(world);
    expect((await complete(robin, id, { ...whole, ...changes })).status).toBe(400);
    expect(await robin.get('/api/progress')).toMatchObject({ workoutsCompleted: 0 });
  });
});

describe('a device whose clock is corrected during a workout can still complete it', () => {
  const day = (iso: string) => iso.slice(0, 10);

  test.each([
    ['ahead by a day', 1440 * MINUTE_MS, 1450, { duration: 10, caloriesBurned: 80 }],
    ['back by a day', -1440 * MINUTE_MS, 4, { duration: 4, caloriesBurned: 32 }],
    ['ahead by three minutes', 3 * MINUTE_MS, 13, { duration: 10, caloriesBurned: 80 }],
  ])('%s', async (_what, byMs, minutes, counted) => {
    const { robin, kim } = await aCouple(world);
    const { id, startedAt } = await start(robin);
    world.pass(10 * MINUTE_MS);
    const completedAt = new Date(world.deps.now().getTime() + byMs).toISOString();
    const sent = { completedAt, duration: minutes, caloriesBurned: minutes * 8 };
    const answer = await complete(robin, id, sent);
    expect(answer).toMatchObject({ status: 200, body: { ...counted, isAdjusted: true } });
    const end = (answer.body as Session).completedAt ?? '';
    expect(Date.parse(end)).toBeGreaterThanOrEqual(Date.parse(startedAt));
    expect(Date.parse(end)).toBeLessThanOrEqual(world.deps.now().getTime());
    // Send again, as a phone that missed the answer: the answer must be the same.
    expect((await complete(robin, id, sent)).body).toEqual(answer.body);
    expect(await kim.get('/api/sessions/today')).toMatchObject([{ id, ...counted }]);
    const days = (await kim.get('/api/progress/days')) as { day: string; workouts: number }[];
    expect(days.find((one) => one.day === day(startedAt))).toMatchObject({ workouts: 1 });
  });

  test('a clock that was right throughout is believed', async () => {
    const { robin } = await aCouple(world);
    expect(await train(world, robin)).toMatchObject({ status: 200, body: { isAdjusted: false } });
  });
});

test('nobody starts, completes or lists without signing in', async () => {
  // “Server-side enforcement of any role: not shown.”
  const anyone = new Visitor(world);
  const answers = await Promise.all([
    anyone.post('/api/sessions', { workoutId: 501 }),
    complete(anyone, crypto.randomUUID(), completionNow(world)),
    anyone.request('GET', '/api/sessions'),
    anyone.request('GET', '/api/sessions/today'),
    anyone.request('GET', '/api/sessions/free'),
    anyone.request('GET', '/api/progress'),
    anyone.request('GET', '/api/progress/days'),
    anyone.request('GET', '/api/goals/weekly'),
  ]);
  for (const { status } of answers) expect(status).toBe(401);
});
