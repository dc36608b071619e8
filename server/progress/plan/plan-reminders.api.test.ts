import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { PlannedWorkout } from '../../../contract/progress/plan.ts';
import { plannedWorkouts } from '../../db/tables/plan.ts';
import { confirmAdult } from '../../testing/consenting.ts';
import { aCouple, aSignUp, Visitor } from '../../testing/factories.ts';
import { anotherProcess, pushFixture, turnOn } from '../../testing/push-fixture.ts';
import { makePremium, train } from '../../testing/training.ts';

const world = pushFixture();
/** Date of the tests' clock, a Wednesday at noon. */
const TODAY = '2026-03-11';
const REMINDER = { title: 'Time for two', body: 'Your plan starts soon.', path: '/' };
const NOTICE = { title: 'New in your plan', body: 'Tap to see when.', path: '/plan' };

async function plan(who: Visitor, changes: object = {}, zone = 'UTC') {
  const body = { workoutId: 101, day: TODAY, time: '20:00', ...changes };
  const answer = await who.request('POST', '/api/plan', body, { 'x-time-zone': zone });
  expect(answer.status).toBe(201);
  return answer.body as PlannedWorkout;
}
async function move(who: Visitor, { id, version }: PlannedWorkout, changes: object, zone = 'UTC') {
  const body = { basedOn: version, ...changes };
  const answer = await who.request('PATCH', `/api/plan/${id}`, body, { 'x-time-zone': zone });
  expect(answer.status).toBe(200);
  return answer.body as PlannedWorkout;
}
const remove = (who: Visitor, { id }: PlannedWorkout) => who.request('DELETE', `/api/plan/${id}`);
const choose = (who: Visitor, changes: object) =>
  who.request('PATCH', '/api/account/reminders', changes);

/** Moves the clock to a time, today unless a day is given, and runs everything due by then. */
async function runAt(moment: string): Promise<void> {
  const at = new Date(moment.includes('T') ? moment : `${TODAY}T${moment}Z`);
  world.pass(at.getTime() - world.deps.now().getTime());
  await world.deps.notifications.run();
  await world.settled();
}

type Phone = Awaited<ReturnType<typeof turnOn>>;
const shownOn = ({ received }: Phone) =>
  received.splice(0).map(({ notification: { title, body, path } }) => ({ title, body, path }));

/** A couple whose phones both show notifications. */
async function aNotifiedCouple(zones = ['UTC', 'UTC']) {
  const { robin, kim, form } = await aCouple(world);
  const robins = await turnOn(world, robin, zones[0]);
  const kims = await turnOn(world, kim, zones[1]);
  return { robin, kim, form, robins, kims };
}

describe('a planned workout reminds', () => {
  test('both, half an hour before, once', async () => {
    const { robin, robins, kims } = await aNotifiedCouple();
    await plan(robin);
    await runAt('19:29:59');
    expect(shownOn(robins)).toEqual([]);
    expect(shownOn(kims)).toEqual([NOTICE]);
    await runAt('19:30:00');
    expect([shownOn(robins), shownOn(kims)]).toEqual([[REMINDER], [REMINDER]]);
    await runAt('19:45:00');
    await runAt('20:00:00');
    expect([shownOn(robins), shownOn(kims)]).toEqual([[], []]);
  });

  test('by email whoever has no phone for it, with a link that ends just these', async () => {
    const { robin, form } = await aCouple(world);
    await turnOn(world, robin);
    await robin.request('PATCH', '/api/account', { firstName: 'Robin' });
    await plan(robin, { time: '12:32' });
    world.sentMail.length = 0;
    await runAt('12:02:30');
    const [mail] = world.sentMail;
    expect(mail).toMatchObject({ to: form.partner2Email });
    const stop = new URL(mail?.unsubscribeUrl ?? '').pathname;
    expect(stop).toMatch(/\/planned$/);
    expect((await world.app.inject({ method: 'POST', url: stop })).statusCode).toBe(204);
    world.sentMail.length = 0;
    await plan(robin, { day: '2026-03-13' });
    await runAt('2026-03-13T19:30:00Z');
    expect(world.sentMail.filter(({ to }) => to === form.partner2Email)).toEqual([]);
  });

  test('at the time to which it was moved, and not at all once dropped', async () => {
    const { robin, kim, robins, kims } = await aNotifiedCouple();
    const [tonight, later] = [await plan(robin), await plan(robin, { time: '22:00' })];
    await move(kim, tonight, { time: '20:30' });
    await remove(kim, later);
    await runAt('19:30:00');
    shownOn(robins);
    shownOn(kims);
    await runAt('20:00:00');
    expect([shownOn(robins), shownOn(kims)]).toEqual([[REMINDER], [REMINDER]]);
    await runAt('21:45:00');
    expect([shownOn(robins), shownOn(kims)]).toEqual([[], []]);
    // Put back with more than half an hour to go: the reminder comes again.
    await choose(robin, { quietHours: null });
    const late = await plan(robin, { time: '23:00' });
    await remove(robin, late);
    await robin.post(`/api/plan/${late.id}/restore`);
    await runAt('22:30:00');
    expect(shownOn(robins)).toEqual([REMINDER]);
  });

  test('never when it has been done already, and late never after its beginning', async () => {
    const { robin, kim, robins } = await aNotifiedCouple();
    await plan(robin);
    await plan(robin, { time: '21:00', workoutId: 201 });
    await train(world, kim, { workoutId: 101 });
    await runAt('19:35:00');
    expect(shownOn(robins)).toEqual([]);
    await runAt('21:00:00');
    expect(shownOn(robins)).toEqual([]);
  });

  test('not in quiet hours; one that ends before the beginning is waited for', async () => {
    const { robin, kim, robins, kims } = await aNotifiedCouple();
    await choose(kim, { quietHours: null });
    await plan(robin, { day: '2026-03-12', time: '07:00' });
    await plan(robin, { day: '2026-03-12', time: '08:15' });
    await runAt('13:00:00');
    shownOn(kims);
    for (const time of ['06:30', '07:45', '07:59']) await runAt(`2026-03-12T${time}:00Z`);
    expect(shownOn(robins)).toEqual([]);
    expect(shownOn(kims)).toEqual([REMINDER, REMINDER]);
    await runAt('2026-03-12T08:00:00Z');
    await runAt('2026-03-12T08:20:00Z');
    expect([shownOn(robins), shownOn(kims)]).toEqual([[REMINDER], []]);
  });

  test('nobody who has switched it off, and only them', async () => {
    const { robin, kim, robins, kims } = await aNotifiedCouple();
    expect((await choose(kim, { switches: { planned: false } })).status).toBe(200);
    await plan(robin);
    await runAt('19:30:00');
    expect([shownOn(robins), shownOn(kims)]).toEqual([[REMINDER], []]);
  });

  test('at one moment, wherever the two are and whatever clocks do', async () => {
    const zones = ['Europe/Berlin', 'America/New_York'];
    const { robin, robins, kims } = await aNotifiedCouple(zones);
    // Plan for the day on which summer time begins in Berlin: 20:00 is 18:00 in UTC.
    await plan(robin, { day: '2026-03-29' }, 'Europe/Berlin');
    await runAt('2026-03-29T17:29:00Z');
    shownOn(kims);
    expect(shownOn(robins)).toEqual([]);
    await runAt('2026-03-29T17:30:00Z');
    expect([shownOn(robins), shownOn(kims)]).toEqual([[REMINDER], [REMINDER]]);
  });

  test('each by their own quiet hours', async () => {
    const { robin, robins, kims } = await aNotifiedCouple(['UTC', 'Asia/Tokyo']);
    await plan(robin, { time: '16:00' });
    await runAt('15:30:00');
    expect([shownOn(robins), shownOn(kims)]).toEqual([[REMINDER], []]);
  });

  test('of a bedroom workout in the same words, and in discreet mode as a planner', async () => {
    const { robin, kim, form, robins, kims } = await aNotifiedCouple();
    await makePremium(world, form.partner1Email);
    await confirmAdult(robin);
    await kim.request('PATCH', '/api/account', { isDiscreet: true });
    await choose(kim, { namesPartner: true });
    await plan(robin, { workoutId: 501 });
    await runAt('12:02:00');
    await runAt('19:30:00');
    expect(shownOn(robins)).toEqual([REMINDER]);
    expect(shownOn(kims)).toEqual([
      { title: 'Planner', body: 'There is a change to your schedule.', path: '/plan' },
      { title: 'Planner', body: 'Your appointment starts soon.', path: '/' },
    ]);
  });

  test('whoever has arrived, and with a name only whoever chose so', async () => {
    const form = aSignUp();
    const robin = new Visitor(world);
    await robin.post('/api/register', form);
    const robins = await turnOn(world, robin);
    await world.settled();
    world.sentMail.length = 0;
    await choose(robin, { namesPartner: true });
    await plan(robin);
    await runAt('19:30:00');
    expect(shownOn(robins)).toMatchObject([{ body: 'Your plan with Kim starts soon.' }]);
    expect(world.sentMail).toEqual([]);
  });

  test('of what was planned before there were reminders', async () => {
    const { robin, robins } = await aNotifiedCouple();
    await plan(robin, {}, 'America/New_York');
    await runAt('13:00:00');
    // Set the time that an upgrade sets: the earliest at which 20:00 can begin anywhere.
    const due = sql`(day + time) AT TIME ZONE 'UTC' - interval '15 hours'`;
    await world.deps.db.update(plannedWorkouts).set({ remindAt: due });
    await runAt('23:29:00');
    await choose(robin, { quietHours: null });
    expect(shownOn(robins)).toEqual([]);
    await runAt('23:30:00');
    expect(shownOn(robins)).toEqual([REMINDER]);
  });
});

describe('the partner is told of a proposal', () => {
  test('once for several put at one time, and the planner is not', async () => {
    const { robin, robins, kims } = await aNotifiedCouple();
    for (const day of ['2026-03-13', '2026-03-14', '2026-03-15']) {
      await plan(robin, { day });
      await runAt(new Date(world.deps.now().getTime() + 90_000).toISOString());
    }
    expect(shownOn(kims)).toEqual([]);
    await runAt('12:07:00');
    expect([shownOn(robins), shownOn(kims)]).toEqual([[], [NOTICE]]);
    await runAt('13:00:00');
    expect(shownOn(kims)).toEqual([]);
    await plan(robin, { day: '2026-03-16' });
    await runAt('13:02:00');
    expect(shownOn(kims)).toEqual([NOTICE]);
  });

  test('and of a move, by whoever moves', async () => {
    const { robin, kim, robins, kims } = await aNotifiedCouple();
    const friday = await plan(robin, { day: '2026-03-13' });
    await runAt('12:02:00');
    expect(shownOn(kims)).toEqual([NOTICE]);
    await move(kim, friday, { time: '21:00' });
    await runAt('12:04:00');
    expect([shownOn(robins), shownOn(kims)]).toEqual([[NOTICE], []]);
  });

  test('never of one that was taken back, or moved back, before', async () => {
    const { robin, kims } = await aNotifiedCouple();
    const kept = await plan(robin, { day: '2026-03-13' });
    await runAt('12:02:00');
    expect(shownOn(kims)).toEqual([NOTICE]);
    await remove(robin, await plan(robin, { day: '2026-03-14' }));
    const moved = await move(robin, kept, { day: '2026-03-15' });
    await move(robin, moved, { day: '2026-03-13' });
    await runAt('12:04:00');
    expect(shownOn(kims)).toEqual([]);
    // Take one off that was known, and put it back: nothing is new.
    await remove(robin, kept);
    await robin.post(`/api/plan/${kept.id}/restore`);
    await runAt('12:06:00');
    expect(shownOn(kims)).toEqual([]);
    await plan(robin, { day: '2026-03-16' });
    await runAt('12:08:00');
    expect(shownOn(kims)).toEqual([NOTICE]);
  });

  test('in the morning when they sleep, unless its time has passed by then', async () => {
    const { robin, kims } = await aNotifiedCouple(['UTC', 'Asia/Tokyo']);
    world.pass(2 * 3_600_000);
    // Plan at 14:00 UTC, which is 23:00 in Tokyo, for a moment before Tokyo's morning.
    await plan(robin, { time: '20:00' });
    await runAt('23:00:00');
    expect(shownOn(kims)).toEqual([]);
    await runAt('2026-03-12T14:00:00Z');
    await plan(robin, { day: '2026-03-14' });
    await runAt('2026-03-12T22:59:00Z');
    expect(shownOn(kims)).toEqual([]);
    await runAt('2026-03-12T23:00:00Z');
    expect(shownOn(kims)).toEqual([NOTICE]);
  });
});

test('two processes send each reminder and each notice once', async () => {
  const other = await anotherProcess(world);
  const phones: Phone[] = [];
  for (let count = 0; count < 6; count++) {
    const { robin, robins, kims } = await aNotifiedCouple();
    await plan(robin, { workoutId: 101 });
    await plan(robin, { workoutId: 201 });
    phones.push(robins, kims);
  }
  const senders = [world.deps, other, world.deps, other].map(({ notifications }) => notifications);
  for (const seconds of [180, 7 * 3600 + 30 * 60]) {
    world.pass(seconds * 1000);
    await Promise.all(senders.map((sender) => sender.run()));
    await Promise.all([world.settled(), other.background.idle()]);
  }
  const [robins, kims] = [0, 1].map((seat) =>
    phones.filter((_phone, index) => index % 2 === seat).map(shownOn),
  );
  expect(robins).toEqual(Array(6).fill([REMINDER]));
  expect(kims).toEqual(Array(6).fill([NOTICE, REMINDER]));
});
