import type { Query, QueryFunctionContext } from '@tanstack/react-query';
import { currentUser, type User } from '../../contract/auth/auth.ts';
import { ApiError } from '../lib/api-error.ts';

/** Statuses with which a proxy answers when the server behind it is down. */
const NOT_THERE: readonly number[] = [502, 503, 504];

/**
 * True if a call failed because the server could not be reached, rather than because the server
 * refused.
 */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError ? NOT_THERE.includes(error.status) : error instanceof Error;
}

/** Wait for an answer before the page shows the kept one, if there is any, as it does offline. */
const MAX_WAIT_MS = 6_000;

type Context = Pick<QueryFunctionContext, 'client' | 'queryKey' | 'meta'>;

/**
 * Asks the server. If the server cannot be reached, fills the query with the last answer kept on
 * this phone and still fails: the error marks the shown data as possibly old.
 */
export async function withOfflineFallback<T>(context: Context, ask: () => Promise<T>): Promise<T> {
  const { client, queryKey, meta } = context;
  const canRestore = () => meta?.isReadOffline && client.getQueryData(queryKey) === undefined;
  const restore = async () => {
    if (canRestore()) await restoreAnswer(context).catch(() => null);
  };
  const timer = setTimeout(restore, MAX_WAIT_MS);
  try {
    return await ask();
  } catch (error) {
    if (isUnreachable(error)) await restore();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** Member whose kept answers this page has shown. */
let restoredMember: string | null = null;

/** True if this page shows kept answers of someone other than the member whom the server names. */
export const hasRestoredOther = (memberId: string | undefined) =>
  restoredMember !== null && restoredMember !== memberId;

async function restoreAnswer({ client, queryKey }: Context): Promise<void> {
  const { storedMember, readAnswer } = await import('./offline-store.ts');
  const memberId = await storedMember();
  const answer = memberId && (await readAnswer(memberId, queryKey));
  // The server may have answered while the kept answer was being read.
  if (!answer || client.getQueryData(queryKey) !== undefined) return;
  const { data, updatedAt } = answer;
  const user = client.getQueryData<User | null>([currentUser.url]);
  const isOfOther = user !== undefined && user?.id !== memberId;
  if (isOfOther || hasRestoredOther(memberId)) return;
  restoredMember = memberId;
  client.setQueryData(queryKey, data, { updatedAt });
  const query = client.getQueryCache().find({ queryKey });
  if (query) restored.set(query, query.state.dataUpdateCount);
}

/** Queries filled with kept answers, each with its number of updates by then. */
const restored = new WeakMap<Query, number>();

/**
 * True if a query shows an old answer: one from before the server became unreachable, or a kept
 * one.
 */
export function isOfflineFallback(query: Query): boolean {
  const { data, error, dataUpdateCount } = query.state;
  if (data === undefined) return false;
  return (error !== null && isUnreachable(error)) || restored.get(query) === dataUpdateCount;
}
