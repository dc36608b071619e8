import { pino } from 'pino';
import { expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { confirmAdult } from '../../testing/consenting.ts';
import { aCouple, Visitor } from '../../testing/factories.ts';
import { subscribe } from '../../testing/paying.ts';
import { testApp } from '../../testing/test-app.ts';
import { unzip } from '../../testing/unzip.ts';

const world = testApp();
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const BEDROOM = 501;

async function aLockedCouple(afterMinutes: number | null) {
  const couple = await aCouple(world);
  await couple.robin.post('/api/journal', { content: 'For no other eyes' });
  const chosen = await couple.robin.request('PUT', '/api/account/lock', { afterMinutes });
  expect(chosen.status).toBe(200);
  return couple;
}

const lockOf = async (who: Visitor) => ((await who.get('/api/user')) as { lock?: object }).lock;
const statusOf = async (who: Visitor, url = '/api/journal') =>
  (await who.request('GET', url)).status;
async function report(who: Visitor, isInSight: boolean) {
  const { body } = await who.post('/api/lock/sight', { isInSight });
  const { isLocked, ...keys } = body as { isLocked: boolean; draftKey?: string };
  // Only an unlocked login receives the keys of drafts.
  expect(Object.keys(keys)).toEqual(isLocked ? [] : ['draftKey', 'openingKey']);
  return { isLocked };
}
const unlock = async (who: Visitor, password: string) =>
  (await who.post('/api/unlock', { password })).status;

/** Reports a page in sight every twenty seconds, as browsers do. */
async function lookAtIt(who: Visitor, ms: number) {
  for (let passed = 0; passed < ms; passed += 20 * SECOND) {
    await report(who, true);
    world.pass(20 * SECOND);
  }
}

test('without a lock nothing is ever locked', async () => {
  const { robin } = await aCouple(world);
  expect(await lockOf(robin)).toBeUndefined();
  expect(await report(robin, false)).toEqual({ isLocked: false });
  expect((await robin.post('/api/lock')).status).toBe(204);
  world.pass(24 * 60 * MINUTE);
  expect(await statusOf(robin)).toBe(200);
  expect(await report(robin, true)).toEqual({ isLocked: false });
});

test.each([1, 5, 15])('after %i minutes out of sight the server refuses', async (minutes) => {
  const { robin, kim } = await aLockedCouple(minutes);
  expect(await lockOf(robin)).toEqual({ afterMinutes: minutes, isLocked: false });
  await lookAtIt(robin, 20 * MINUTE);
  expect(await report(robin, false)).toEqual({ isLocked: false });
  world.pass(minutes * MINUTE - SECOND);
  expect(await statusOf(robin)).toBe(200);
  world.pass(SECOND);
  const refused = await robin.request('GET', '/api/journal');
  expect(refused.status).toBe(423);
  expect(refused.body).toEqual({ message: 'This is locked. Please unlock it first.' });
  expect(await lockOf(robin)).toEqual({ afterMinutes: minutes, isLocked: true });
  // Coming back does not open the lock.
  expect(await report(robin, true)).toEqual({ isLocked: true });
  expect(await statusOf(robin)).toBe(423);
  expect(await statusOf(kim)).toBe(200);
});

test('coming back in time keeps it open', async () => {
  const { robin } = await aLockedCouple(5);
  await report(robin, false);
  world.pass(4 * MINUTE);
  expect(await report(robin, true)).toEqual({ isLocked: false });
  world.pass(4 * MINUTE);
  expect(await statusOf(robin)).toBe(200);
});

test('always is at once, and a page that is in sight stays open', async () => {
  const { robin } = await aLockedCouple(0);
  await lookAtIt(robin, 5 * MINUTE);
  expect(await statusOf(robin)).toBe(200);
  expect(await report(robin, false)).toEqual({ isLocked: true });
  expect(await report(robin, true)).toEqual({ isLocked: true });
  expect(await statusOf(robin)).toBe(423);
});

test.each([
  [0, 1],
  [1, 1],
  [15, 15],
])('with %i minutes, a browser that says nothing is locked after %i', async (chosen, minutes) => {
  const { robin } = await aLockedCouple(chosen);
  world.pass(minutes * MINUTE - SECOND);
  expect(await statusOf(robin)).toBe(200);
  world.pass(SECOND);
  expect(await statusOf(robin)).toBe(423);
});

test('every process knows at once', async () => {
  const { robin } = await aLockedCouple(5);
  const logger = pino({ level: 'silent' });
  const other = await buildApp(world.deps, { logger, trustProxy: false });
  const ask = async () =>
    (await other.inject({ url: '/api/journal', headers: { cookie: robin.cookie } })).statusCode;
  expect(await ask()).toBe(200);
  await robin.post('/api/lock');
  expect(await ask()).toBe(423);
  await unlock(robin, 'a quiet evening');
  expect(await ask()).toBe(200);
  await other.close();
});

test('the password opens it, in this browser alone', async () => {
  const { robin, form } = await aLockedCouple(5);
  const laptop = new Visitor(world);
  await laptop.post('/api/login', { email: form.partner1Email, password: form.partner1Password });
  // Signing in is a proof too.
  expect(await statusOf(laptop)).toBe(200);
  await robin.post('/api/lock');
  await laptop.post('/api/lock');
  expect(await unlock(robin, 'another evening')).toBe(403);
  expect(await statusOf(robin)).toBe(423);
  expect(await unlock(robin, form.partner1Password)).toBe(200);
  expect(await statusOf(robin)).toBe(200);
  expect(await statusOf(laptop)).toBe(423);
});

test('guessing is stopped where signing in is, and counted with it', async () => {
  const { robin, form } = await aLockedCouple(0);
  await robin.post('/api/lock');
  for (let tries = 0; tries < 5; tries++) expect(await unlock(robin, 'guess')).toBe(403);
  // Make more wrong guesses on the same phone, at the sign-in page.
  for (let tries = 0; tries < 5; tries++) {
    await robin.post('/api/login', { email: form.partner1Email, password: 'guess' });
  }
  expect(await unlock(robin, form.partner1Password)).toBe(429);
  world.pass(16 * MINUTE);
  expect(await unlock(robin, form.partner1Password)).toBe(200);
});

test('only a stronger lock needs no proof', async () => {
  const { robin, form } = await aLockedCouple(15);
  const choose = async (afterMinutes: number | null, password?: string) =>
    (await robin.request('PUT', '/api/account/lock', { afterMinutes, password })).status;
  expect(await choose(5)).toBe(200);
  expect(await choose(0)).toBe(200);
  for (const weaker of [1, 5, 15, null]) {
    expect(await choose(weaker)).toBe(400);
    expect(await choose(weaker, 'another evening')).toBe(403);
  }
  expect(await choose(2)).toBe(400);
  expect(await lockOf(robin)).toEqual({ afterMinutes: 0, isLocked: false });
  await robin.post('/api/lock');
  // The lock setting belongs to the account, which is locked.
  expect(await choose(null, form.partner1Password)).toBe(423);
  await unlock(robin, form.partner1Password);
  expect(await choose(null, form.partner1Password)).toBe(200);
  expect(await lockOf(robin)).toBeUndefined();
});

test('a lock that is chosen on one device holds on the others', async () => {
  const { robin, form } = await aCouple(world);
  const laptop = new Visitor(world);
  await laptop.post('/api/login', { email: form.partner1Email, password: form.partner1Password });
  world.pass(2 * MINUTE);
  await robin.request('PUT', '/api/account/lock', { afterMinutes: 15 });
  expect(await statusOf(robin)).toBe(200);
  expect(await statusOf(laptop)).toBe(423);
  await unlock(laptop, form.partner1Password);
  await robin.request('PUT', '/api/account/lock', { afterMinutes: 1 });
  world.pass(MINUTE);
  expect(await statusOf(laptop)).toBe(423);
});

test('two who choose at once cannot weaken it unproved', async () => {
  const { robin, form } = await aCouple(world);
  const laptop = new Visitor(world);
  await laptop.post('/api/login', { email: form.partner1Email, password: form.partner1Password });
  const choose = (who: Visitor, afterMinutes: number) =>
    who.request('PUT', '/api/account/lock', { afterMinutes });
  const [one, two] = await Promise.all([choose(robin, 0), choose(laptop, 15)]);
  const lock = (await lockOf(robin)) as { afterMinutes: number };
  // Either both choices succeed in turn, or one is refused because of the other.
  const accepted = [one, two].filter(({ status }) => status === 200);
  expect([200, 409, 400]).toContain(one.status);
  expect([200, 409, 400]).toContain(two.status);
  if (accepted.length === 2) expect(lock.afterMinutes).toBe(0);
});

test('the bedroom is locked, and the workout in hand goes on', async () => {
  const { robin, form } = await aLockedCouple(0);
  await subscribe(robin);
  await confirmAdult(robin);
  const started = await robin.post('/api/sessions', { workoutId: BEDROOM });
  const stretched = await robin.post('/api/sessions', { workoutId: 101 });
  await robin.post('/api/lock');
  for (const url of [
    `/api/workouts/${BEDROOM}`,
    '/api/workouts/category/bedroom',
    '/api/workouts?category=bedroom',
    '/api/workouts',
  ]) {
    expect([url, await statusOf(robin, url)]).toEqual([url, 423]);
  }
  for (const url of ['/api/workouts/101', '/api/workouts?category=stretch', '/api/progress']) {
    expect([url, await statusOf(robin, url)]).toEqual([url, 200]);
  }
  world.pass(10 * MINUTE);
  for (const { body } of [started, stretched]) {
    const { id } = body as { id: string };
    const completion = {
      completedAt: world.deps.now().toISOString(),
      duration: 10,
      caloriesBurned: 50,
    };
    expect((await robin.request('PATCH', `/api/sessions/${id}`, completion)).status).toBe(200);
    expect(await statusOf(robin, `/api/sessions/${id}`)).toBe(200);
  }
  const categories = async (url: string) =>
    ((await robin.get(url)) as { workout: { category: string } }[]).map(
      ({ workout }) => workout.category,
    );
  expect(await categories('/api/sessions?limit=10')).toEqual(['stretch']);
  expect(await categories('/api/sessions/today')).toEqual(['stretch']);
  await unlock(robin, form.partner1Password);
  expect(await categories('/api/sessions?limit=10')).toHaveLength(2);
  expect(await statusOf(robin, `/api/workouts/${BEDROOM}`)).toBe(200);
});

test('a room that is open stays open to what does not begin anything', async () => {
  const { robin } = await aLockedCouple(0);
  await subscribe(robin);
  await confirmAdult(robin);
  const opened = await robin.post('/api/live/commands', {
    type: 'open',
    commandId: crypto.randomUUID(),
    workoutId: BEDROOM,
    isHandsFree: false,
  });
  const { room } = opened.body as { room: { id: string } };
  await robin.post('/api/lock');
  const pressed = await robin.post('/api/live/commands', {
    type: 'swap',
    commandId: crypto.randomUUID(),
    roomId: room.id,
    isSwapped: true,
  });
  expect(pressed.status).toBe(200);
});

test('what is kept of a member tells their choice', async () => {
  const { robin, form } = await aLockedCouple(5);
  await robin.post('/api/lock');
  expect(await statusOf(robin, '/api/account/export')).toBe(423);
  await unlock(robin, form.partner1Password);
  const archive = unzip((await robin.download('/api/account/export')) ?? Buffer.alloc(0));
  const account = JSON.parse(String(archive.get('account.json')));
  expect(account).toMatchObject({ lockAfterMinutes: 5 });
});

test('drafts have a key for each member, which is the same on every device', async () => {
  const { robin, kim, form } = await aLockedCouple(5);
  const keyOf = async (who: Visitor) =>
    ((await who.post('/api/lock/sight', { isInSight: true })).body as { draftKey: string })
      .draftKey;
  const laptop = new Visitor(world);
  await laptop.post('/api/login', { email: form.partner1Email, password: form.partner1Password });
  expect(Buffer.from(await keyOf(robin), 'base64')).toHaveLength(32);
  expect(await keyOf(laptop)).toBe(await keyOf(robin));
  expect(await keyOf(kim)).not.toBe(await keyOf(robin));
});
