import { notifyManager, QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Endpoint } from '../../contract/endpoint.ts';
import { withOfflineFallback } from '../device/offline-fallback.ts';
import { type Args, call } from './api.ts';
import { ApiError } from './api-error.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Pick<Endpoint, 'isReadOffline' | 'isBehindLock'>;
  }
}

// Before the browser paints, and not in a task of its own as by default: a switch that shows its saved
// state until then would jump back under the finger for a moment.
notifyManager.setScheduler(queueMicrotask);

/** A call that failed before its page was drawn is not made again by the page's drawing. */
const JUST_FAILED_MS = 2_000;

/**
 * Answers never go stale and nothing is fetched twice unless a mutation says so. Calls are made even
 * without a network: they fail at once, where waiting for the network would show nothing.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retryOnMount: ({ state }) => Math.abs(Date.now() - state.errorUpdatedAt) > JUST_FAILED_MS,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** The cached form of a GET call: its key is the call's address and input. */
export function queryFor<E extends Endpoint>(endpoint: E, ...args: Args<E>) {
  return queryOptions({
    queryKey: [endpoint.url, ...args],
    queryFn: (context) => withOfflineFallback(context, () => call(endpoint, ...args)),
    meta: marksOf(endpoint),
  });
}

/** What the cache has to know of a call: whether its answers are kept on the phone, and for whom. */
export function marksOf({ isReadOffline, isBehindLock }: Endpoint) {
  return { ...(isReadOffline && { isReadOffline }), ...(isBehindLock && { isBehindLock }) };
}

/** Everything that was fetched by these calls, with whatever input, is fetched anew where it is shown. */
export async function invalidate(
  queryClient: QueryClient,
  ...endpoints: readonly Endpoint[]
): Promise<void> {
  await Promise.all(endpoints.map(({ url }) => fetchAnew(queryClient, [url])));
}

/**
 * A first answer that is under way may be older than the change. TanStack Query takes it for the new
 * one, as it cancels only what has an answer already: so it is asked for once more after it has come.
 */
async function fetchAnew(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  const underWay = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' });
  const first = underWay.filter(({ state }) => state.data === undefined);
  await Promise.all([
    queryClient.invalidateQueries({ queryKey }),
    ...first.map(async (query) => {
      await query.promise?.catch(() => null);
      await queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    }),
  ]);
}

/** For a call to which being signed out is an answer: a 401 gives null. */
export async function nullOn401<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
