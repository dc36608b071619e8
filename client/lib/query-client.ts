import {
  QueryClient,
  type QueryFunctionContext,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query';
import type { Endpoint } from '../../contract/endpoint.ts';
import { withOfflineFallback } from '../device/offline-fallback.ts';
import { type Answer, type Args, call } from './api.ts';
import { ApiError } from './api-error.ts';
import { jointCallFor } from './joint-call.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: Pick<Endpoint, 'isReadOffline' | 'isBehindLock'>;
  }
}

/** Time in which a page does not repeat a call that failed before the page was rendered. */
const JUST_FAILED_MS = 2_000;

/** Time in which a page that wants a new answer takes the one that was fetched before it. */
export const JUST_FETCHED_MS = 2_000;

/**
 * Answers never go stale and nothing is fetched twice unless a mutation says so. Calls are made
 * even without a network: a failed call shows at once, while waiting for the network would show
 * nothing.
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

/** Query of a GET call. Its key is the call's address and input. */
export function queryFor<E extends Endpoint>(endpoint: E, ...args: Args<E>) {
  return queryOptions({
    queryKey: [endpoint.url, ...args],
    queryFn: (context) => withOfflineFallback(context, () => askOnce(context, endpoint, args)),
    meta: marksOf(endpoint),
  });
}

/** Makes a call, unless one for the whole page is under way and answers this call too. */
async function askOnce<E extends Endpoint>(
  { client, queryKey }: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
  endpoint: E,
  args: Args<E>,
): Promise<Answer<E>> {
  const jointCall = jointCallFor(endpoint.url);
  await jointCall;
  const answer = jointCall && client.getQueryData<Answer<E>>(queryKey);
  return answer ?? call(endpoint, ...args);
}

/** Marks of a call for the cache: whether its answers are kept on the phone, and for whom. */
export function marksOf({ isReadOffline, isBehindLock }: Endpoint) {
  return { ...(isReadOffline && { isReadOffline }), ...(isBehindLock && { isBehindLock }) };
}

/** Fetches the answers of these calls again, for any input, where they are shown. */
export async function invalidate(
  queryClient: QueryClient,
  ...endpoints: readonly Endpoint[]
): Promise<void> {
  await Promise.all(endpoints.map(({ url }) => fetchAnew(queryClient, [url])));
}

/**
 * Fetches a pending first answer once more, because that answer may be older than the change.
 * TanStack Query cancels only queries that already have an answer, and takes a pending first one as
 * new.
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

/** Gives null for a 401, for calls to which being signed out is an answer. */
export async function nullOn401<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}
