import { describe, expect, onTestFinished, test } from 'vitest';
import type { Nudges } from '../../contract/notifications/reminders.ts';
import type { Queryable } from '../db/database.ts';
import { putNotification } from '../db/notifications.ts';
import { weekHistogram } from '../db/tables/challenges.ts';
import { couples, members } from '../db/tables/couples.ts';
import { journalEntries } from '../db/tables/journal.ts';
import { mailQueue } from '../db/tables/mail.ts';
import { reminderChoices } from '../db/tables/reminders.ts';
import { enterRoom } from '../live/presence-queries.ts';
import { lockedRoom } from '../live/room-queries.ts';
import { putDueReminders } from '../notifications/notification-queries.ts';
import { aCouple, Visitor } from '../testing/factories.ts';
import { leavingOf } from '../testing/leaving.ts';
import { opening } from '../testing/phone.ts';
import { stripeApp } from '../testing/stripe-app.ts';

const { world, double } = stripeApp();
const { whileLeaving, amidLeaving } = leavingOf(world);

const leave = (who: Visitor, password: string) => who.post('/api/account/leave', { password });
const statuses = () => [...double.books.subscriptions.values()].map(({ status }) => status);

async function mailsTo(address: string) {
  await world.settled();
  return world.sentMail.filter(({ to }) => to === address);
}

test('whoever leaves is told so by mail, as one and as the last one', async () => {
  const { robin, kim, form } = await aCouple(world);
  await leave(robin, form.partner1Password);
  await leave(kim, form.partner2Password);
  for (const address of [form.partner1Email, form.partner2Email]) {
    expect((await mailsTo(address)).at(-1)).toMatchObject({
      subject: 'Your account is closed',
      text: expect.stringMatching(/on March 11, 2026 at 12:00\sPM UTC/),
    });
  }
  expect(await world.deps.db.$count(mailQueue)).toBe(0);
});

test('a mailbox whose address was moved away hears of it too, and one that was only named does not', async () => {
  const { robin, form } = await aCouple(world);
  const password = form.partner1Password;
  await robin.post('/api/account/email', { email: 'thief@example.org', password });
  const [confirmation] = await mailsTo('thief@example.org');
  const token = /#([\w-]{64})/.exec(confirmation?.text ?? '')?.[1];
  expect((await new Visitor(world).post('/api/email/confirm', { token })).status).toBe(204);
  await robin.post('/api/account/email', { email: 'stranger@example.org', password });
  await world.settled();
  world.sentMail.length = 0;
  expect((await leave(robin, password)).status).toBe(204);
  await world.settled();
  const told = world.sentMail.filter(({ subject }) => subject === 'Your account is closed');
  expect(told.map(({ to }) => to).toSorted()).toEqual([form.partner1Email, 'thief@example.org']);
});

test('where mails are kept as files, none is left of whoever left', async () => {
  const { robin, form } = await aCouple(world);
  const { mail } = world.deps;
  const { takeBack } = mail;
  mail.takeBack = async (...args) => {
    await takeBack(...args);
    return 'a mark';
  };
  onTestFinished(() => void Object.assign(mail, { takeBack }));
  await leave(robin, form.partner1Password);
  expect(await mailsTo(form.partner1Email)).toEqual([]);
});

test('while the payer stays, what they pay for goes on; with the payer it ends', async () => {
  const { robin, kim, form } = await aCouple(world);
  await robin.post('/api/create-subscription');
  expect((await leave(kim, form.partner2Password)).status).toBe(204);
  await world.settled();
  expect(statuses()).toEqual(['incomplete']);
  expect((await leave(robin, form.partner1Password)).status).toBe(204);
  expect(statuses()).toEqual(['incomplete_expired']);
});

test('when both have left the couple is gone, its subscription ended and its place on the board free', async () => {
  const { robin, kim, form } = await aCouple(world);
  await robin.post('/api/create-subscription');
  expect((await robin.post('/api/challenges/plank-high-five/done')).status).toBeLessThan(300);
  await leave(robin, form.partner1Password);

  expect((await leave(kim, form.partner2Password)).status).toBe(204);
  await world.settled();

  expect(statuses()).toEqual(['canceled']);
  expect(await world.deps.db.$count(couples)).toBe(0);
  expect(await world.deps.db.$count(members)).toBe(0);
  const listed = await world.deps.db.select({ couples: weekHistogram.couples }).from(weekHistogram);
  expect(listed.reduce((sum, row) => sum + row.couples, 0)).toBe(0);
});

test('when both have left, no process remembers their key', async () => {
  const { robin, kim, form } = await aCouple(world);
  const { db, coupleKeys } = world.deps;
  const [couple] = await db.select().from(couples);
  const key = () =>
    coupleKeys(couple?.id ?? '').then(
      () => 'remembered',
      () => 'gone',
    );
  for (const who of [robin, kim]) await who.get('/api/journal');
  await leave(robin, form.partner1Password);
  expect(await key()).toBe('remembered');
  await leave(kim, form.partner2Password);
  await expect.poll(key).toBe('gone');
});

test('both leaving at once still end it', async () => {
  const { robin, kim, form } = await aCouple(world);
  await robin.post('/api/create-subscription');
  const answers = await Promise.all([
    leave(robin, form.partner1Password),
    leave(kim, form.partner2Password),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  await world.settled();
  expect(statuses()).toEqual(['canceled']);
  expect(await world.deps.db.$count(couples)).toBe(0);
});

test('if the provider cannot be reached the last one is not erased, and leaving can be tried again', async () => {
  const { robin, kim, form } = await aCouple(world);
  await robin.post('/api/create-subscription');
  await leave(kim, form.partner2Password);
  double.weather = 'refused';

  expect((await leave(robin, form.partner1Password)).status).toBe(503);

  expect(await robin.request('GET', '/api/user')).toMatchObject({ status: 200 });
  double.weather = 'fair';
  expect((await leave(robin, form.partner1Password)).status).toBe(204);
  expect(statuses()).toEqual(['incomplete_expired']);
});

describe.skipIf(process.env.TEST_DATABASE !== 'postgres')('leaving does not trip over', () => {
  test('a partner who just comes into the room', async () => {
    const { robin, kim, form } = await aCouple(world);
    const { db, now } = world.deps;
    await robin.post('/api/live/commands', opening());
    const { id: memberId } = (await kim.get('/api/user')) as { id: string };
    const [couple] = await db.select().from(couples);
    const guest = {
      coupleId: couple?.id ?? '',
      memberId,
      streamId: crypto.randomUUID(),
      processId: crypto.randomUUID(),
      isAdult: false,
      isLocked: false,
      roomId: null,
    };
    await whileLeaving(
      () => leave(robin, form.partner1Password),
      (tx) => lockedRoom(tx, guest.coupleId),
      (tx) => enterRoom(tx, guest, now()),
    );
  });

  test('an entry that its author is just sharing', async () => {
    const { robin, form } = await aCouple(world);
    await robin.post('/api/journal', { content: 'for you' });
    const { db } = world.deps;
    await whileLeaving(
      () => leave(robin, form.partner1Password),
      (tx) => tx.select().from(journalEntries).for('update'),
      (tx) => tx.update(journalEntries).set({ isShared: true }),
    );
    expect(await db.$count(journalEntries)).toBe(0);
  });

  test('an entry that its author is just writing', async () => {
    const { robin, form } = await aCouple(world);
    await robin.post('/api/journal', { content: 'one' });
    const { db } = world.deps;
    const [entry] = await db.select().from(journalEntries);
    if (!entry) throw new Error('Nothing was written.');
    const write = (tx: Queryable) =>
      tx.insert(journalEntries).values({ ...entry, id: crypto.randomUUID() });
    await whileLeaving(() => leave(robin, form.partner1Password), write, write);
    expect(await db.$count(journalEntries)).toBe(0);
  });

  async function toldToKim() {
    const { robin, kim, form } = await aCouple(world);
    const { db, now } = world.deps;
    const { id } = (await kim.get('/api/user')) as { id: string };
    const [couple] = await db.select().from(couples);
    const member = { coupleId: couple?.id ?? '', id };
    await putNotification(db, member, { kind: 'entry', about: 'x', dueAt: now() });
    world.sentMail.length = 0;
    return { robin, kim, leaves: () => leave(kim, form.partner2Password) };
  }

  test('a mail that is just written for them, and it is not sent', async () => {
    const { leaves } = await toldToKim();
    await amidLeaving(leaves, () => world.deps.notifications.run());
    await world.settled();
    expect(world.sentMail).toMatchObject([{ subject: 'Your account is closed' }]);
  });

  test('a reminder that is just due', async () => {
    const { kim, leaves } = await toldToKim();
    const days = [1, 2, 3, 4, 5, 6, 7];
    await kim.request('PATCH', '/api/account/reminders', { switches: { reminder: true }, days });
    await world.deps.db.update(reminderChoices).set({ remindAt: world.deps.now() });
    await amidLeaving(leaves, () => putDueReminders(world.deps.db, 'reminder', world.deps.now()));
  });

  test('an answer that is just given to them', async () => {
    const { robin, kim, leaves } = await toldToKim();
    const { body } = await kim.post('/api/nudges');
    const { id } = (body as Nudges).asked ?? { id: '' };
    await world.settled();
    const answered = await amidLeaving(leaves, () =>
      robin.post(`/api/nudges/${id}/answer`, { answer: 'yes' }),
    );
    expect(answered?.status).toBe(404);
  });

  test('an entry that their partner is just sharing, and it is kept', async () => {
    const { robin, leaves } = await toldToKim();
    const shared = { content: 'for you', isSharedWithPartner: true };
    const written = await amidLeaving(leaves, () => robin.post('/api/journal', shared));
    expect(written?.status).toBe(201);
    expect(await world.deps.db.$count(journalEntries)).toBe(1);
  });

  const onAnotherDevice = {
    'a private entry': ['POST', '/api/journal', { content: 'mine' }],
    'a shared entry': ['POST', '/api/journal', { content: 'ours', isSharedWithPartner: true }],
    'a nudge': ['POST', '/api/nudges', undefined],
    'other reminders': ['PATCH', '/api/account/reminders', { days: [1] }],
    'a planned workout': [
      'POST',
      '/api/plan',
      { workoutId: 101, day: '2026-03-13', time: '20:00' },
    ],
  } as const;
  test.each(Object.entries(onAnotherDevice))('%s of theirs', async (_what, [method, url, body]) => {
    const { kim, leaves } = await toldToKim();
    const written = await amidLeaving(leaves, () => kim.request(method, url, body));
    expect(written).toMatchObject({
      status: 401,
      body: { message: 'Please sign in to continue.' },
    });
  });

  test('another address of theirs', async () => {
    const { robin, form } = await aCouple(world);
    const change = { email: 'wren@example.com', password: form.partner1Password };
    const changed = await amidLeaving(
      () => leave(robin, form.partner1Password),
      () => robin.post('/api/account/email', change),
    );
    expect(changed?.status).toBe(401);
  });

  test('another device on which they sign in', async () => {
    const { robin, form } = await aCouple(world);
    const credentials = { email: form.partner1Email, password: form.partner1Password };
    const signedIn = await amidLeaving(
      () => leave(robin, form.partner1Password),
      () => new Visitor(world).post('/api/login', credentials),
    );
    expect(signedIn?.status).toBe(401);
  });
});
