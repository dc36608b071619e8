import { describe, expect, test } from 'vitest';
import { addDays } from '../../../contract/calendar.ts';
import { PLANNED_PER_DAY, type PlannedWorkout } from '../../../contract/progress/plan.ts';
import { plannedWorkouts } from '../../db/tables/plan.ts';
import { confirmAdult } from '../../testing/consenting.ts';
import { aCouple, type Visitor } from '../../testing/factories.ts';
import { testApp } from '../../testing/test-app.ts';
import { endPremium, makePremium, train } from '../../testing/training.ts';
import { sweepPlan } from './queries.ts';

const world = testApp();
/** Date of the tests' clock, a Wednesday. */
const TODAY = '2026-03-11';
const FRIDAY = '2026-03-13';
const IN_BERLIN = { 'x-time-zone': 'Europe/Berlin' };
const IN_NEW_YORK = { 'x-time-zone': 'America/New_York' };

type Zone = Record<string, string>;
const EVENING = { workoutId: 101, day: FRIDAY, time: '20:00' };

const propose = (who: Visitor, changes: object = {}, zone: Zone = {}) =>
  who.request('POST', '/api/plan', { ...EVENING, ...changes }, zone);
async function proposed(who: Visitor, changes: object = {}, zone: Zone = {}) {
  const { status, body } = await propose(who, changes, zone);
  expect(status).toBe(201);
  return body as PlannedWorkout;
}
const move = (who: Visitor, { id, version }: PlannedWorkout, changes: object, zone: Zone = {}) =>
  who.request('PATCH', `/api/plan/${id}`, { basedOn: version, ...changes }, zone);
async function planOf(who: Visitor, zone: Zone = {}, from = '2026-03-09', until = '2026-03-15') {
  const { body } = await who.request(
    'GET',
    `/api/plan?from=${from}&until=${until}`,
    undefined,
    zone,
  );
  return body as PlannedWorkout[];
}
const remove = (who: Visitor, { id }: PlannedWorkout) => who.request('DELETE', `/api/plan/${id}`);

test('either proposes, the other sees it and may change it', async () => {
  const { robin, kim } = await aCouple(world);
  const friday = await proposed(robin);
  expect(friday).toMatchObject({
    day: FRIDAY,
    time: '20:00',
    startsAt: '2026-03-13T20:00:00.000Z',
    elsewhere: null,
    proposedBy: 'you',
    isDone: false,
    workout: { id: 101, category: 'stretch' },
  });
  expect(await planOf(kim)).toEqual([{ ...friday, proposedBy: 'partner' }]);

  const moved = await move(kim, friday, { day: '2026-03-12', time: '07:30' });
  expect(moved).toMatchObject({ status: 200, body: { day: '2026-03-12', time: '07:30' } });
  expect(await planOf(robin)).toMatchObject([
    { id: friday.id, day: '2026-03-12', time: '07:30', proposedBy: 'you', version: 1 },
  ]);

  expect((await remove(kim, friday)).status).toBe(204);
  expect(await planOf(robin)).toEqual([]);
  expect((await remove(robin, friday)).status).toBe(404);
  expect(await robin.post(`/api/plan/${friday.id}/restore`)).toMatchObject({ status: 200 });
  expect(await planOf(kim)).toMatchObject([{ id: friday.id, day: '2026-03-12', version: 3 }]);
});

test('a week is listed in the order of its hours, and other weeks are not', async () => {
  const { robin } = await aCouple(world);
  for (const [day, time] of [
    ['2026-03-15', '09:00'],
    [FRIDAY, '21:00'],
    [FRIDAY, '06:45'],
    ['2026-03-16', '00:00'],
  ]) {
    await proposed(robin, { day, time });
  }
  expect((await planOf(robin)).map(({ day, time }) => `${day} ${time}`)).toEqual([
    '2026-03-13 06:45',
    '2026-03-13 21:00',
    '2026-03-15 09:00',
  ]);
  expect(await planOf(robin, {}, '2026-03-16', '2026-03-22')).toHaveLength(1);
});

test('in two zones both mean one moment, each on their own calendar', async () => {
  const { robin, kim } = await aCouple(world);
  const late = await proposed(robin, { day: FRIDAY, time: '02:00' }, IN_BERLIN);
  expect(late).toMatchObject({ startsAt: '2026-03-13T01:00:00.000Z', elsewhere: null });
  // Expect the evening of the day before in New York, where summer time has already begun.
  expect(await planOf(kim, IN_NEW_YORK)).toMatchObject([
    {
      day: '2026-03-12',
      time: '21:00',
      startsAt: '2026-03-13T01:00:00.000Z',
      elsewhere: { zone: 'Europe/Berlin', time: '02:00' },
    },
  ]);
  expect(await planOf(kim, IN_NEW_YORK, FRIDAY, FRIDAY)).toEqual([]);
  // Move by New York's clock: a new time is always in the zone of the member who moves.
  await move(kim, late, { time: '18:00' }, IN_NEW_YORK);
  expect(await planOf(robin, IN_BERLIN)).toMatchObject([
    {
      day: '2026-03-12',
      time: '23:00',
      startsAt: '2026-03-12T22:00:00.000Z',
      elsewhere: { zone: 'America/New_York', time: '18:00' },
    },
  ]);
});

test('a member’s own choice of zone counts before that of the device', async () => {
  const { robin } = await aCouple(world);
  await robin.request('PATCH', '/api/account', { timeZone: 'Asia/Kathmandu' });
  expect(await proposed(robin, {}, IN_BERLIN)).toMatchObject({
    startsAt: '2026-03-13T14:15:00.000Z',
  });
});

test('20:00 stays 20:00 on either side of summer time', async () => {
  const { robin } = await aCouple(world);
  const before = await proposed(robin, { day: '2026-03-28' }, IN_BERLIN);
  const after = await proposed(robin, { day: '2026-03-29' }, IN_BERLIN);
  expect([before.startsAt, after.startsAt]).toEqual([
    '2026-03-28T19:00:00.000Z',
    '2026-03-29T18:00:00.000Z',
  ]);
  expect(
    (await planOf(robin, IN_BERLIN, '2026-03-28', '2026-03-29')).map(({ time }) => time),
  ).toEqual(['20:00', '20:00']);
});

describe('bad input is refused with a sentence', () => {
  test.each([
    [{ day: '2026-03-10' }, 'from today to a year'],
    [{ day: '2027-03-14' }, 'from today to a year'],
    [{ day: '2026-02-30' }, 'days such as'],
    [{ day: '0000-01-01' }, 'days such as'],
    [{ day: 'tomorrow' }, 'days such as'],
    [{ time: '24:00' }, 'a time such as'],
    [{ time: '8pm' }, 'a time such as'],
    [{ time: '20:00:30' }, 'a time such as'],
    [{ workoutId: 'yoga' }, 'name a workout'],
  ])('%j', async (changes, words) => {
    const { robin } = await aCouple(world);
    const refused = await propose(robin, changes);
    expect(refused).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(words) },
    });
    expect(await planOf(robin)).toEqual([]);
  });

  test.each(['', '?from=2026-03-09', '?from=2026-03-15&until=2026-03-09', '?from=x&until=y'])(
    'GET /api/plan%s',
    async (query) => {
      const { robin } = await aCouple(world);
      expect((await robin.request('GET', `/api/plan${query}`)).status).toBe(400);
    },
  );

  test('a year at once is too much, six weeks are not', async () => {
    const { robin } = await aCouple(world);
    const asked = async (until: string) =>
      (await robin.request('GET', `/api/plan?from=2026-01-01&until=${until}`)).status;
    expect([await asked('2026-02-11'), await asked('2026-02-12')]).toEqual([200, 400]);
  });

  test('a workout that is not there', async () => {
    const { robin } = await aCouple(world);
    expect((await propose(robin, { workoutId: 99_999 })).status).toBe(404);
  });

  test('today is still open, and so is a year from now', async () => {
    const { robin } = await aCouple(world);
    await proposed(robin, { day: TODAY, time: '00:00' });
    await proposed(robin, { day: addDays(TODAY, 366) });
  });
});

test('what is today depends on where one is', async () => {
  const { robin } = await aCouple(world);
  // Propose from Kiritimati, where the next day has begun at noon UTC.
  const refused = await propose(robin, { day: TODAY }, { 'x-time-zone': 'Pacific/Kiritimati' });
  expect(refused.status).toBe(400);
});

test('a day has room for so many, also when two phones fill it at once', async () => {
  const { robin, kim } = await aCouple(world);
  const tries = Array.from({ length: PLANNED_PER_DAY + 2 }, (_, n) =>
    propose(n % 2 ? robin : kim, { time: `1${n}:00` }),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(PLANNED_PER_DAY);
  expect(statuses.filter((status) => status === 409)).toHaveLength(2);
  const elsewhere = await proposed(robin, { day: '2026-03-14' });
  expect((await move(robin, elsewhere, { day: FRIDAY })).status).toBe(409);
  // Remove one to make room. Then restoring it must fail.
  const [first] = await planOf(robin);
  await remove(robin, first as PlannedWorkout);
  expect((await move(robin, elsewhere, { day: FRIDAY })).status).toBe(200);
  expect((await kim.post(`/api/plan/${first?.id}/restore`)).status).toBe(409);
});

test('of two phones that move the same one, the first moves it and the second is told', async () => {
  const { robin, kim } = await aCouple(world);
  const friday = await proposed(robin);
  const answers = await Promise.all([
    move(robin, friday, { day: '2026-03-12' }),
    move(kim, friday, { day: '2026-03-14' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [now] = await planOf(kim);
  expect(now?.version).toBe(1);
  const winner = answers.find(({ status }) => status === 200)?.body as PlannedWorkout;
  expect(now?.day).toBe(winner.day);
  // Repeat the move, as a retry on a bad network does. The repetition must succeed and change
  // nothing.
  expect((await move(robin, friday, { day: winner.day })).status).toBe(200);
  expect((await planOf(kim))[0]?.version).toBe(1);
});

test('nobody reads, moves, removes or restores the plan of another couple', async () => {
  const { robin } = await aCouple(world);
  const { robin: stranger } = await aCouple(world);
  const friday = await proposed(robin);
  expect(await planOf(stranger)).toEqual([]);
  expect((await move(stranger, friday, { day: '2026-03-12' })).status).toBe(404);
  expect((await remove(stranger, friday)).status).toBe(404);
  await remove(robin, friday);
  expect((await stranger.post(`/api/plan/${friday.id}/restore`)).status).toBe(404);
});

test('what was done on its day is marked so', async () => {
  const { robin, kim } = await aCouple(world);
  await proposed(robin, { day: TODAY, time: '13:00' });
  await proposed(robin, { day: TODAY, time: '14:00', workoutId: 201 });
  await train(world, kim, { workoutId: 101 });
  expect((await planOf(robin)).map(({ isDone }) => isDone)).toEqual([true, false]);
});

describe('the bedroom', () => {
  const BEDROOM = { workoutId: 501 };

  test('is planned by adults with premium, as it is opened by them', async () => {
    const { robin, form } = await aCouple(world);
    expect((await propose(robin, BEDROOM)).status).toBe(403);
    await makePremium(world, form.partner1Email);
    expect((await propose(robin, BEDROOM)).status).toBe(403);
    await confirmAdult(robin);
    expect(await proposed(robin, BEDROOM)).toMatchObject({ workout: { category: 'bedroom' } });
  });

  test('is moved and put back by those who may plan it, and taken off by either', async () => {
    const { robin, kim, form } = await aCouple(world);
    await makePremium(world, form.partner1Email);
    await confirmAdult(robin);
    const bedroom = await proposed(robin, BEDROOM);
    const later = { day: '2026-03-12' };
    const restored = async (who: Visitor) =>
      (await who.post(`/api/plan/${bedroom.id}/restore`)).status;

    expect((await move(kim, bedroom, later)).status).toBe(403);
    expect(await planOf(robin)).toEqual([bedroom]);
    // Expect success: removing a workout requires no confirmed age.
    expect((await remove(kim, bedroom)).status).toBe(204);
    expect(await restored(kim)).toBe(403);
    expect(await restored(robin)).toBe(200);
    await confirmAdult(kim);
    expect((await move(kim, (await planOf(kim))[0] ?? bedroom, later)).status).toBe(200);
    await endPremium(world, form.partner1Email);
    const [moved = bedroom] = await planOf(kim);
    expect((await move(kim, moved, { day: '2026-03-13' })).status).toBe(403);
    expect((await remove(kim, moved)).status).toBe(204);
  });

  test('is left out of the plan while the lock is closed, and stays as it is', async () => {
    const { robin, kim, form } = await aCouple(world);
    await makePremium(world, form.partner1Email);
    await confirmAdult(robin, kim);
    const bedroom = await proposed(kim, BEDROOM);
    const stretch = await proposed(kim, { time: '07:00' });
    await robin.request('PUT', '/api/account/lock', { afterMinutes: 0 });
    await robin.post('/api/lock');
    expect((await planOf(robin)).map(({ id }) => id)).toEqual([stretch.id]);
    expect((await move(robin, bedroom, { day: '2026-03-12' })).status).toBe(423);
    expect((await remove(robin, bedroom)).status).toBe(423);
    expect((await robin.post(`/api/plan/${bedroom.id}/restore`)).status).toBe(423);
    expect((await propose(robin, BEDROOM)).status).toBe(423);
    expect((await move(robin, stretch, { day: '2026-03-12' })).status).toBe(200);
    expect((await planOf(kim)).map(({ id }) => id)).toEqual([stretch.id, bedroom.id]);
  });
});

test('whoever leaves is no longer named; what they proposed stays until both have left', async () => {
  const { robin, kim, form } = await aCouple(world);
  await proposed(robin);
  await robin.post('/api/account/leave', { password: form.partner1Password });
  expect(await planOf(kim)).toMatchObject([{ proposedBy: null, day: FRIDAY }]);
  await kim.post('/api/account/leave', { password: form.partner2Password });
  expect(await world.deps.db.$count(plannedWorkouts)).toBe(0);
});

test('what was removed can be put back for a month, and is then gone', async () => {
  const { robin } = await aCouple(world);
  const friday = await proposed(robin);
  await proposed(robin, { time: '21:00' });
  await remove(robin, friday);
  const { db, now } = world.deps;
  world.pass(29 * 86_400_000);
  await sweepPlan(db, now());
  expect(await db.$count(plannedWorkouts)).toBe(2);
  world.pass(2 * 86_400_000);
  await sweepPlan(db, now());
  expect(await db.$count(plannedWorkouts)).toBe(1);
});
