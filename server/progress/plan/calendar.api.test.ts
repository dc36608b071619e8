import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../contract/calendar.ts';
import { momentAt } from '../../../contract/local-time.ts';
import type { PlannedWorkout } from '../../../contract/progress/plan.ts';
import { members } from '../../db/tables/couples.ts';
import { calendarAddresses } from '../../db/tables/plan.ts';
import { confirmAdult } from '../../testing/consenting.ts';
import { aCouple, Visitor } from '../../testing/factories.ts';
import { everyRow } from '../../testing/leak-markers.ts';
import { readCalendar } from '../../testing/read-calendar.ts';
import { testApp } from '../../testing/test-app.ts';
import { makePremium } from '../../testing/training.ts';

const world = testApp();
const IN_BERLIN = { 'x-time-zone': 'Europe/Berlin' };
const EVENING = { workoutId: 101, day: '2026-03-13', time: '20:00' };

async function addressOf(who: Visitor): Promise<string> {
  const { body } = await who.request('PUT', '/api/account/calendar');
  return (body as { address: string }).address;
}
/** Alarm of an event: half an hour before, in words that a locked phone may show. */
const alarmOf = (words: string) => [['DISPLAY', '-PT30M', words]];
/** Fetches like a calendar app: from anywhere, without a cookie. */
function fetched(address: string, headers: Record<string, string> = {}) {
  return world.app.inject({ url: new URL(address).pathname, headers });
}
const eventsAt = async (address: string) => readCalendar((await fetched(address)).payload).events;
async function plan(who: Visitor, changes: object = {}, zone = IN_BERLIN) {
  const { status, body } = await who.request('POST', '/api/plan', { ...EVENING, ...changes }, zone);
  expect(status).toBe(201);
  return body as PlannedWorkout;
}

test('a calendar app follows what is planned, moved, removed and put back', async () => {
  const { robin, kim } = await aCouple(world);
  const address = await addressOf(robin);
  expect(address).toMatch(/^http:\/\/[^/]+\/api\/calendar\/[\w-]{64}\.ics$/);
  expect(await eventsAt(address)).toEqual([]);

  const friday = await plan(kim);
  const [first] = await eventsAt(address);
  expect(first).toMatchObject({
    uid: friday.id,
    title: friday.workout.title,
    startsAt: new Date('2026-03-13T19:00:00Z'),
    endsAt: new Date(Date.parse('2026-03-13T19:00:00Z') + friday.workout.duration * 60_000),
    sequence: 0,
    status: 'CONFIRMED',
    changedAt: '2026-03-11T12:00:00Z',
  });

  world.pass(60_000);
  const move = { day: '2026-03-29', basedOn: 0 };
  await kim.request('PATCH', `/api/plan/${friday.id}`, move, IN_BERLIN);
  // Move into summer time, which begins that night: 20:00 is an hour earlier in UTC.
  const moved = {
    uid: friday.id,
    startsAt: new Date('2026-03-29T18:00:00Z'),
    sequence: 1,
    changedAt: '2026-03-11T12:01:00Z',
  };
  expect(await eventsAt(address)).toMatchObject([{ ...moved, status: 'CONFIRMED' }]);

  await kim.request('DELETE', `/api/plan/${friday.id}`);
  const removed = { uid: friday.id, startsAt: moved.startsAt, sequence: 2, status: 'CANCELLED' };
  expect(await eventsAt(address)).toMatchObject([removed]);

  await robin.post(`/api/plan/${friday.id}/restore`);
  expect(await eventsAt(address)).toMatchObject([{ sequence: 3, status: 'CONFIRMED' }]);
});

test('whatever is planned, in whatever zone, is read from the calendar at its moment', async () => {
  const { robin } = await aCouple(world);
  const address = await addressOf(robin);
  const zones = ['Europe/Berlin', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe'];
  const minute = fc.integer({ min: 0, max: 1439 });
  const plans = fc.uniqueArray(
    fc.record({
      workoutId: fc.constantFrom(101, 201, 301, 401),
      day: fc.integer({ min: 1, max: 360 }).map((days) => addDays('2026-03-11', days)),
      time: minute.map((at) => new Date(at * 60_000).toISOString().slice(11, 16)),
      zone: fc.constantFrom(...zones),
    }),
    { minLength: 20, maxLength: 20, selector: ({ day }) => day },
  );
  const [planned = []] = fc.sample(plans, 1);
  const expected = new Map<string, string>();
  for (const { zone, ...place } of planned) {
    const { id } = await plan(robin, place, { 'x-time-zone': zone });
    expected.set(id, momentAt(zone, place).toISOString());
  }
  const read = await eventsAt(address);
  expect(new Map(read.map(({ uid, startsAt }) => [uid, startsAt.toISOString()]))).toEqual(expected);
});

describe('words', () => {
  test('in discreet mode the calendar names neither the app nor the workout, on one’s own address alone', async () => {
    const { robin, kim } = await aCouple(world);
    const [robins, kims] = [await addressOf(robin), await addressOf(kim)];
    const { workout } = await plan(robin);
    await robin.request('PATCH', '/api/account', { isDiscreet: true });
    const { payload, headers } = await fetched(robins);
    expect(readCalendar(payload).events).toMatchObject([
      { title: 'Appointment', description: null, url: null, alarms: alarmOf('Appointment') },
    ]);
    expect(readCalendar(payload).value('x-wr-calname')).toBe('Planner');
    const said = payload + JSON.stringify(headers);
    expect(said).not.toMatch(new RegExp(`sex|workout|couple|partner|${workout.title}`, 'i'));
    expect(await eventsAt(kims)).toMatchObject([
      {
        title: workout.title,
        url: expect.stringMatching(/\/workout\/101$/),
        alarms: alarmOf('Time for two'),
      },
    ]);
  });

  test('of the bedroom a calendar never tells', async () => {
    const { robin, form } = await aCouple(world);
    await makePremium(world, form.partner1Email);
    await confirmAdult(robin);
    const address = await addressOf(robin);
    const { workout } = await plan(robin, { workoutId: 501 });
    const { payload } = await fetched(address);
    expect(readCalendar(payload).events).toMatchObject([
      { title: 'Time for two', description: null, url: null, alarms: alarmOf('Time for two') },
    ]);
    expect(payload).not.toContain(workout.title);
    expect(payload).not.toMatch(/bedroom|501/);
  });
});

test('it is served as a calendar, to no cookie, and only once while nothing changes', async () => {
  const { robin } = await aCouple(world);
  await plan(robin);
  const address = await addressOf(robin);
  // Wait long enough that any other request would extend the login.
  world.pass(2 * 3_600_000);
  const first = await fetched(address, { cookie: robin.cookie });
  expect(first).toMatchObject({
    statusCode: 200,
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      etag: expect.stringMatching(/^W\//),
    },
  });
  expect(first.headers).not.toHaveProperty('set-cookie');
  const held = { 'if-none-match': String(first.headers.etag) };
  expect(await fetched(address, held)).toMatchObject({ statusCode: 304, payload: '' });
  await plan(robin, { time: '21:00' });
  expect((await fetched(address, held)).statusCode).toBe(200);
});

describe('the address', () => {
  test('is shown to its owner again, and to nobody else', async () => {
    const { robin, kim } = await aCouple(world);
    const shown = (who: Visitor) => who.get('/api/account/calendar');
    expect(await shown(robin)).toEqual({ address: null });
    const address = await addressOf(robin);
    expect(await shown(robin)).toEqual({ address });
    expect(await shown(kim)).toEqual({ address: null });
  });

  test('is neither in the database nor in the log', async () => {
    const { robin } = await aCouple(world);
    const address = await addressOf(robin);
    await fetched(address);
    await fetched(address.replace(/\w{3}\.ics$/, 'xxx.ics'));
    const token = /([\w-]+)\.ics$/.exec(address)?.[1] ?? 'none';
    expect(await everyRow(world.database)).not.toContain(token);
    expect(world.logLines.join('\n')).toContain('/api/calendar/:file');
    expect(world.logLines.join('\n')).not.toContain(token.slice(30, 60));
  });

  test('opens nothing any more once it is renewed or closed', async () => {
    const { robin, kim } = await aCouple(world);
    const kims = await addressOf(kim);
    const first = await addressOf(robin);
    const second = await addressOf(robin);
    const status = async (address: string) => (await fetched(address)).statusCode;
    expect(second).not.toBe(first);
    expect([await status(first), await status(second), await status(kims)]).toEqual([
      404, 200, 200,
    ]);
    await robin.request('DELETE', '/api/account/calendar');
    expect([await status(second), await status(kims)]).toEqual([404, 200]);
  });

  test('is gone with its owner', async () => {
    const { robin, kim, form } = await aCouple(world);
    const [robins, kims] = [await addressOf(robin), await addressOf(kim)];
    await plan(robin);
    await robin.post('/api/account/leave', { password: form.partner1Password });
    expect((await fetched(robins)).statusCode).toBe(404);
    expect(await eventsAt(kims)).toHaveLength(1);
    expect(await world.deps.db.$count(calendarAddresses)).toBe(await world.deps.db.$count(members));
  });

  test.each([
    '/api/calendar/.ics',
    '/api/calendar/x.ics',
    `/api/calendar/${'A'.repeat(64)}.ics`,
    `/api/calendar/${'A'.repeat(64)}`,
    '/api/calendar/%00.ics',
  ])('cannot be %s', async (url) => {
    expect((await world.app.inject(url)).statusCode).toBe(404);
  });

  test('cannot be tried without end, and whoever has the right one is not kept out by others', async () => {
    const { robin } = await aCouple(world);
    const address = await addressOf(robin);
    const wrong = new Visitor(world);
    const guess = async () => (await wrong.request('GET', '/api/calendar/x.ics')).status;
    for (let tries = 0; tries < 60; tries++) expect(await guess()).toBe(404);
    expect(await guess()).toBe(429);
    const path = new URL(address).pathname;
    expect((await wrong.request('GET', path)).status).toBe(200);
  });
});
