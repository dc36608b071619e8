import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { currentUser } from '../../contract/auth/auth.ts';
import { freeWorkouts } from '../../contract/training/sessions.ts';
import { call } from './api.ts';
import { createQueryClient, invalidate, nullOn401, queryFor } from './query-client.ts';

afterEach(() => vi.unstubAllGlobals());

const orNull = { queryKey: ['user'], queryFn: () => nullOn401(call(currentUser)) };

function refuse(status: number) {
  vi.stubGlobal('fetch', async () => new Response('{"message":"No."}', { status }));
}

test('a 401 is an error by default', async () => {
  // “A query can be set so a 401 gives null; by default a 401 is an error.”
  refuse(401);
  await expect(createQueryClient().fetchQuery(queryFor(currentUser))).rejects.toThrow('401: ');
});

test('a 401 can be an answer instead: nobody is signed in', async () => {
  // “A query can be set so a 401 gives null; by default a 401 is an error.”
  refuse(401);
  expect(await createQueryClient().fetchQuery(orNull)).toBeNull();
});

test('any other refusal stays an error, and is not asked again', async () => {
  // “| GET /api/user | none, no retry | The user; data present means signed in |”
  const fetched = vi.fn(async () => new Response('{"message":"No."}', { status: 500 }));
  vi.stubGlobal('fetch', fetched);
  await expect(createQueryClient().fetchQuery(orNull)).rejects.toThrow('500: ');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('answers never go stale and nothing is asked again by itself', () => {
  // “answers never go stale, no retries, no refetch on window focus, no polling.”
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
});

test('what changes while it is fetched for the first time is fetched once more', async () => {
  const fetched = vi
    .fn(async () => Response.json({ left: 2 }))
    .mockResolvedValueOnce(Response.json({ left: 3 }));
  vi.stubGlobal('fetch', fetched);
  const queryClient = createQueryClient();
  const shown = new QueryObserver(queryClient, queryFor(freeWorkouts));
  const hide = shown.subscribe(() => {});
  await invalidate(queryClient, freeWorkouts);
  expect(shown.getCurrentResult().data).toEqual({ left: 2 });
  expect(fetched).toHaveBeenCalledTimes(2);
  hide();
});

test('a first call that fails is made once, and shown as failed by the page that comes after it', async () => {
  const fetched = vi.fn(async () => new Response('{"message":"No."}', { status: 500 }));
  vi.stubGlobal('fetch', fetched);
  const client = createQueryClient();
  await client.prefetchQuery(orNull);
  const observer = new QueryObserver(client, orNull);
  const stop = observer.subscribe(() => {});
  expect(observer.getCurrentResult().status).toBe('error');
  expect(fetched).toHaveBeenCalledTimes(1);
  stop();
});

test('a clock that is set back meanwhile keeps no failed call from being made again', async () => {
  const fetched = vi.fn(async () => new Response('{"message":"No."}', { status: 500 }));
  vi.stubGlobal('fetch', fetched);
  const client = createQueryClient();
  await client.prefetchQuery(orNull);
  vi.useFakeTimers({ now: Date.now() - 3_600_000, toFake: ['Date'] });
  const stop = new QueryObserver(client, orNull).subscribe(() => {});
  vi.useRealTimers();
  expect(fetched).toHaveBeenCalledTimes(2);
  stop();
});
