import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { members } from '../../db/tables/couples.ts';
import { pushSubscriptions } from '../../db/tables/reminders.ts';
import { aCouple, Visitor } from '../../testing/factories.ts';
import { everyRow } from '../../testing/leak-markers.ts';
import { anotherProcess, pushFixture, turnOn } from '../../testing/push-fixture.ts';
import { claimDue } from '../notification-queries.ts';
import { ask as insertNudge } from '../nudge-queries.ts';

const world = pushFixture();
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

const ask = (who: Visitor) => who.post('/api/nudges');
const mailsTo = (address: string) => world.sentMail.filter(({ to }) => to === address);

async function aPhoneOf(who: Visitor, behaviour?: Parameters<typeof turnOn>[3]) {
  return turnOn(world, who, 'UTC', behaviour);
}

test('a message is encrypted for its phone, signed by this server, and says what to show', async () => {
  const { robin, kim, form } = await aCouple(world);
  const phone = await aPhoneOf(kim);
  world.sentMail.length = 0;
  await ask(robin);
  await world.settled();
  expect(world.service.problems).toEqual([]);
  expect(phone.received).toMatchObject([
    {
      notification: { title: 'Tonight?', tag: 'nudge', path: '/' },
      urgency: 'high',
      topic: expect.stringMatching(/^[\w-]{32}$/),
    },
  ]);
  // Expect the time until the night is over: 16 hours from noon.
  expect(phone.received[0]?.ttlSeconds).toBe(16 * 3600);
  expect(JSON.stringify(phone.received)).not.toMatch(/robin|kim|@/i);
  expect(mailsTo(form.partner2Email)).toEqual([]);
});

test('whoever has no phone for it gets a mail, from which one press unsubscribes', async () => {
  const { robin, form } = await aCouple(world);
  await world.settled();
  world.sentMail.length = 0;
  await ask(robin);
  await world.settled();
  expect(world.sentMail).toMatchObject([
    {
      to: form.partner2Email,
      subject: 'Tonight?',
      unsubscribeUrl: expect.stringMatching(/\/api\/unsubscribe\/[\w-]{64}\/nudge$/),
    },
  ]);
});

test('every phone of a member gets it, and no phone of anyone else', async () => {
  const { robin, kim, form } = await aCouple(world);
  const other = new Visitor(world);
  await other.post('/api/login', { email: form.partner2Email, password: form.partner2Password });
  const phones = [await aPhoneOf(kim), await aPhoneOf(other)];
  const robins = await aPhoneOf(robin);
  const { robin: stranger } = await aCouple(world);
  const strangers = await aPhoneOf(stranger);
  await ask(robin);
  await world.settled();
  expect(phones.map(({ received }) => received.length)).toEqual([1, 1]);
  expect([robins.tries(), strangers.tries()]).toEqual([0, 0]);
});

describe('a subscription ends', () => {
  const sentAfter = async (robin: Visitor) => {
    await ask(robin);
    await world.settled();
  };

  test('with the sign-out of its login', async () => {
    const { robin, kim } = await aCouple(world);
    const phone = await aPhoneOf(kim);
    await kim.request('GET', '/api/logout');
    await sentAfter(robin);
    expect(phone.tries()).toBe(0);
  });

  test('with a sign-out from another device, and with a new password', async () => {
    const { robin, kim, form } = await aCouple(world);
    const phone = await aPhoneOf(kim);
    const other = new Visitor(world);
    const credentials = { email: form.partner2Email, password: form.partner2Password };
    await other.post('/api/login', credentials);
    await other.request('DELETE', '/api/account/devices');
    await sentAfter(robin);
    expect(phone.tries()).toBe(0);
    expect(await world.deps.db.$count(pushSubscriptions)).toBe(0);
  });

  test('when it is switched off here', async () => {
    const { robin, kim } = await aCouple(world);
    const phone = await aPhoneOf(kim);
    expect(await kim.get('/api/push')).toMatchObject({ isOnHere: true });
    await kim.request('DELETE', '/api/push');
    expect(await kim.get('/api/push')).toMatchObject({ isOnHere: false });
    await sentAfter(robin);
    expect(phone.tries()).toBe(0);
  });

  test('with its login when that is too old', async () => {
    const { robin, kim, form } = await aCouple(world);
    const phone = await aPhoneOf(kim);
    world.pass(31 * 24 * HOUR_MS);
    await robin.post('/api/login', { email: form.partner1Email, password: form.partner1Password });
    await sentAfter(robin);
    expect(phone.tries()).toBe(0);
  });

  test('with the member who leaves', async () => {
    const { kim, form } = await aCouple(world);
    await aPhoneOf(kim);
    await kim.post('/api/account/leave', { password: form.partner2Password });
    expect(await world.deps.db.$count(pushSubscriptions)).toBe(0);
  });

  test('when the push service says that it is gone, and a mail comes instead', async () => {
    const { robin, kim, form } = await aCouple(world);
    await world.settled();
    world.sentMail.length = 0;
    const phone = await aPhoneOf(kim, 410);
    await sentAfter(robin);
    expect(phone.tries()).toBe(1);
    expect(await world.deps.db.$count(pushSubscriptions)).toBe(0);
    expect(mailsTo(form.partner2Email)).toHaveLength(1);
  });

  test('when the same browser is another person’s now', async () => {
    const { robin, kim } = await aCouple(world);
    const { robin: next } = await aCouple(world);
    const phone = await aPhoneOf(kim);
    expect((await next.request('PUT', '/api/push', phone.subscription)).status).toBe(204);
    await sentAfter(robin);
    expect(phone.tries()).toBe(0);
    expect(await kim.get('/api/push')).toMatchObject({ isOnHere: false });
  });
});

test('the newest ten phones are kept', async () => {
  const { robin, kim, form } = await aCouple(world);
  const phones = [await aPhoneOf(kim)];
  for (let count = 0; count < 10; count++) {
    world.pass(1000);
    const other = new Visitor(world);
    await other.post('/api/login', { email: form.partner2Email, password: form.partner2Password });
    phones.push(await aPhoneOf(other));
  }
  await ask(robin);
  await world.settled();
  expect(phones.map((phone) => phone.tries())).toEqual([0, ...Array(10).fill(1)]);
});

test('an address that is no push service is refused', async () => {
  const { kim } = await aCouple(world);
  const { subscription } = world.service.phone();
  for (const endpoint of [
    'https://127.0.0.1/x',
    'http://push.example.com/x',
    'https://10.0.0.1/',
  ]) {
    const refused = await kim.request('PUT', '/api/push', { ...subscription, endpoint });
    expect(refused).toMatchObject({
      status: 400,
      body: { message: 'This is not the address of a push service.' },
    });
  }
  const short = { ...subscription, keys: { ...subscription.keys, auth: 'abc' } };
  expect((await kim.request('PUT', '/api/push', short)).status).toBe(400);
});

test('neither the database nor the log holds an address or a key of a phone', async () => {
  const { robin, kim } = await aCouple(world);
  const { subscription } = await aPhoneOf(kim, 503);
  await ask(robin);
  await world.settled();
  const dump = await everyRow(world.database);
  const path = new URL(subscription.endpoint).pathname;
  for (const secret of [path, subscription.keys.p256dh, subscription.keys.auth]) {
    expect(dump).not.toContain(secret);
    expect(world.logLines.join()).not.toContain(secret);
  }
});

test('two processes send each notification once', async () => {
  const other = await anotherProcess(world);
  const phones = [];
  const mailed: string[] = [];
  for (let count = 0; count < 12; count++) {
    const { robin, kim, form } = await aCouple(world);
    if (count % 3 > 0) phones.push(await aPhoneOf(kim));
    else mailed.push(form.partner2Email);
    const choices = { switches: { reminder: true }, days: [3], time: '19:00' };
    await kim.request('PATCH', '/api/account/reminders', choices);
    await robin.request('PATCH', '/api/account/reminders', { switches: { reminder: false } });
  }
  await world.settled();
  world.sentMail.length = 0;
  world.pass(7 * HOUR_MS);
  const senders = [world.deps, other, world.deps, other].map(({ notifications }) => notifications);
  await Promise.all(senders.map((sender) => sender.run()));
  await Promise.all([world.settled(), other.background.idle()]);
  await other.mail.deliver();
  expect(phones.map(({ received }) => received.length)).toEqual(phones.map(() => 1));
  expect(world.sentMail.map(({ to }) => to).sort()).toEqual(mailed.sort());
});

test('what a process had taken when it died is sent by another', async () => {
  const { robin, kim } = await aCouple(world);
  const phone = await aPhoneOf(kim);
  // Claim the notification as a process would, and never send it.
  await askWithoutSending(robin);
  expect(await claimDue(world.deps.db, world.deps.now(), 10)).toHaveLength(1);
  await world.deps.notifications.run();
  expect(phone.tries()).toBe(0);
  world.pass(5 * MINUTE_MS);
  await world.deps.notifications.run();
  expect(phone.received).toHaveLength(1);
});

/**
 * Inserts a question without sending its notification, as a process does that dies before sending.
 */
async function askWithoutSending(who: Visitor): Promise<void> {
  const { id } = (await who.get('/api/user')) as { id: string };
  const { db, now } = world.deps;
  const [row] = await db.select().from(members).where(eq(members.id, id));
  await insertNudge(db, { coupleId: row?.coupleId ?? '', id, zone: 'UTC' }, '2026-03-11', now());
}
