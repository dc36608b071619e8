import { expect, test } from 'vitest';
import { logins } from '../db/tables/auth.ts';
import { aCouple, Visitor } from '../testing/factories.ts';
import { testApp } from '../testing/test-app.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const world = testApp();

test('nobody is signed in without a login', async () => {
  const answer = await new Visitor(world).request('GET', '/api/user');
  expect(answer).toMatchObject({ status: 401, body: { message: 'Please sign in to continue.' } });
});

test('a wrong password and an unknown address get the same answer', async () => {
  const { form } = await aCouple(world);
  const wrong = await new Visitor(world).post('/api/login', {
    email: form.partner1Email,
    password: 'x',
  });
  const unknown = await new Visitor(world).post('/api/login', {
    email: 'no@one.example',
    password: 'x',
  });
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({ message: 'Invalid email or password. Please try again.' });
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
});

test.each([
  {},
  { email: 'a@b.co' },
  { email: '', password: 'x' },
  { email: 'a@b.co', password: '' },
])('signing in with %j asks for both', async (payload) => {
  // “email and password both required.”
  expect(await new Visitor(world).post('/api/login', payload)).toMatchObject({
    status: 400,
    body: { message: 'Please enter both email and password.' },
  });
});

test('the login cookie is out of reach of scripts and of other sites', async () => {
  const { form } = await aCouple(world);
  const credentials = { email: form.partner1Email, password: form.partner1Password };
  const { headers } = await new Visitor(world).post('/api/login', credentials);
  expect([headers['set-cookie']].flat()[0]).toMatch(
    /^login=[\w-]{64}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
});

test('every sign-in gets a new token, and the database holds none of them', async () => {
  const { robin, form } = await aCouple(world);
  const again = new Visitor(world);
  await again.post('/api/login', { email: form.partner1Email, password: form.partner1Password });
  expect(again.cookie).not.toBe(robin.cookie);
  const dump = JSON.stringify(await world.deps.db.select().from(logins));
  for (const { cookie } of [again, robin]) expect(dump).not.toContain(cookie.split('=')[1]);
});

test('a login lasts 30 days from its last use', async () => {
  const { robin } = await aCouple(world);
  for (let i = 0; i < 3; i++) {
    world.pass(29 * DAY_MS);
    const answer = await robin.request('GET', '/api/user');
    expect(answer.status).toBe(200);
    expect(answer.headers['set-cookie']).toContain('Max-Age=2592000');
  }
  world.pass(30 * DAY_MS);
  expect(await robin.request('GET', '/api/user')).toMatchObject({ status: 401 });
});

test('signing out ends this login alone', async () => {
  // “| GET navigation to /api/logout | none | Sign Out |”
  const { robin, kim } = await aCouple(world);
  const stolen = new Visitor(world);
  stolen.cookie = robin.cookie;
  const answer = await robin.request('GET', '/api/logout');
  expect(answer).toMatchObject({ status: 302, headers: { location: '/' } });
  expect(await stolen.request('GET', '/api/user')).toMatchObject({ status: 401 });
  expect(await kim.request('GET', '/api/user')).toMatchObject({ status: 200 });
});

test('signing in again ends the login that the browser held, whosever it was, and no other', async () => {
  const { robin, kim, form } = await aCouple(world);
  const phone = new Visitor(world);
  const asRobin = { email: form.partner1Email, password: form.partner1Password };
  await phone.post('/api/login', asRobin);
  const copies: Visitor[] = [];
  const signInAgain = async (credentials: object) => {
    const copy = new Visitor(world);
    copy.cookie = phone.cookie;
    copies.push(copy);
    expect(await phone.post('/api/login', credentials)).toMatchObject({ status: 200 });
  };
  await signInAgain(asRobin);
  await signInAgain({ email: form.partner2Email, password: form.partner2Password });
  for (const copy of copies) expect((await copy.request('GET', '/api/user')).status).toBe(401);
  for (const one of [phone, robin, kim]) {
    expect((await one.request('GET', '/api/user')).status).toBe(200);
  }
  // A wrong password replaces nothing.
  await phone.post('/api/login', { ...asRobin, password: 'x' });
  expect((await phone.request('GET', '/api/user')).status).toBe(200);
});

test('another site can lead someone to sign-out but not sign them out', async () => {
  const { robin } = await aCouple(world);
  const answer = await robin.request('GET', '/api/logout', undefined, {
    'sec-fetch-site': 'cross-site',
  });
  expect(answer).toMatchObject({ status: 302, headers: { location: '/' } });
  expect(await robin.request('GET', '/api/user')).toMatchObject({ status: 200 });
});

test('the gate navigates to /api/login and arrives at the sign-in page', async () => {
  // “| Browser navigation to /api/login | none | Redirect sign-in from the gate page |”
  const answer = await new Visitor(world).request('GET', '/api/login');
  expect(answer).toMatchObject({ status: 302, headers: { location: '/login' } });
});

test('ten wrong passwords close an account for that address alone, for 15 minutes', async () => {
  const { form } = await aCouple(world);
  const right = { email: form.partner1Email, password: form.partner1Password };
  const wrong = { ...right, password: 'a guess' };
  const guesser = new Visitor(world, '198.51.100.9');
  for (let i = 0; i < 10; i++) expect((await guesser.post('/api/login', wrong)).status).toBe(401);
  world.pass(5 * MINUTE_MS);

  const refused = await guesser.post('/api/login', right);

  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '600' } });
  expect((await new Visitor(world, '198.51.100.10').post('/api/login', right)).status).toBe(200);
  const partner = { email: form.partner2Email, password: form.partner2Password };
  expect((await guesser.post('/api/login', partner)).status).toBe(200);
  world.pass(10 * MINUTE_MS);
  expect((await guesser.post('/api/login', right)).status).toBe(200);
});

test('a hundred guesses at once are no way around the limit', async () => {
  const { form } = await aCouple(world);
  const guess = { email: form.partner1Email, password: 'a guess' };
  const guesser = new Visitor(world, '198.51.100.11');
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => guesser.post('/api/login', guess)),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => [429, 503].includes(status))).toHaveLength(90);
});

test('a right password among wrong ones starts the count anew', async () => {
  const { form } = await aCouple(world);
  const right = { email: form.partner1Email, password: form.partner1Password };
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 9; i++) {
      expect(
        (await new Visitor(world).post('/api/login', { ...right, password: 'x' })).status,
      ).toBe(401);
    }
    expect((await new Visitor(world).post('/api/login', right)).status).toBe(200);
  }
});

test('nothing of a sign-in reaches the log', async () => {
  const { robin, form } = await aCouple(world);
  await robin.post('/api/login', { email: form.partner1Email, password: 'wrong guess' });
  const log = world.logLines.join('');
  expect(log).toContain('sign-in');
  const secrets = [...Object.values(form), 'wrong guess', robin.cookie.split('=')[1]];
  for (const secret of secrets) expect(log.toLowerCase()).not.toContain(secret?.toLowerCase());
});
