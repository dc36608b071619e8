import { expect, test } from 'vitest';
import { mailQueue } from '../db/tables/mail.ts';
import { aCouple, Visitor } from '../testing/factories.ts';
import { testApp } from '../testing/test-app.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const world = testApp();

async function mailTo(address: string) {
  await world.settled();
  return world.sentMail.filter(({ to }) => to === address);
}

function tokenIn(text: string | undefined): string {
  const token = /http:\/\/localhost:3000\/choose-password#([\w-]{64})\s/.exec(text ?? '')?.[1];
  if (!token) throw new Error('The mail holds no link.');
  return token;
}

async function forgottenPasswordToken(email: string): Promise<string> {
  const answer = await new Visitor(world).post('/api/password/forgot', { email });
  expect(answer.status).toBe(204);
  return tokenIn((await mailTo(email)).at(-1)?.text);
}

test('the second partner is mailed a link to choose a password only they know', async () => {
  const { kim, form } = await aCouple(world);
  const mails = await mailTo(form.partner2Email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Robin invited you to a private app for couples');
  const choice = { token: tokenIn(mails[0]?.text), password: 'only mine' };
  const phone = new Visitor(world);

  expect(await phone.post('/api/password/choose', choice)).toMatchObject({ status: 200 });

  expect(await phone.get('/api/user')).toMatchObject({ firstName: 'Kim' });
  expect(await kim.request('GET', '/api/user')).toMatchObject({ status: 401 });
  const old = { email: form.partner2Email, password: form.partner2Password };
  expect(await new Visitor(world).post('/api/login', old)).toMatchObject({ status: 401 });
  const chosen = { email: form.partner2Email, password: 'only mine' };
  expect(await new Visitor(world).post('/api/login', chosen)).toMatchObject({ status: 200 });
  expect(await new Visitor(world).post('/api/password/choose', choice)).toMatchObject({
    status: 410,
  });
});

test('the welcome link lasts 7 days', async () => {
  const { form } = await aCouple(world);
  const token = tokenIn((await mailTo(form.partner2Email))[0]?.text);
  world.pass(7 * DAY_MS);
  const late = await new Visitor(world).post('/api/password/choose', {
    token,
    password: 'too late',
  });
  expect(late.status).toBe(410);
});

test('a forgotten password is replaced by a link that works once, within the hour', async () => {
  const { robin, form } = await aCouple(world);
  const email = form.partner1Email;
  const first = await forgottenPasswordToken(email);
  world.pass(HOUR_MS);
  const late = await new Visitor(world).post('/api/password/choose', {
    token: first,
    password: 'new one',
  });
  expect(late.status).toBe(410);

  const token = await forgottenPasswordToken(email);
  world.pass(HOUR_MS - 1);
  const uses = await Promise.all(
    [1, 2, 3].map((n) =>
      new Visitor(world).post('/api/password/choose', { token, password: `new one ${n}` }),
    ),
  );
  expect(uses.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  expect(await robin.request('GET', '/api/user')).toMatchObject({ status: 401 });
});

test('choosing a password makes older links useless', async () => {
  const { form } = await aCouple(world);
  const older = await forgottenPasswordToken(form.partner1Email);
  const newer = await forgottenPasswordToken(form.partner1Email);
  await new Visitor(world).post('/api/password/choose', { token: newer, password: 'new one' });
  const answer = await new Visitor(world).post('/api/password/choose', {
    token: older,
    password: 'once again',
  });
  expect(answer.status).toBe(410);
});

test('an unknown address gets the same answer and no mail', async () => {
  const { form } = await aCouple(world);
  const known = await new Visitor(world).post('/api/password/forgot', {
    email: form.partner1Email,
  });
  const unknown = await new Visitor(world).post('/api/password/forgot', {
    email: 'no@one.example',
  });
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  expect(await mailTo('no@one.example')).toEqual([]);
});

test('nobody is written to more than five times an hour', async () => {
  const { form } = await aCouple(world);
  for (let i = 0; i < 8; i++) {
    const visitor = new Visitor(world, `198.51.100.${i}`);
    await visitor.post('/api/password/forgot', { email: form.partner1Email });
  }
  expect(await mailTo(form.partner1Email)).toHaveLength(5);
});

test('requests for links are limited per address', async () => {
  const busy = new Visitor(world, '198.51.100.20');
  const statuses = [];
  for (let i = 0; i < 21; i++) {
    statuses.push((await busy.post('/api/password/forgot', { email: `a${i}@b.example` })).status);
  }
  expect(statuses.indexOf(429)).toBe(20);
});

test.each([
  [{ token: 'x', password: 'short' }, 'Passwords must be at least 6 characters long.'],
  [{ token: 'x', password: '' }, 'Please choose a password.'],
  [{ password: 'long enough' }, 'This field is required.'],
])('choosing with %j is 400', async (payload, message) => {
  expect(await new Visitor(world).post('/api/password/choose', payload)).toMatchObject({
    status: 400,
    body: { message },
  });
});

test('a mail waits for the mail server and is sealed meanwhile', async () => {
  const { form } = await aCouple(world);
  await world.settled();
  expect(await world.deps.db.$count(mailQueue)).toBe(0);
  expect(await mailTo(form.partner2Email)).toHaveLength(1);
});
