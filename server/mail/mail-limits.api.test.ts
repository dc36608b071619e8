import { beforeEach, describe, expect, test } from 'vitest';
import type { SignUp } from '../../contract/auth/auth.ts';
import type { Passkey } from '../../contract/auth/passkeys.ts';
import type { Nudges } from '../../contract/notifications/reminders.ts';
import { sendMembershipMails } from '../shop/premium/membership-mail.ts';
import { Authenticator } from '../testing/authenticator.ts';
import { aCouple, aSignUp, proveAddress, Visitor } from '../testing/factories.ts';
import { press } from '../testing/live-app.ts';
import { OPERATOR_TOKEN } from '../testing/operator.ts';
import { subscribe } from '../testing/paying.ts';
import { BLINDFOLD, buy } from '../testing/shopping.ts';
import { testApp } from '../testing/test-app.ts';

/** Test app without push messages, so that each notification becomes a mail. */
const world = testApp({ adminToken: OPERATOR_TOKEN });
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let robin: Visitor;
let kim: Visitor;
let form: SignUp;

beforeEach(async () => {
  ({ robin, kim, form } = await aCouple(world));
  await world.settled();
});

async function proveBoth() {
  await proveAddress(world, robin, form.partner1Email, form.partner1Password);
  await proveAddress(world, kim, form.partner2Email, form.partner2Password);
  // Wait for the mail about the proof, so that the next line clears it too.
  await world.settled();
  world.sentMail.length = 0;
}

async function subjectsTo(address: string) {
  await world.settled();
  return world.sentMail.filter(({ to }) => to === address).map(({ subject }) => subject);
}
const mailsTo = async (address: string) => (await subjectsTo(address)).length;

/** Opens the couple's room for a workout, or joins it. Returns the room's id. */
async function openRoom(who: Visitor, workoutId: number) {
  const command = { type: 'open', commandId: crypto.randomUUID(), workoutId, isHandsFree: false };
  return (await press(who, command)).id;
}

async function openRooms(who: Visitor, count: number) {
  for (let index = 0; index < count; index++) await openRoom(who, 101 + (index % 2));
}

/** Shares an entry. Entries of one hour are announced in one notification. */
const share = (who: Visitor) =>
  who.post('/api/journal', { content: 'For you', isSharedWithPartner: true });

/**
 * Asks the partner. The app allows three questions a day by the asker's calendar, so a change of
 * time zone starts another day.
 */
async function ask(who: Visitor, zone = 'UTC') {
  const asked = await who.request('POST', '/api/nudges', undefined, { 'x-time-zone': zone });
  return asked.status === 201 ? ((asked.body as Nudges).asked?.id ?? '') : '';
}

async function askAll(who: Visitor) {
  const ids = [];
  for (const zone of ['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago']) {
    for (let count = 0; count < 3; count++) ids.push(await ask(who, zone));
  }
  return ids.filter(Boolean);
}

async function answerAll(who: Visitor, ids: readonly string[]) {
  for (const id of ids) {
    for (const answer of ['yes', 'later', 'not-tonight']) {
      await who.post(`/api/nudges/${id}/answer`, { answer });
    }
  }
}

async function ship(who: Visitor) {
  const { id } = await buy(who, { item: BLINDFOLD });
  await world.app.inject({
    method: 'POST',
    url: `/api/admin/orders/${id}/ship`,
    headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
  });
}

/** Makes every request by which one member causes mail to the other. */
async function everything(by: Visitor, to: Visitor) {
  await openRooms(by, 2);
  await share(by);
  const asked = await askAll(by);
  await answerAll(by, await askAll(to));
  return asked;
}

describe('a couple’s room', () => {
  test('is announced once, however often another one is opened in its place', async () => {
    await proveBoth();
    await openRooms(robin, 200);
    expect(await subjectsTo(form.partner2Email)).toEqual(['Ready when you are']);
  });

  test('is announced again when the first one is no news any more', async () => {
    await proveBoth();
    await openRooms(robin, 1);
    await world.settled();
    world.pass(HOUR_MS);
    await openRooms(robin, 2);
    expect(await mailsTo(form.partner2Email)).toBe(2);
  });
});

describe('whatever the partner does', () => {
  test.each([
    ['rooms', () => openRooms(robin, 20)],
    ['shared entries', () => Promise.all(Array.from({ length: 20 }, () => share(robin)))],
    ['questions', () => askAll(robin)],
    ['answers', async () => answerAll(robin, await askAll(kim))],
    ['all of these', () => everything(robin, kim)],
  ])('%s are at most four mails an hour', async (_name, act) => {
    await proveBoth();
    await act();
    expect(await mailsTo(form.partner2Email)).toBeGreaterThan(0);
    expect(await mailsTo(form.partner2Email)).toBeLessThanOrEqual(4);
  });

  test('it is at most twelve mails a day', async () => {
    await proveBoth();
    for (let hour = 0; hour < 24; hour += 3) {
      await everything(robin, kim);
      await world.settled();
      world.pass(3 * HOUR_MS);
    }
    expect(await mailsTo(form.partner2Email)).toBe(12);
  });

  test('the other’s own reminders and parcels are still mailed', async () => {
    await proveBoth();
    const daily = { switches: { reminder: true }, days: [1, 2, 3, 4, 5, 6, 7], time: '18:00' };
    await kim.request('PATCH', '/api/account/reminders', daily, { 'x-time-zone': 'UTC' });
    for (let hour = 0; hour < 6; hour += 2) {
      await everything(robin, kim);
      await world.settled();
      world.pass(2 * HOUR_MS);
    }
    world.sentMail.length = 0;
    await world.deps.notifications.run();
    await ship(kim);
    expect(await subjectsTo(form.partner2Email)).toEqual([
      'Time for two',
      expect.stringContaining('Thank you for your order'),
      expect.stringContaining('Your order is on its way'),
    ]);
  });

  test('what was held back is seen in the app, and is not mailed later', async () => {
    await proveBoth();
    for (let count = 0; count < 4; count++) {
      await share(robin);
      await openRooms(robin, 1);
      await ask(robin);
      world.pass(20 * MINUTE_MS);
    }
    await answerAll(robin, [await ask(kim)]);
    const before = await mailsTo(form.partner2Email);
    expect(await kim.get('/api/nudges')).toMatchObject({
      received: { answer: null },
      asked: { answer: 'not-tonight' },
    });
    const unread = { content: 'For you', isUnread: true };
    expect(await kim.get('/api/journal')).toMatchObject([unread, unread, unread, unread]);
    const rooms = [await openRoom(robin, 101), await openRoom(kim, 101)];
    expect(rooms[0]).toEqual(rooms[1]);
    world.pass(3 * HOUR_MS);
    await world.deps.notifications.run();
    expect(await mailsTo(form.partner2Email)).toBe(before);
  });
});

describe('an address that no mailed link has proved', () => {
  test('gets one notification a day, whoever causes it', async () => {
    world.sentMail.length = 0;
    for (let hour = 0; hour < 9; hour += 3) {
      await everything(robin, kim);
      await everything(kim, robin);
      await world.settled();
      world.pass(3 * HOUR_MS);
    }
    expect(await mailsTo(form.partner1Email)).toBe(1);
    expect(await mailsTo(form.partner2Email)).toBe(1);
    world.pass(DAY_MS);
    await share(robin);
    expect(await mailsTo(form.partner2Email)).toBe(2);
  });

  test('keeps that one for its owner’s reminders, once they chose any', async () => {
    const daily = { switches: { reminder: true }, days: [1, 2, 3, 4, 5, 6, 7], time: '18:00' };
    await robin.request('PATCH', '/api/account/reminders', daily, { 'x-time-zone': 'UTC' });
    for (let day = 0; day < 3; day++) {
      world.sentMail.length = 0;
      await everything(kim, robin);
      await world.settled();
      world.pass(6 * HOUR_MS);
      await world.deps.notifications.run();
      expect(await subjectsTo(form.partner1Email)).toEqual(['Time for two']);
      world.pass(18 * HOUR_MS);
    }
  });

  test('is proved by a mailed link that was used, and not by one that was shared', async () => {
    const guest = aSignUp();
    const host = new Visitor(world);
    await host.post('/api/register', guest);
    const { body } = await host.post('/api/partner/invitation-link');
    const token = (body as { link: string }).link.split('#')[1];
    const other = new Visitor(world);
    await other.post('/api/password/choose', { token, password: 'mine alone' });
    await world.settled();
    world.sentMail.length = 0;
    for (let count = 0; count < 2; count++) {
      await share(host);
      world.pass(HOUR_MS);
    }
    expect(await mailsTo(guest.partner2Email)).toBe(1);
    await proveAddress(world, other, guest.partner2Email, 'mine still');
    world.sentMail.length = 0;
    for (let count = 0; count < 2; count++) {
      await share(host);
      await world.settled();
      world.pass(HOUR_MS);
    }
    expect(await mailsTo(guest.partner2Email)).toBe(2);
  });

  test('is proved by the link that confirms a change to it', async () => {
    const email = 'robin.new@example.org';
    await robin.post('/api/account/email', { email, password: form.partner1Password });
    await world.settled();
    const mailed = world.sentMail.find(({ to }) => to === email)?.text;
    const token = mailed?.match(/confirm-email#([\w-]+)/)?.[1];
    expect((await robin.post('/api/email/confirm', { token })).status).toBe(204);
    for (let count = 0; count < 2; count++) {
      await share(kim);
      world.pass(HOUR_MS);
    }
    expect((await subjectsTo(email)).slice(1)).toEqual([
      'Something new for you',
      'Something new for you',
    ]);
  });
});

describe('mail to a stranger', () => {
  /** Signs up a couple whose partner leaves immediately, so that the address is free again. */
  async function signUpAndLeave(stranger: string, turn: number): Promise<number[]> {
    const couple = aSignUp({ partner2Email: stranger });
    const [one, two] = [1, 2].map(() => new Visitor(world, `198.51.100.${turn}`)) as [
      Visitor,
      Visitor,
    ];
    const signUp = await one.post('/api/register', couple);
    if (signUp.status !== 201) return [signUp.status];
    await world.settled();
    await two.post('/api/login', { email: stranger, password: couple.partner2Password });
    await subscribe(one);
    await sendMembershipMails(world.deps);
    await world.settled();
    const leave = await two.post('/api/account/leave', { password: couple.partner2Password });
    await world.settled();
    return [signUp.status, leave.status];
  }

  test('is bounded when one couple after the other names the same address', async () => {
    const stranger = 'stranger@example.org';
    const turns = [];
    for (let turn = 0; turn < 9; turn++) turns.push(await signUpAndLeave(stranger, turn));
    // Expect 429 for the sixth: an address cannot be left more than five times per hour.
    expect(turns).toEqual([...Array(5).fill([201, 204]), [201, 429], [409], [409], [409]]);
    const subjects = await subjectsTo(stranger);
    expect(subjects.filter((one) => one.endsWith('invited you'))).toHaveLength(6);
    expect(subjects.filter((one) => one === 'Your account is closed')).toHaveLength(5);
    // Expect six links, five closed accounts, and one mail that somebody has begun to pay.
    expect(subjects).toHaveLength(12);
  });

  test('is bounded by the day where links are mailed again and again', async () => {
    const guest = aSignUp();
    const host = new Visitor(world);
    await host.post('/api/register', guest);
    for (let hour = 0; hour < 20; hour += 5) {
      for (let count = 0; count < 6; count++) await host.post('/api/partner/invitation');
      world.pass(5 * HOUR_MS);
    }
    expect(await mailsTo(guest.partner2Email)).toBe(12);
  });

  test('is bounded by the day where many members name it as their new address', async () => {
    const email = 'stranger@example.org';
    for (let hour = 0; hour < 12; hour++) {
      await robin.post('/api/account/email', { email, password: form.partner1Password });
      await kim.post('/api/account/email', { email, password: form.partner2Password });
      world.pass(HOUR_MS);
    }
    expect(await mailsTo(email)).toBe(10);
  });

  test('is bounded where someone signed up with it and moves their address away', async () => {
    world.sentMail.length = 0;
    for (let hour = 0; hour < 3; hour++) {
      for (let count = 0; count < 11; count++) {
        const change = { email: `a${count}@example.org`, password: form.partner1Password };
        await robin.post('/api/account/email', change);
      }
      world.pass(HOUR_MS);
    }
    expect(await mailsTo(form.partner1Email)).toBe(20);
  });

  test('is bounded where one device asks for a link as them all day long', async () => {
    world.sentMail.length = 0;
    const email = form.partner1Email;
    const somebody = new Visitor(world, '198.51.100.66');
    for (let hour = 0; hour < 4; hour++) {
      for (let count = 0; count < 5; count++) {
        await somebody.post('/api/password/forgot', { email });
        await world.settled();
      }
      world.pass(HOUR_MS);
    }
    expect(await mailsTo(email)).toBe(10);
    await new Visitor(world).post('/api/password/forgot', { email });
    expect(await mailsTo(email)).toBe(11);
  });

  test('is bounded where someone signed up with it and changes how they sign in', async () => {
    world.sentMail.length = 0;
    const current = form.partner1Password;
    const changePassword = async () => {
      const change = { currentPassword: current, password: current };
      return (await robin.post('/api/account/password', change)).status;
    };
    const device = new Authenticator();
    const addAndRemove = async () => {
      const options = await robin.post('/api/passkeys/registration-options', { password: current });
      if (options.status !== 200) return options.status;
      const { status, body } = await robin.post(
        '/api/passkeys',
        device.make(options.body as never),
      );
      await robin.request('DELETE', `/api/passkeys/${(body as Passkey).id}`);
      return status;
    };
    const statuses = { password: new Set<number>(), passkey: new Set<number>() };
    for (let hour = 0; hour < 6; hour++) {
      for (let count = 0; count < 5; count++) {
        statuses.password.add(await changePassword());
        statuses.passkey.add(await addAndRemove());
      }
      await world.settled();
      world.pass(HOUR_MS);
    }
    expect(await mailsTo(form.partner1Email)).toBe(10);
    expect(await changePassword()).toBe(429);
    expect(await addAndRemove()).toBe(429);
    expect(statuses).toEqual({ password: new Set([204, 429]), passkey: new Set([201, 429]) });
    // Expect the owner of the mailbox to get in despite the limit.
    await proveAddress(world, new Visitor(world), form.partner1Email, 'mine from now on');
  });

  test('is bounded where one couple after the other hands over its link', async () => {
    const stranger = 'stranger@example.org';
    const password = 'not theirs at all';
    for (let turn = 0; turn < 9; turn++) {
      const [host, guest] = [1, 2].map(() => new Visitor(world, `198.51.100.${turn}`)) as [
        Visitor,
        Visitor,
      ];
      const { status } = await host.post('/api/register', aSignUp({ partner2Email: stranger }));
      expect(status).toBe(turn < 6 ? 201 : 409);
      if (status === 409) continue;
      const { body } = await host.post('/api/partner/invitation-link');
      const token = (body as { link: string }).link.split('#')[1];
      await guest.post('/api/password/choose', { token, password });
      // Wait for the mail: leaving takes back a mail that is still queued.
      await world.settled();
      await guest.post('/api/account/leave', { password });
    }
    const subjects = await subjectsTo(stranger);
    expect(subjects.filter((one) => one === 'Your password was changed')).toHaveLength(6);
  });

  test('receipts too end somewhere', async () => {
    world.sentMail.length = 0;
    for (let hour = 0; hour < 3; hour++) {
      for (let count = 0; count < 15; count++) await buy(robin, { item: BLINDFOLD });
      world.pass(HOUR_MS);
    }
    expect(await mailsTo(form.partner1Email)).toBe(30);
  });
});

describe('when every limit is used up', () => {
  test('security mail goes out, and its links work', async () => {
    await proveBoth();
    for (let third = 0; third < 3; third++) {
      await everything(robin, kim);
      for (let count = 0; count < 3; count++) {
        const change = { email: form.partner2Email, password: form.partner1Password };
        await robin.post('/api/account/email', change);
      }
      await ship(kim);
      await world.settled();
      world.pass(15 * MINUTE_MS);
    }
    world.sentMail.length = 0;
    await share(robin);
    expect(await mailsTo(form.partner2Email)).toBe(0);

    const email = 'kim.new@example.org';
    await kim.post('/api/account/email', { email, password: form.partner2Password });
    expect(await subjectsTo(form.partner2Email)).toEqual(['Your address is about to change']);
    const stops = world.sentMail.find(({ to }) => to === form.partner2Email)?.text;
    const keep = stops?.match(/keep-email#([\w-]+)/)?.[1];
    await new Visitor(world).post('/api/password/forgot', { email: form.partner2Email });
    expect(await subjectsTo(form.partner2Email)).toContain('Choose a new password');
    expect((await kim.post('/api/email/keep', { token: keep })).status).toBe(200);
    expect((await subjectsTo(form.partner2Email)).at(-1)).toBe('Your address stays');
  });

  test('that somebody left is mailed to both, whatever they were mailed before', async () => {
    await proveBoth();
    await subscribe(robin);
    for (const who of [robin, kim]) {
      for (let count = 0; count < 11; count++) await buy(who, { item: BLINDFOLD });
    }
    await sendMembershipMails(world.deps);
    await world.settled();
    world.sentMail.length = 0;
    await robin.post('/api/account/leave', { password: form.partner1Password });
    await sendMembershipMails(world.deps);
    expect(await subjectsTo(form.partner1Email)).toContain('Your account is closed');
    expect(await subjectsTo(form.partner2Email)).toContain('A question about your account');
  });
});
