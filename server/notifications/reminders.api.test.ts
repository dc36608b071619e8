import { describe, expect, test } from 'vitest';
import { addDays } from '../../contract/calendar.ts';
import { localTimeIn, momentAt } from '../../contract/local-time.ts';
import { notifications } from '../db/tables/reminders.ts';
import { aCouple, type Visitor } from '../testing/factories.ts';
import { pushFixture, turnOn } from '../testing/push-fixture.ts';
import { makePremium, train } from '../testing/training.ts';

const world = pushFixture();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const DAILY = { switches: { reminder: true }, days: EVERY_DAY, time: '18:00' };

function choose(who: Visitor, changes: object, zone = 'UTC') {
  return who.request('PATCH', '/api/account/reminders', changes, { 'x-time-zone': zone });
}

/** Moves the clock to a moment and runs everything due by then. */
async function runAt(moment: Date | string): Promise<void> {
  world.pass(new Date(moment).getTime() - world.deps.now().getTime());
  await world.deps.notifications.run();
  await world.settled();
}

test('choices are kept, and tell what they are', async () => {
  const { robin, kim } = await aCouple(world);
  expect(await robin.get('/api/account/reminders')).toMatchObject({
    switches: { reminder: false, streak: false, nudge: true, payment: true },
    quietHours: { from: '22:00', until: '08:00' },
    zone: 'UTC',
    phones: 0,
    isOnHere: false,
  });
  await turnOn(world, robin, 'Europe/Berlin');
  const { status, body } = await choose(robin, { ...DAILY, days: [5, 1, 5] }, 'Europe/Berlin');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    switches: { reminder: true, nudge: true },
    days: [1, 5],
    time: '18:00',
    zone: 'Europe/Berlin',
    phones: 1,
    isOnHere: true,
  });
  // Expect no change in the partner's settings.
  expect(await kim.get('/api/account/reminders')).toMatchObject({
    switches: { reminder: false },
    phones: 0,
  });
});

test.each([
  [{ ...DAILY, time: '23:00' }, 'in your quiet hours'],
  [{ ...DAILY, days: [] }, 'at least one day'],
  [{ ...DAILY, days: [0] }, 'from 1 (Monday)'],
  [{ time: '7pm' }, 'a time such as'],
  [{ quietHours: { from: '22:00' } }, 'a time such as'],
])('%j is refused with a sentence, and changes nothing', async (changes, words) => {
  const { robin } = await aCouple(world);
  const before = await robin.get('/api/account/reminders');
  expect(await choose(robin, changes)).toMatchObject({
    status: 400,
    body: { message: expect.stringContaining(words) },
  });
  expect(await robin.get('/api/account/reminders')).toEqual(before);
});

test('a reminder comes on its days at its time where the member is', async () => {
  const { robin } = await aCouple(world);
  const phone = await turnOn(world, robin, 'America/New_York');
  await choose(robin, { ...DAILY, days: [4, 6] }, 'America/New_York');
  await runAt('2026-03-12T21:59:00Z');
  expect(phone.received).toHaveLength(0);
  await runAt('2026-03-12T22:00:00Z');
  expect(phone.received).toMatchObject([{ notification: { title: 'Time for two', path: '/' } }]);
  await runAt('2026-03-14T21:59:00Z');
  expect(phone.received).toHaveLength(1);
  await runAt('2026-03-14T22:00:00Z');
  expect(phone.received).toHaveLength(2);
});

test('it follows a member who chooses another zone', async () => {
  const { robin } = await aCouple(world);
  const phone = await turnOn(world, robin, 'UTC');
  await choose(robin, DAILY);
  await robin.request('PATCH', '/api/account', { timeZone: 'America/New_York' });
  await runAt('2026-03-11T18:00:00Z');
  expect(phone.received).toHaveLength(0);
  await runAt('2026-03-11T22:00:00Z');
  expect(phone.received).toHaveLength(1);
});

test('wherever they are and whatever clocks do, it comes once a day', async () => {
  const places = [
    ['Europe/Berlin', '2026-03-27', '02:30'],
    ['Europe/Berlin', '2026-10-23', '02:30'],
    ['America/New_York', '2026-10-30', '01:30'],
    ['Australia/Lord_Howe', '2026-04-03', '01:45'],
    ['Africa/Casablanca', '2027-02-05', '02:30'],
    ['Asia/Kathmandu', '2026-06-01', '12:00'],
  ] as const;
  for (const [zone, day, time] of places) {
    await runAt(momentAt(zone, { day, time: '12:01' }));
    const { robin } = await aCouple(world);
    const phone = await turnOn(world, robin, zone);
    await choose(robin, { ...DAILY, time, quietHours: null }, zone);
    const before = phone.received.length;
    const days: string[] = [];
    // Run every two hours: a due notification can be sent for three hours.
    for (let hour = 0; hour < 4 * 24; hour += 2) {
      world.pass(2 * HOUR_MS);
      const had = phone.received.length;
      await world.deps.notifications.run();
      for (let n = had; n < phone.received.length; n++) {
        days.push(localTimeIn(zone, world.deps.now()).day);
      }
    }
    expect(phone.received.length - before, `${zone} ${time}`).toBe(4);
    expect(days).toEqual([1, 2, 3, 4].map((offset) => addDays(day, offset)));
  }
});

describe('nothing automatic comes', () => {
  test('on a day on which they have trained', async () => {
    const { robin, kim } = await aCouple(world);
    const phone = await turnOn(world, robin);
    await choose(robin, DAILY);
    await train(world, kim);
    await runAt('2026-03-11T18:00:00Z');
    expect(phone.received).toHaveLength(0);
    await runAt('2026-03-12T18:00:00Z');
    expect(phone.received).toHaveLength(1);
  });

  test('long after its time, when the app was away', async () => {
    const { robin } = await aCouple(world);
    const phone = await turnOn(world, robin);
    await choose(robin, DAILY);
    await runAt('2026-03-11T21:30:00Z');
    expect(phone.received).toHaveLength(0);
  });

  test('to whoever has switched it off', async () => {
    const { robin } = await aCouple(world);
    const phone = await turnOn(world, robin);
    await choose(robin, DAILY);
    await choose(robin, { switches: { reminder: false } });
    await runAt('2026-03-11T18:00:00Z');
    expect(phone.received).toHaveLength(0);
  });

  test('a third time on one day, whatever is chosen anew', async () => {
    const { robin, form } = await aCouple(world);
    await makePremium(world, form.partner1Email);
    await streakOf(robin, 3);
    const phone = await turnOn(world, robin);
    const today = world.deps.now().toISOString().slice(0, 10);
    await choose(robin, { ...DAILY, switches: { reminder: true, streak: true }, time: '14:00' });
    for (const time of ['14:00', '15:00', '19:00', '20:00', '21:00']) {
      await choose(robin, { time });
      await runAt(`${today}T${time}:00Z`);
    }
    expect(phone.received.map(({ notification: { tag } }) => tag)).toEqual(['reminder', 'streak']);
  });
});

/** Trains on a number of days up to yesterday. */
async function streakOf(who: Visitor, days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    await train(world, who);
    world.pass(DAY_MS - 10 * 60_000);
  }
}

describe('the streak', () => {
  async function withStreak(days: number) {
    const { robin, kim, form } = await aCouple(world);
    await makePremium(world, form.partner1Email);
    await streakOf(robin, days);
    const phone = await turnOn(world, kim);
    await choose(kim, { switches: { streak: true } });
    const today = world.deps.now().toISOString().slice(0, 10);
    return { robin, kim, phone, today };
  }

  test('that ends tonight is told at seven', async () => {
    const { phone, today } = await withStreak(3);
    await runAt(`${today}T18:59:00Z`);
    expect(phone.received).toHaveLength(0);
    await runAt(`${today}T19:00:00Z`);
    const body = 'Your 3-day streak ends at midnight.';
    expect(phone.received).toMatchObject([{ notification: { title: 'Still time today', body } }]);
    // Expect nothing the next day, when the streak is over.
    await runAt(`${addDays(today, 1)}T19:00:00Z`);
    expect(phone.received).toHaveLength(1);
  });

  test('that a rest day saves is not', async () => {
    const { phone, today } = await withStreak(7);
    await runAt(`${today}T19:00:00Z`);
    expect(phone.received).toHaveLength(0);
    // Expect a message the next day, when the rest day is used up.
    await runAt(`${addDays(today, 1)}T19:00:00Z`);
    expect(phone.received).toHaveLength(1);
  });

  test('that a break saves is not', async () => {
    const { robin, phone, today } = await withStreak(3);
    const pause = { firstDay: today, lastDay: addDays(today, 1) };
    expect((await robin.request('PUT', '/api/streak/break', pause)).status).toBe(200);
    for (const [offset, expected] of [
      [0, 0],
      [1, 0],
      [2, 1],
    ] as const) {
      await runAt(`${addDays(today, offset)}T19:00:00Z`);
      expect(phone.received).toHaveLength(expected);
    }
  });

  test('that went on today is not, and one day is no streak', async () => {
    const trained = await withStreak(3);
    await train(world, trained.robin);
    await runAt(`${trained.today}T19:00:00Z`);
    expect(trained.phone.received).toHaveLength(0);
    const short = await withStreak(1);
    await runAt(`${short.today}T19:00:00Z`);
    expect(short.phone.received).toHaveLength(0);
  });
});

describe('in quiet hours', () => {
  const NIGHT = '2026-03-11T23:00:00Z';

  test('a shared entry waits for the morning, and several are told once', async () => {
    const { robin, kim } = await aCouple(world);
    const phone = await turnOn(world, kim);
    await runAt(NIGHT);
    for (const content of ['One', 'Two', 'Three']) {
      await robin.post('/api/journal', { content, isSharedWithPartner: true });
    }
    await world.settled();
    expect(phone.received).toHaveLength(0);
    await runAt('2026-03-12T07:59:00Z');
    expect(phone.received).toHaveLength(0);
    await runAt('2026-03-12T08:00:00Z');
    expect(phone.received).toMatchObject([
      { notification: { title: 'Something new for you', path: '/journal' } },
    ]);
    expect(JSON.stringify(phone.received)).not.toMatch(/One|Two|Three/);
  });

  test('a question about tonight is not sent, but stands in the app', async () => {
    const { robin, kim } = await aCouple(world);
    const phone = await turnOn(world, kim);
    await runAt(NIGHT);
    expect((await robin.post('/api/nudges')).status).toBe(201);
    await runAt('2026-03-12T08:00:00Z');
    expect(phone.received).toHaveLength(0);
    expect(await world.deps.db.$count(notifications)).toBe(1);
  });

  test('of another zone nobody is disturbed', async () => {
    const { robin, kim } = await aCouple(world);
    const phone = await turnOn(world, kim, 'Asia/Tokyo');
    // Ask at 14:00 UTC, which is 23:00 in Tokyo.
    world.pass(2 * HOUR_MS);
    await robin.post('/api/nudges');
    await world.settled();
    expect(phone.received).toHaveLength(0);
  });

  test('that were switched off nothing waits', async () => {
    const { robin, kim } = await aCouple(world);
    const phone = await turnOn(world, kim);
    await choose(kim, { quietHours: null });
    await runAt(NIGHT);
    await robin.post('/api/nudges');
    await world.settled();
    expect(phone.received).toHaveLength(1);
  });
});

test('a private entry is announced to nobody, and one that is shared later is', async () => {
  const { robin, kim } = await aCouple(world);
  const phone = await turnOn(world, kim);
  const { body } = await robin.post('/api/journal', {
    content: 'Mine',
    isSharedWithPartner: false,
  });
  await world.settled();
  expect(phone.tries()).toBe(0);
  const { id } = body as { id: string };
  await robin.request('PATCH', `/api/journal/${id}`, { isSharedWithPartner: true });
  await world.settled();
  expect(phone.received).toHaveLength(1);
});

test('an open room is announced once, and not to whoever opened it', async () => {
  const { robin, kim } = await aCouple(world);
  const [robins, kims] = [await turnOn(world, robin), await turnOn(world, kim)];
  const open = {
    type: 'open',
    commandId: crypto.randomUUID(),
    workoutId: 101,
    isHandsFree: false,
  };
  for (const _try of [1, 2])
    expect((await robin.post('/api/live/commands', open)).status).toBe(200);
  await world.settled();
  expect(kims.received).toMatchObject([{ notification: { title: 'Ready when you are' } }]);
  expect(robins.tries()).toBe(0);
});

test('in discreet mode a locked phone shows a planner', async () => {
  const { robin, kim } = await aCouple(world);
  const phone = await turnOn(world, kim);
  await kim.request('PATCH', '/api/account', { isDiscreet: true });
  await robin.post('/api/nudges');
  await world.settled();
  expect(phone.received).toMatchObject([
    { notification: { title: 'Planner', body: 'You have a question to answer.' } },
  ]);
});

test('whom an account was only made for is left in peace', async () => {
  const { robin, form } = await onlyOneSignedIn();
  await world.settled();
  world.sentMail.length = 0;
  await robin.post('/api/journal', { content: 'For you', isSharedWithPartner: true });
  await world.settled();
  expect(world.sentMail.filter(({ to }) => to === form.partner2Email)).toEqual([]);
  expect((await robin.post('/api/nudges')).status).toBe(409);
});

async function onlyOneSignedIn() {
  const { aSignUp, Visitor: Someone } = await import('../testing/factories.ts');
  const form = aSignUp();
  const robin = new Someone(world);
  await robin.post('/api/register', form);
  return { robin, form };
}
