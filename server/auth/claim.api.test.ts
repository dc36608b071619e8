import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SignUp, User } from '../../contract/auth/auth.ts';
import { members } from '../db/tables/couples.ts';
import { pushSubscriptions, reminderChoices } from '../db/tables/reminders.ts';
import { confirmAdult, say, toAll } from '../testing/consenting.ts';
import { aCouple, Visitor } from '../testing/factories.ts';
import { liveApp, press } from '../testing/live-app.ts';
import { addPasskey, signInWith } from '../testing/passkeys.ts';
import { opening, Phone } from '../testing/phone.ts';
import { type PushDouble, pushDouble, VAPID_KEYS } from '../testing/push-double.ts';
import { turnOn } from '../testing/push-fixture.ts';
import { makePremium } from '../testing/training.ts';

let service: PushDouble;
beforeAll(async () => {
  service = await pushDouble();
});
const world = liveApp({
  push: () => ({ vapidKeys: VAPID_KEYS, localPushOrigin: service.origin }),
});
afterAll(() => service.close());

const HOUR_MS = 3_600_000;
const NEW_PASSWORD = 'mine from now on';

let robin: Visitor;
/** Robin, signed in as Kim with the password that Robin typed at sign-up. */
let impostor: Visitor;
let form: SignUp;

beforeEach(async () => {
  ({ robin, kim: impostor, form } = await aCouple(world));
});

async function tokenMailedTo(address: string, page = 'choose-password') {
  await world.settled();
  const link = new RegExp(`/${page}#([\\w-]{64})`);
  const mails = world.sentMail.filter(({ to, text }) => to === address && link.test(text));
  return link.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

async function choose(token: string, more: object = {}) {
  const who = new Visitor(world);
  const answer = await who.post('/api/password/choose', { token, password: NEW_PASSWORD, ...more });
  return { who, ...answer };
}

/** Kim opens the mail that came at sign-up. */
async function kimArrives() {
  const { who, status } = await choose(await tokenMailedTo(form.partner2Email));
  expect(status).toBe(200);
  return who;
}

async function forgottenToken(email: string) {
  await new Visitor(world).post('/api/password/forgot', { email });
  return tokenMailedTo(email);
}

const rowOfKim = async () => {
  const { id } = (await impostor.get('/api/user')) as User;
  return async () => {
    const [row] = await world.deps.db.select().from(members).where(eq(members.id, id));
    return row;
  };
};

test('the first password by invitation ends all ways in that were made with the typed one', async () => {
  const { device } = await addPasskey(impostor);
  await turnOn({ service }, impostor);
  const { body } = await impostor.request('PUT', '/api/account/calendar');
  const { pathname: calendar } = new URL((body as { address: string }).address);
  const change = { email: 'impostor@example.org', password: form.partner2Password };
  expect((await impostor.post('/api/account/email', change)).status).toBe(204);
  const confirmation = await tokenMailedTo('impostor@example.org', 'confirm-email');
  const room = await press(impostor, opening());
  const page = await Phone.open(world.url, impostor.cookie, room.id);

  const kim = await kimArrives();

  expect((await signInWith(device, new Visitor(world))).status).toBe(401);
  expect(await kim.get('/api/passkeys')).toMatchObject({ passkeys: [] });
  expect((await impostor.request('GET', '/api/user')).status).toBe(401);
  await page.over();
  expect(await world.deps.db.$count(pushSubscriptions)).toBe(0);
  expect((await world.app.inject({ url: calendar })).statusCode).toBe(404);
  const confirm = await new Visitor(world).post('/api/email/confirm', { token: confirmation });
  expect(confirm.status).toBe(410);
  const typed = { email: form.partner2Email, password: form.partner2Password };
  expect((await new Visitor(world).post('/api/login', typed)).status).toBe(401);
});

test('nothing that was said in their name before is taken for theirs', async () => {
  await makePremium(world, form.partner1Email);
  await confirmAdult(robin, impostor);
  await say(impostor, toAll('yes'));
  const silence = { switches: { nudge: false } };
  expect((await impostor.request('PATCH', '/api/account/reminders', silence)).status).toBe(200);
  const stored = await rowOfKim();
  const kim = await kimArrives();
  expect(await kim.get('/api/user')).not.toHaveProperty('isAdult');
  expect((await stored())?.adultAt).toBeNull();
  expect(await world.deps.db.$count(reminderChoices)).toBe(0);
  await confirmAdult(kim);
  expect(JSON.stringify(await kim.get('/api/consent/choices'))).not.toContain('yes');
});

test('a partner who moves the address to their own claims nothing with it', async () => {
  await makePremium(world, form.partner1Email);
  await confirmAdult(robin, impostor);
  const { body } = await impostor.request('PUT', '/api/account/calendar');
  const { pathname: calendar } = new URL((body as { address: string }).address);
  const silence = { switches: { nudge: false } };
  expect((await impostor.request('PATCH', '/api/account/reminders', silence)).status).toBe(200);
  const stored = await rowOfKim();
  const own = 'impostor@example.org';
  await impostor.post('/api/account/email', { email: own, password: form.partner2Password });
  const undo = await tokenMailedTo(form.partner2Email, 'keep-email');
  const moved = { token: await tokenMailedTo(own, 'confirm-email') };
  expect((await new Visitor(world).post('/api/email/confirm', moved)).status).toBe(204);
  const reset = await forgottenToken(own);
  const read = await new Visitor(world).post('/api/password/link', { token: reset });
  expect(read.body).toMatchObject({ isClaim: false });
  expect((await choose(reset)).status).toBe(200);
  expect((await stored())?.isClaimed).toBe(false);

  const undone = await new Visitor(world).post('/api/email/keep', { token: undo });
  expect(undone.status).toBe(200);
  const { who: kim } = await choose((undone.body as { token: string }).token);
  expect(await stored()).toMatchObject({ isClaimed: true, adultAt: null });
  expect((await world.app.inject({ url: calendar })).statusCode).toBe(404);
  expect(await world.deps.db.$count(reminderChoices)).toBe(0);
  expect(await kim.get('/api/user')).toMatchObject({ email: form.partner2Email });
});

test('what they wrote, their names and their lock stay', async () => {
  await impostor.post('/api/journal', { content: 'Mine', isSharedWithPartner: false });
  await impostor.request('PUT', '/api/account/lock', { afterMinutes: 5 });
  const kim = await kimArrives();
  expect(await kim.get('/api/journal')).toMatchObject([{ content: 'Mine' }]);
  expect(await kim.get('/api/user')).toMatchObject({ firstName: 'Kim', lock: { afterMinutes: 5 } });
});

test('a link for a forgotten password is the first of their own too, if no invitation was used', async () => {
  // Any password that a signed-in person chooses uses up the invitation.
  const other = { currentPassword: form.partner2Password, password: 'not Kim’s either' };
  expect((await impostor.post('/api/account/password', other)).status).toBe(204);
  const { device } = await addPasskey(impostor);
  expect((await choose(await tokenMailedTo(form.partner2Email))).status).toBe(410);
  const { who } = await choose(await forgottenToken(form.partner2Email), {
    removesPasskeys: false,
  });
  expect(await who.get('/api/passkeys')).toMatchObject({ passkeys: [] });
  expect((await signInWith(device, new Visitor(world))).status).toBe(401);

  // From then on the account is theirs, and a reset keeps what they made.
  const own = await addPasskey(who);
  await choose(await forgottenToken(form.partner2Email));
  expect((await signInWith(own.device, new Visitor(world))).status).toBe(200);
});

test('a link that went through the partner’s hands makes the account nobody’s own', async () => {
  const signUp = await aCouple(world);
  await world.deps.db.update(members).set({ firstSignedInAt: null });
  const { body } = await signUp.robin.post('/api/partner/invitation-link');
  const shared = /#([\w-]{64})/.exec(JSON.stringify(body))?.[1] ?? '';
  const { who: impostor } = await choose(shared);
  const { device } = await addPasskey(impostor);
  await choose(await forgottenToken(signUp.form.partner2Email));
  expect((await signInWith(device, new Visitor(world))).status).toBe(401);
});

test('whoever made the account keeps their passkeys at a reset, or removes them all', async () => {
  const { device } = await addPasskey(robin);
  const read = async (token: string) =>
    (await new Visitor(world).post('/api/password/link', { token })).body;
  const first = await forgottenToken(form.partner1Email);
  expect(await read(first)).toEqual({ passkeys: 'in use', isClaim: false });
  await choose(first);
  expect((await signInWith(device, new Visitor(world))).status).toBe(200);
  const second = await forgottenToken(form.partner1Email);
  await choose(second, { removesPasskeys: true });
  expect((await signInWith(device, new Visitor(world))).status).toBe(401);
  expect(await read(await forgottenToken(form.partner1Email))).toMatchObject({ passkeys: 'none' });
});

test('a link is read as often as one likes, used once, and over with its hour', async () => {
  const read = (token: string) => new Visitor(world).post('/api/password/link', { token });
  const invitation = await tokenMailedTo(form.partner2Email);
  expect(await read(invitation)).toMatchObject({ body: { passkeys: 'none', isClaim: true } });
  expect((await choose(invitation)).status).toBe(200);
  expect((await read(invitation)).status).toBe(410);
  const reset = await forgottenToken(form.partner1Email);
  world.pass(HOUR_MS);
  expect((await read(reset)).status).toBe(410);
  expect((await read('no token')).status).toBe(410);
});

test('after an undone change passkeys open nothing until a new password is chosen', async () => {
  const { device } = await addPasskey(robin);
  const undo = async () => {
    const password = form.partner1Password;
    await robin.post('/api/account/email', { email: 'thief@example.org', password });
    const token = await tokenMailedTo(form.partner1Email, 'keep-email');
    const { body } = await new Visitor(world).post('/api/email/keep', { token });
    return (body as { token: string }).token;
  };
  const token = await undo();
  const opens = async () => (await signInWith(device, new Visitor(world))).status;
  expect(await opens()).toBe(401);
  // Another link does not wake the passkeys either, until it is used.
  const later = await forgottenToken(form.partner1Email);
  expect(await opens()).toBe(401);
  const read = await new Visitor(world).post('/api/password/link', { token: later });
  expect(read.body).toMatchObject({ passkeys: 'suspended' });
  await choose(token, { removesPasskeys: false });
  expect(await opens()).toBe(200);
});

test('suspended passkeys go with the new password, unless they are kept on purpose', async () => {
  const { device } = await addPasskey(robin);
  const password = form.partner1Password;
  await robin.post('/api/account/email', { email: 'thief@example.org', password });
  const undo = await tokenMailedTo(form.partner1Email, 'keep-email');
  await new Visitor(world).post('/api/email/keep', { token: undo });
  const { who } = await choose(await tokenMailedTo(form.partner1Email));
  expect((await signInWith(device, new Visitor(world))).status).toBe(401);
  expect(await who.get('/api/passkeys')).toMatchObject({ passkeys: [] });
});

test('a member is mailed when a passkey is added, and when the password changes', async () => {
  const told = async () => {
    await world.settled();
    const mine = world.sentMail.filter(({ to }) => to === form.partner1Email);
    return mine.at(-1);
  };
  const { passkey } = await addPasskey(robin);
  expect(await told()).toMatchObject({
    subject: 'A passkey was added',
    text: expect.stringContaining(`“${passkey.name}”`),
  });
  const next = { currentPassword: form.partner1Password, password: NEW_PASSWORD };
  await robin.post('/api/account/password', next);
  expect(await told()).toMatchObject({
    subject: 'Your password was changed',
    text: expect.stringContaining('http://localhost:3000/forgot-password'),
  });
  const count = world.sentMail.length;
  await choose(await forgottenToken(form.partner1Email));
  await world.settled();
  expect(world.sentMail.slice(count).map(({ subject }) => subject)).toEqual([
    'Choose a new password',
    'Your password was changed',
  ]);
});
