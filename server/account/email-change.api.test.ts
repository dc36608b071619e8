import { beforeEach, expect, test } from 'vitest';
import type { Account } from '../../contract/account/account.ts';
import type { SignUp } from '../../contract/auth/auth.ts';
import { emailChanges } from '../db/tables/auth.ts';
import { aCouple, aSignUp, Visitor } from '../testing/factories.ts';
import { testApp } from '../testing/test-app.ts';
import { sweepEmailChanges } from './email-change.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NEW = 'Robin.New@example.org';
const world = testApp();

let robin: Visitor;
let kim: Visitor;
let form: SignUp;

beforeEach(async () => {
  ({ robin, kim, form } = await aCouple(world));
});

const visitor = () => new Visitor(world);
const account = async () => (await robin.get('/api/account')) as Account;

async function ask(email = NEW, password = form.partner1Password) {
  return (await robin.post('/api/account/email', { email, password })).status;
}

async function tokenMailedTo(
  address: string,
  page: 'confirm-email' | 'keep-email' | 'choose-password',
) {
  await world.settled();
  const link = new RegExp(`http://localhost:3000/${page}#([\\w-]{64})`);
  const mails = world.sentMail.filter(({ to }) => to === address);
  return mails.findLast(({ text }) => link.test(text))?.text.match(link)?.[1] ?? '';
}
const confirm = async (token: string) =>
  (await visitor().post('/api/email/confirm', { token })).status;
const keep = async (token: string) => (await visitor().post('/api/email/keep', { token })).status;

async function signsIn(email: string, password = form.partner1Password): Promise<number> {
  return (await visitor().post('/api/login', { email, password })).status;
}

test('a new address signs in once it is confirmed, and until then the old one does', async () => {
  expect(await ask()).toBe(204);
  expect(await account()).toMatchObject({ email: form.partner1Email, pendingEmail: NEW });
  expect([await signsIn(NEW), await signsIn(form.partner1Email)]).toEqual([401, 200]);

  const token = await tokenMailedTo(NEW, 'confirm-email');
  expect(await confirm(token)).toBe(204);
  expect(await confirm(token)).toBe(410);

  expect(await account()).toMatchObject({ email: NEW, pendingEmail: null });
  expect([await signsIn(NEW), await signsIn(form.partner1Email)]).toEqual([200, 401]);
});

test('it takes the password, another address, and an hour at most', async () => {
  expect(await ask(NEW, 'wrong')).toBe(403);
  expect(await ask(form.partner1Email.toUpperCase())).toBe(409);
  expect(await ask('no address')).toBe(400);
  expect(await ask()).toBe(204);
  world.pass(HOUR_MS);
  expect(await confirm(await tokenMailedTo(NEW, 'confirm-email'))).toBe(410);
  expect(await account()).toMatchObject({ pendingEmail: null });
});

test('the old address stops it, and whoever knew the password is out', async () => {
  await ask();
  const token = await tokenMailedTo(form.partner1Email, 'keep-email');
  expect(await keep(token)).toBe(200);
  expect(await keep(token)).toBe(410);
  expect(await confirm(await tokenMailedTo(NEW, 'confirm-email'))).toBe(410);
  expect(await robin.request('GET', '/api/user')).toMatchObject({ status: 401 });
  expect(await signsIn(form.partner1Email)).toBe(401);
  await world.settled();
  expect(world.sentMail.at(-1)).toMatchObject({
    to: form.partner1Email,
    text: expect.stringContaining('/choose-password#'),
  });
  expect(await kim.request('GET', '/api/user')).toMatchObject({ status: 200 });
});

test('the old address undoes it for three days, however often it was moved on', async () => {
  await ask();
  const token = await tokenMailedTo(form.partner1Email, 'keep-email');
  await confirm(await tokenMailedTo(NEW, 'confirm-email'));
  await ask('third@example.org');
  await confirm(await tokenMailedTo('third@example.org', 'confirm-email'));
  world.pass(3 * DAY_MS - 1);
  expect(await keep(token)).toBe(200);
  expect([await signsIn('third@example.org'), await signsIn(NEW)]).toEqual([401, 401]);
  await world.settled();
  const link = world.sentMail.at(-1)?.text.match(/choose-password#([\w-]{64})/)?.[1];
  const chosen = { token: link, password: 'mine again' };
  expect(await visitor().post('/api/password/choose', chosen)).toMatchObject({ status: 200 });
  expect(await signsIn(form.partner1Email, 'mine again')).toBe(200);
});

test('a later change that is undone leaves the undo link of an earlier one', async () => {
  await ask();
  const first = await tokenMailedTo(form.partner1Email, 'keep-email');
  await confirm(await tokenMailedTo(NEW, 'confirm-email'));
  await ask('third@example.org');
  expect(await keep(await tokenMailedTo(NEW, 'keep-email'))).toBe(200);
  expect(await keep(first)).toBe(200);
  expect(await confirm(await tokenMailedTo('third@example.org', 'confirm-email'))).toBe(410);
  await robin.post('/api/password/choose', {
    token: await tokenMailedTo(form.partner1Email, 'choose-password'),
    password: 'mine again',
  });
  expect(await account()).toMatchObject({ email: form.partner1Email, pendingEmail: null });
});

test.each([
  [
    'in the account',
    (password: string) =>
      robin.post('/api/account/password', {
        currentPassword: form.partner1Password,
        password,
      }),
  ],
  [
    'by a mailed link',
    async (password: string) => {
      await robin.post('/api/password/forgot', { email: form.partner1Email });
      const token = await tokenMailedTo(form.partner1Email, 'choose-password');
      return robin.post('/api/password/choose', { token, password });
    },
  ],
] as const)(
  'a new password %s withdraws a change that waits, and no undo link',
  async (_how, choose) => {
    const thief = visitor();
    await thief.post('/api/login', { email: form.partner1Email, password: form.partner1Password });
    await ask();
    const undo = await tokenMailedTo(form.partner1Email, 'keep-email');
    expect((await choose('a louder evening')).status).toBeLessThan(300);
    expect(await account()).toMatchObject({ pendingEmail: null });
    expect(await confirm(await tokenMailedTo(NEW, 'confirm-email'))).toBe(410);
    expect(await thief.request('GET', '/api/user')).toMatchObject({ status: 401 });
    expect(await keep(undo)).toBe(200);
  },
);

test('the page that undid a change chooses the new password, or the mail does', async () => {
  await ask();
  const undo = await tokenMailedTo(form.partner1Email, 'keep-email');
  const { body } = await visitor().post('/api/email/keep', { token: undo });
  const mailed = await tokenMailedTo(form.partner1Email, 'choose-password');
  expect(body).toEqual({ token: mailed });
});

test('the old address is told when the new one is confirmed', async () => {
  await ask();
  await confirm(await tokenMailedTo(NEW, 'confirm-email'));
  await world.settled();
  expect(world.sentMail.at(-1)).toMatchObject({
    to: form.partner1Email,
    subject: 'Your address was changed',
    text: expect.stringMatching(/on March 11, 2026 at 12:00\sPM UTC/),
  });
});

test('what is swept takes no mail along that may still undo a later change', async () => {
  await ask();
  world.pass(3 * DAY_MS - HOUR_MS);
  await ask('third@example.org');
  const undo = await tokenMailedTo(form.partner1Email, 'keep-email');
  await confirm(await tokenMailedTo('third@example.org', 'confirm-email'));
  // This mail waits for a mail server that is away.
  const waiting = { to: form.partner1Email, subject: 'Waiting', text: undo };
  await world.deps.mail.put(world.deps.db, waiting, world.deps.now());
  world.pass(2 * HOUR_MS);
  await sweepEmailChanges(world.deps);
  expect(await world.deps.db.$count(emailChanges)).toBe(1);
  await world.settled();
  expect(world.sentMail.at(-1)).toEqual(waiting);
});

test('while it may come back, nobody else gets the old address', async () => {
  await ask();
  await confirm(await tokenMailedTo(NEW, 'confirm-email'));
  const taking = () =>
    visitor().post('/api/register', aSignUp({ partner1Email: form.partner1Email }));
  expect(await taking()).toMatchObject({ status: 409 });
  world.pass(3 * DAY_MS);
  expect(await taking()).toMatchObject({ status: 201 });
});

test('the answer does not tell whether an address is known; its owner learns it', async () => {
  const known = { email: form.partner2Email, password: form.partner1Password };
  const unknown = { email: NEW, password: form.partner1Password };
  const answers = [
    await robin.post('/api/account/email', unknown),
    await robin.post('/api/account/email', known),
  ];
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [204, ''],
    [204, ''],
  ]);
  const token = await tokenMailedTo(form.partner2Email, 'confirm-email');
  expect(await confirm(token)).toBe(409);
  expect(await signsIn(form.partner2Email, form.partner2Password)).toBe(200);
});

test('a change is withdrawn in the account, and a later one ends an earlier', async () => {
  await ask();
  const first = await tokenMailedTo(NEW, 'confirm-email');
  await ask('other@example.org');
  expect(await confirm(first)).toBe(410);
  expect((await robin.request('DELETE', '/api/account/email')).status).toBe(204);
  expect(await account()).toMatchObject({ pendingEmail: null });
  expect(await confirm(await tokenMailedTo('other@example.org', 'confirm-email'))).toBe(410);
});

test('it is asked for ten times an hour at most', async () => {
  const statuses = [];
  for (let i = 0; i < 11; i++) statuses.push(await ask(`a${i}@example.org`));
  expect(statuses.indexOf(429)).toBe(10);
});

test('addresses wait sealed, tokens are hashes, and after three days nothing is left', async () => {
  await ask();
  const token = await tokenMailedTo(NEW, 'confirm-email');
  const stored = JSON.stringify(await world.deps.db.select().from(emailChanges));
  for (const secret of [NEW, form.partner1Email, token]) expect(stored).not.toContain(secret);
  world.pass(3 * DAY_MS + 1);
  await sweepEmailChanges(world.deps);
  expect(await world.deps.db.$count(emailChanges)).toBe(0);
});

test('the phone is shown and changed by its owner alone', async () => {
  expect(await account()).toMatchObject({ phone: '+1 555 0100' });
  const change = (phone: string) => robin.request('PATCH', '/api/account', { phone });
  expect(await change('  ')).toMatchObject({ status: 400 });
  expect(await change(' +1 555 0199 ')).toMatchObject({ body: { phone: '+1 555 0199' } });
  expect(await account()).toMatchObject({ phone: '+1 555 0199', firstName: 'Robin' });
  expect(await kim.get('/api/account')).toMatchObject({ phone: '+1 555 0101' });
});
