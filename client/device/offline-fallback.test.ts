import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getProgress } from '../../contract/progress/progress.ts';
import { getMembership } from '../../contract/shop/premium.ts';
import { listFavorites } from '../../contract/workouts/favorites.ts';
import { ApiError } from '../lib/api-error.ts';
import { createQueryClient, queryFor } from '../lib/query-client.ts';
import { isOfflineFallback, isUnreachable } from './offline-fallback.ts';
import { clearOfflineStore, openOfflineStore, readAnswer, writeAnswer } from './offline-store.ts';

const AT = Date.parse('2026-03-11T14:05:00Z');
const progress = queryFor(getProgress);

beforeEach(() => clearOfflineStore(() => true));
afterEach(() => vi.unstubAllGlobals());

async function keep(queryKey: readonly unknown[], data: unknown) {
  await openOfflineStore('robin');
  await writeAnswer('robin', { queryKey, data, updatedAt: AT, isBehindLock: false });
}

function serverIs(answer: () => Response) {
  vi.stubGlobal('fetch', async () => answer());
}
const away = () => {
  throw new TypeError('Failed to fetch');
};

test.each([
  [new TypeError('Failed to fetch'), true],
  [new SyntaxError('Unexpected token <'), true],
  [new ApiError(502, ''), true],
  [new ApiError(503, ''), true],
  [new ApiError(500, ''), false],
  [new ApiError(401, ''), false],
  [new ApiError(404, ''), false],
])('%s: cannot be reached: %s', (error, isAway) => {
  expect(isUnreachable(error)).toBe(isAway);
});

test.each([
  ['a network that is gone', away],
  ['a server that is down', () => new Response('', { status: 503 })],
])('with %s a query shows what was last known, from when it was', async (_, answer) => {
  await keep(progress.queryKey, { minutes: 20 });
  serverIs(answer);
  const client = createQueryClient();
  await client.prefetchQuery(progress);
  const query = client.getQueryCache().find({ queryKey: progress.queryKey });
  expect(query?.state).toMatchObject({ data: { minutes: 20 }, dataUpdatedAt: AT });
  expect(query && isOfflineFallback(query)).toBe(true);
  serverIs(() => Response.json({ minutes: 30 }));
  await client.refetchQueries({ queryKey: progress.queryKey });
  expect(query?.state.data).toEqual({ minutes: 30 });
  expect(query && isOfflineFallback(query)).toBe(false);
});

test('what the server refuses is not shown from before', async () => {
  await keep(progress.queryKey, { minutes: 20 });
  serverIs(() => new Response('{"message":"No."}', { status: 403 }));
  const client = createQueryClient();
  await client.prefetchQuery(progress);
  expect(client.getQueryData(progress.queryKey)).toBeUndefined();
});

test('another member than the one who is signed in sees nothing of it', async () => {
  const kept = queryFor(listFavorites);
  await keep(kept.queryKey, [{ workoutId: 1, category: 'stretch' }]);
  serverIs(away);
  const client = createQueryClient();
  client.setQueryData(['/api/user'], { id: 'kim' });
  await client.prefetchQuery(kept);
  expect(client.getQueryData(kept.queryKey)).toBeUndefined();
});

test('a call that is not marked for it is never read from the phone', async () => {
  const membership = queryFor(getMembership);
  await keep(membership.queryKey, { status: 'active' });
  serverIs(away);
  const client = createQueryClient();
  await client.prefetchQuery(membership);
  expect(client.getQueryData(membership.queryKey)).toBeUndefined();
});

test('a list of several pages goes on from its first', async () => {
  const key = ['/api/journal'];
  await keep(key, { pages: [['entry']], pageParams: [undefined] });
  const answer = await readAnswer('robin', key);
  expect(answer?.data).toStrictEqual({ pages: [['entry']], pageParams: [undefined] });
});

test('a device clock that is set back makes no answer of this page an old one', async () => {
  serverIs(() => Response.json({ minutes: 30 }));
  const client = createQueryClient();
  vi.useFakeTimers({ now: performance.timeOrigin - 3_600_000, toFake: ['Date'] });
  await client.prefetchQuery(progress);
  vi.useRealTimers();
  const query = client.getQueryCache().find({ queryKey: progress.queryKey });
  expect(query?.state.data).toEqual({ minutes: 30 });
  expect(query && isOfflineFallback(query)).toBe(false);
});
