import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { transact } from '../db/transaction-guard.ts';
import {
  LINK_READS,
  WRONG_PASSWORDS_OF_ACCOUNT,
  WRONG_PASSWORDS_OF_NETWORK,
} from '../http/limits.ts';
import { type Answer, aCouple, Visitor } from '../testing/factories.ts';
import { testApp } from '../testing/test-app.ts';

const MINUTE_MS = 60_000;
const world = testApp();

/** Addresses in many networks, one in each. */
const ofManyNetworks = (index: number) => `198.18.${index >> 8}.${index & 255}`;
/** Many addresses of one line. */
const ofOneLine = (index: number) => `2001:db8:1:2:${index.toString(16)}::${index + 1}`;
const ofManyLines = (index: number) => `2001:db8:${index.toString(16)}::1`;

async function guess(email: string, address: string, password = 'a guess'): Promise<number> {
  return (await new Visitor(world, address).post('/api/login', { email, password })).status;
}

/** Alters a token so that it opens nothing. */
const junkLike = (token: string) => token.replace(/.$/, (last) => (last === '-' ? '_' : '-'));

/** Counts how often each status came, for guesses made one after another. */
async function outcomes(count: number, one: (index: number) => Promise<number>) {
  const statuses: Record<number, number> = {};
  for (let index = 0; index < count; index++) {
    const status = await one(index);
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  return statuses;
}

async function signedOutRobin() {
  const { robin, form } = await aCouple(world);
  await robin.request('GET', '/api/logout');
  robin.cookie = '';
  const right = { email: form.partner1Email, password: form.partner1Password };
  return { robin, right, form };
}

test('all addresses of one IPv6 line share ten guesses', async () => {
  const { right } = await signedOutRobin();
  const counts = await outcomes(40, (index) => guess(right.email, ofOneLine(index)));
  expect(counts).toEqual({ 401: 10, 429: 30 });
  expect(await guess(right.email, '2001:db8:1:3::1')).toBe(401);
});

test('an IPv4 address is the same one when it is written as IPv6', async () => {
  const { right } = await signedOutRobin();
  const spellings = ['203.0.113.77', '::ffff:203.0.113.77', '::ffff:cb00:714d'];
  const counts = await outcomes(12, (index) => guess(right.email, spellings[index % 3] ?? ''));
  expect(counts).toEqual({ 401: 10, 429: 2 });
  expect(await guess(right.email, '::ffff:203.0.113.78')).toBe(401);
});

test.each([
  ['one address', () => '198.51.100.5'],
  ['one IPv6 line', ofOneLine],
])('%s may not go through one account after another', async (_network, addressOf) => {
  const { max } = WRONG_PASSWORDS_OF_NETWORK;
  const spray = (index: number) => guess(`member-${index}@example.org`, addressOf(index));
  expect(await outcomes(max + 20, spray)).toEqual({ 401: max, 429: 20 });
  world.pass(15 * MINUTE_MS);
  expect(await spray(0)).toBe(401);
});

test('many guesses at once, each for another account, are no way around that', async () => {
  const { max } = WRONG_PASSWORDS_OF_NETWORK;
  const statuses = await Promise.all(
    Array.from({ length: 200 }, (_, index) => guess(`m-${index}@example.org`, '198.51.100.6')),
  );
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(max);
  // Guesses that found no place were not compared, and so not counted.
  for (const status of statuses) expect([401, 429, 503]).toContain(status);
});

test('whoever has one password cannot begin anew with those of others', async () => {
  const { right } = await signedOutRobin();
  const { max } = WRONG_PASSWORDS_OF_NETWORK;
  const thief = new Visitor(world, '198.51.100.7');
  const counts = await outcomes(max + 20, async (index) => {
    expect((await thief.post('/api/login', right)).status).toBe(200);
    return guess(`member-${index}@example.org`, '198.51.100.7');
  });
  expect(counts).toEqual({ 401: max, 429: 20 });
  // The browser that this password opened is not a known browser of other members either.
  const { form } = await aCouple(world);
  thief.cookie = '';
  expect(
    await thief.post('/api/login', { email: form.partner1Email, password: 'x' }),
  ).toMatchObject({
    status: 429,
  });
});

test.each([
  ['networks', ofManyNetworks],
  ['IPv6 lines', ofManyLines],
])(
  'many %s share what may be guessed for one account, whether it exists or not',
  async (_, addressOf) => {
    const { right } = await signedOutRobin();
    const { max } = WRONG_PASSWORDS_OF_ACCOUNT;
    for (const email of [right.email, 'nobody@example.org']) {
      const counts = await outcomes(max + 30, (index) => guess(email, addressOf(index)));
      expect(counts).toEqual({ 401: max, 429: 30 });
    }
  },
);

test('one network alone never uses up what an account has', async () => {
  const { right } = await signedOutRobin();
  for (let quarter = 0; quarter < 4; quarter++) {
    await outcomes(30, () => guess(right.email, '198.51.100.8'));
    world.pass(15 * MINUTE_MS - 1);
  }
  expect(await guess(right.email, '198.51.100.9', right.password)).toBe(200);
});

test('a member whom many networks guess at signs in where they have before', async () => {
  const { robin, right } = await signedOutRobin();
  await outcomes(WRONG_PASSWORDS_OF_ACCOUNT.max, (index) =>
    guess(right.email, ofManyNetworks(index)),
  );
  expect(await guess(right.email, '198.51.100.10', right.password)).toBe(429);
  expect((await robin.post('/api/login', right)).status).toBe(200);
  // In other browsers the block lasts an hour at most.
  world.pass(60 * MINUTE_MS);
  expect(await guess(right.email, '198.51.100.10', right.password)).toBe(200);
});

test('a partner on the same network cannot keep a member out of their own browser', async () => {
  const { robin, right } = await signedOutRobin();
  // Guess from Robin's own address: first at Robin's account, then at many.
  await outcomes(12, () => guess(right.email, '203.0.113.1'));
  await outcomes(60, (index) => guess(`member-${index}@example.org`, '203.0.113.1'));
  expect(await guess(right.email, '203.0.113.1', right.password)).toBe(429);
  expect((await robin.post('/api/login', right)).status).toBe(200);
});

test('nobody keeps a member from unlocking, or from any other proof, in their own browser', async () => {
  const { robin, form } = await aCouple(world);
  await outcomes(12, () => guess(form.partner1Email, '203.0.113.1'));
  const { status } = await robin.post('/api/unlock', { password: form.partner1Password });
  expect(status).toBe(200);
});

test('a mailed link lets in who is kept out elsewhere, whatever the network has tried', async () => {
  const { right } = await signedOutRobin();
  await new Visitor(world, '198.51.100.11').post('/api/password/forgot', { email: right.email });
  await world.settled();
  const [, token = ''] = /#([\w-]{64})/.exec(world.sentMail.at(-1)?.text ?? '') ?? [];
  const choose = async (link: string) =>
    (
      await new Visitor(world).post('/api/password/choose', {
        token: link,
        password: 'a new evening',
      })
    ).status;
  await outcomes(WRONG_PASSWORDS_OF_ACCOUNT.max, (index) =>
    guess(right.email, ofManyNetworks(index)),
  );
  expect(await outcomes(40, () => choose(junkLike(token)))).toEqual({ 410: 30, 429: 10 });
  expect(await choose(token)).toBe(200);
});

/** Holds new password hashes until the test finishes them. */
function heldHashes() {
  const { passwords } = world.deps;
  const { inPlace, hash } = passwords;
  let waiting = 0;
  let finish = () => {};
  const isFinished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const held = async (password: string) => {
    waiting++;
    await isFinished;
    return hash(password);
  };
  const isHeld = { ...passwords, hash: held };
  passwords.hash = held;
  passwords.inPlace = (asker, work) => inPlace(asker, () => work(isHeld));
  onTestFinished(() => void Object.assign(passwords, { inPlace, hash }));
  return { finish, waiting: () => waiting };
}

/** Holds look-ups of members until the test lets them go. */
async function heldLookups() {
  let letGo = () => {};
  let tellHeld = () => {};
  const isOver = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const isHeld = new Promise<void>((resolve) => {
    tellHeld = resolve;
  });
  const holding = transact(world.deps.db, async (tx) => {
    await tx.execute(sql`LOCK TABLE members IN ACCESS EXCLUSIVE MODE`);
    tellHeld();
    await isOver;
  });
  await isHeld;
  onTestFinished(letGo);
  return () => {
    letGo();
    return holding;
  };
}

test('a network whose browsers all say that they are known is looked up ten times at once', async () => {
  const { robin, right } = await signedOutRobin();
  const letGo = await heldLookups();
  const answered: Answer[] = [];
  const spray = Array.from({ length: 200 }, async (_, index) => {
    const browser = new Visitor(world, ofOneLine(index));
    browser.knownCookie = 'known=x.y';
    const guess = { email: `member-${index}@example.org`, password: 'a guess' };
    answered.push(await browser.post('/api/login', guess));
  });
  await vi.waitUntil(() => answered.length >= 190, { timeout: 20_000 });
  const message = expect.stringContaining('A lot of people are signing in');
  for (const answer of answered) expect(answer).toMatchObject({ status: 503, body: { message } });
  const own = robin.post('/api/login', right);
  await letGo();
  expect((await own).status).toBe(200);
  await Promise.all(spray);
  expect(answered.slice(190).map(({ status }) => status)).toEqual(Array(10).fill(401));
});

test('a link that is used two hundred times at once has ten places, and keeps nobody out', async () => {
  const { robin, right, form } = await signedOutRobin();
  await new Visitor(world).post('/api/password/forgot', { email: form.partner2Email });
  await world.settled();
  const [, token = ''] = /#([\w-]{64})/.exec(world.sentMail.at(-1)?.text ?? '') ?? [];
  const hashes = heldHashes();
  const answered: number[] = [];
  const uses = Array.from({ length: 200 }, async () => {
    const use = { token, password: 'a new evening' };
    answered.push((await new Visitor(world).post('/api/password/choose', use)).status);
  });
  await vi.waitUntil(() => answered.length + hashes.waiting() === 200, { timeout: 60_000 });
  expect(answered).toEqual(Array(190).fill(503));
  expect((await robin.post('/api/login', right)).status).toBe(200);
  hashes.finish();
  await Promise.all(uses);
  expect(answered.slice(190).toSorted()).toEqual([200, ...Array(9).fill(410)]);
});

test('nor does a member who changes their password over and over', async () => {
  const { robin, kim, form } = await aCouple(world);
  const hashes = heldHashes();
  const answered: number[] = [];
  const { partner2Password: current } = form;
  const changes: Promise<void>[] = [];
  for (let count = 1; count <= 50; count++) {
    const change = { currentPassword: current, password: current };
    const changed = kim.post('/api/account/password', change);
    changes.push(changed.then(({ status }) => void answered.push(status)));
    await vi.waitUntil(() => answered.length + hashes.waiting() === count, { timeout: 60_000 });
  }
  expect(answered).toEqual(Array(40).fill(503));
  const right = { email: form.partner1Email, password: form.partner1Password };
  expect((await robin.post('/api/login', right)).status).toBe(200);
  hashes.finish();
  await Promise.all(changes);
  expect(new Set(answered.slice(40))).toEqual(new Set([204, 429]));
});

test('nobody on the network keeps the page of a link from saying what it opens', async () => {
  const { right } = await signedOutRobin();
  await new Visitor(world, '198.51.100.13').post('/api/password/forgot', { email: right.email });
  await world.settled();
  const [, token = ''] = /#([\w-]{64})/.exec(world.sentMail.at(-1)?.text ?? '') ?? [];
  const read = async (link: string) =>
    (await new Visitor(world).post('/api/password/link', { token: link })).status;
  const { max } = LINK_READS;
  const wrong = await outcomes(max + 10, () => read(junkLike(token)));
  expect(wrong).toEqual({ 410: max, 429: 10 });
  expect(await read(token)).toBe(200);
});

test('nobody on the network keeps a member from a link that confirms or undoes a change', async () => {
  const { robin, form } = await aCouple(world);
  const email = 'robin.new@example.org';
  await robin.post('/api/account/email', { email, password: form.partner1Password });
  await world.settled();
  for (const [page, to, status] of [
    ['confirm', email, 204],
    ['keep', form.partner1Email, 200],
  ] as const) {
    const mailed = world.sentMail.findLast((mail) => mail.to === to && mail.text.includes(page));
    const [, token = ''] = /#([\w-]{64})/.exec(mailed?.text ?? '') ?? [];
    const use = async (link: string) =>
      (await new Visitor(world).post(`/api/email/${page}`, { token: link })).status;
    const wrong = await outcomes(40, () => use(junkLike(token)));
    expect(wrong[429]).toBeGreaterThanOrEqual(10);
    expect(await use(token)).toBe(status);
  }
});

test('a browser that a member has signed in with has ten guesses like any other, for all proofs', async () => {
  const { robin, form } = await aCouple(world);
  const wrong = { password: 'a guess' };
  for (let tries = 0; tries < 3; tries++) {
    expect((await robin.post('/api/unlock', wrong)).status).toBe(403);
    expect((await robin.post('/api/account/leave', wrong)).status).toBe(403);
    const signIn = await robin.post('/api/login', { email: form.partner1Email, ...wrong });
    expect(signIn.status).toBe(401);
  }
  expect((await robin.post('/api/unlock', wrong)).status).toBe(403);
  expect((await robin.post('/api/unlock', { password: form.partner1Password })).status).toBe(429);
  world.pass(15 * MINUTE_MS);
  expect((await robin.post('/api/unlock', { password: form.partner1Password })).status).toBe(200);
});

test('a new password makes strangers of all browsers but the one it was chosen in', async () => {
  const { robin, form } = await aCouple(world);
  const old = { email: form.partner1Email, password: form.partner1Password };
  const other = new Visitor(world);
  await other.post('/api/login', old);
  const change = { currentPassword: old.password, password: 'a new evening' };
  expect((await robin.post('/api/account/password', change)).status).toBe(204);
  const right = { email: old.email, password: change.password };
  await outcomes(10, () => guess(right.email, '203.0.113.1'));
  other.cookie = '';
  expect((await other.post('/api/login', right)).status).toBe(429);
  robin.cookie = '';
  expect((await robin.post('/api/login', right)).status).toBe(200);
});

test('both of a couple may share a browser', async () => {
  const { robin, right, form } = await signedOutRobin();
  const second = { email: form.partner2Email, password: form.partner2Password };
  await robin.post('/api/login', second);
  for (const { email, password } of [right, second]) {
    await outcomes(10, () => guess(email, '203.0.113.1'));
    expect((await robin.post('/api/login', { email, password })).status).toBe(200);
  }
});

test.each(['', 'x', 'x.y', '.', '..', 'a.b.c.d.e.f.g', '%'])(
  'a browser that says “%s” of itself is a stranger’s',
  async (value) => {
    const { right } = await signedOutRobin();
    const browser = new Visitor(world, '198.51.100.12');
    browser.knownCookie = `known=${value}`;
    await outcomes(10, () => guess(right.email, '198.51.100.12'));
    expect((await browser.post('/api/login', right)).status).toBe(429);
  },
);

test('the mark of a browser is out of reach of scripts and of other sites, and names nobody', async () => {
  const { right } = await signedOutRobin();
  const { headers } = await new Visitor(world).post('/api/login', right);
  const [cookie = ''] = [headers['set-cookie']].flat().filter((set) => /^known=/.test(String(set)));
  expect(cookie).toMatch(
    /^known=[\w-]{43}\.[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/,
  );
});
