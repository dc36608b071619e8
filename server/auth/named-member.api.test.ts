import { expect, test } from 'vitest';
import type { User } from '../../contract/auth/auth.ts';
import { MEMBER_HEADER } from '../../contract/headers.ts';
import type { Session } from '../../contract/training/sessions.ts';
import { journalEntries } from '../db/tables/journal.ts';
import { liveRooms } from '../db/tables/live.ts';
import { coupleDays } from '../db/tables/progress.ts';
import { cartLines } from '../db/tables/store.ts';
import { aCouple, type Visitor } from '../testing/factories.ts';
import { opening } from '../testing/phone.ts';
import { GAME } from '../testing/shopping.ts';
import { testApp } from '../testing/test-app.ts';
import { completionNow } from '../testing/training.ts';

const world = testApp();
const HOUR_MS = 3_600_000;

/** Makes a couple with a workout under way, and calls by which a member writes something. */
async function aCoupleWithCalls() {
  const couple = await aCouple(world);
  const { robin, kim } = couple;
  const { id } = (await robin.post('/api/sessions', { workoutId: 101 })).body as Session;
  const calls = [
    {
      method: 'POST',
      url: '/api/journal',
      body: () => ({ content: 'Mine alone', id: crypto.randomUUID() }),
      table: journalEntries,
    },
    {
      method: 'PATCH',
      url: `/api/sessions/${id}`,
      body: () => completionNow(world),
      table: coupleDays,
    },
    {
      method: 'POST',
      url: '/api/cart/lines',
      body: () => ({ key: crypto.randomUUID(), lines: [{ item: GAME, quantity: 1 }] }),
      table: cartLines,
    },
    {
      method: 'POST',
      url: '/api/live/commands',
      body: () => opening(101),
      table: liveRooms,
    },
  ] as const;
  return { ...couple, robinId: await idOf(robin), kimId: await idOf(kim), calls };
}

const idOf = async (who: Visitor) => ((await who.get('/api/user')) as User).id;
const naming = (id: string) => ({ [MEMBER_HEADER]: id });

test('what is sent for another member than the one signed in is refused and leaves nothing', async () => {
  const { robin, kimId, calls } = await aCoupleWithCalls();
  for (const { method, url, body, table } of calls) {
    const refused = await robin.request(method, url, body(), naming(kimId));
    expect(refused).toMatchObject({
      status: 401,
      body: { message: 'Please sign in to continue.' },
    });
    expect(await world.deps.db.$count(table)).toBe(0);
  }
});

test('what is sent for oneself, or for nobody by name, is taken', async () => {
  const { robin, robinId, calls } = await aCoupleWithCalls();
  for (const { method, url, body, table } of calls) {
    const named = await robin.request(method, url, body(), naming(robinId));
    const bare = await robin.request(method, url, body());
    for (const { status } of [named, bare]) expect([200, 201]).toContain(status);
    expect(await world.deps.db.$count(table)).toBeGreaterThan(0);
  }
});

test.each(['nobody', '', '*'])('“%s” is no member’s id', async (id) => {
  const { robin } = await aCouple(world);
  const named = await robin.request('POST', '/api/journal', { content: 'Mine' }, naming(id));
  expect(named.status).toBe(401);
  expect(await robin.get('/api/journal')).toEqual([]);
});

test('an id is the same in capitals', async () => {
  const { robin, robinId } = await aCoupleWithCalls();
  const named = naming(robinId.toUpperCase());
  expect((await robin.request('GET', '/api/user', undefined, named)).status).toBe(200);
});

test('a login is not extended by what is sent for another', async () => {
  const { robin, kimId } = await aCoupleWithCalls();
  const seenAt = async () => {
    const devices = (await robin.get('/api/account/devices')) as { lastSeenAt: string }[];
    return devices[0]?.lastSeenAt;
  };
  const before = world.deps.now().toISOString();
  world.pass(2 * HOUR_MS);
  const refused = await robin.request('GET', '/api/user', undefined, naming(kimId));
  expect(refused.status).toBe(401);
  expect(refused.headers['set-cookie']).toBeUndefined();
  world.pass(-2 * HOUR_MS);
  expect(await seenAt()).toBe(before);
});

test('the name alone signs nobody in', async () => {
  const { kimId } = await aCoupleWithCalls();
  const answer = await world.app.inject({ url: '/api/user', headers: naming(kimId) });
  expect(answer.statusCode).toBe(401);
});
