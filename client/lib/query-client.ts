import { QueryClient, queryOptions } from '@tanstack/react-query';
import type { Endpoint } from '../../contract/endpoint.ts';
import { type Args, call } from './api.ts';
import { ApiError } from './api-error.ts';

/**
 * Answers never go stale and nothing is asked twice unless a mutation says so. Without a network a
 * call is made all the same: it fails at once and can say so, where waiting would say nothing.
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
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

/** The cached form of a GET call: its key is the call's address and input. */
export function queryFor<E extends Endpoint>(endpoint: E, ...args: Args<E>) {
  return queryOptions({
    queryKey: [endpoint.url, ...args],
    queryFn: () => call(endpoint, ...args),
  });
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
