import type { Query, QueryFunctionContext } from '@tanstack/react-query';
import { currentUser, type User } from '../../contract/auth/auth.ts';
import { ApiError } from '../lib/api-error.ts';

/** What stands in front of a server that is down answers so. */
const NOT_THERE: readonly number[] = [502, 503, 504];

/** Whether a call failed because the server could not be reached, rather than because it refused. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError ? NOT_THERE.includes(error.status) : error instanceof Error;
}

/** After so long without an answer a network counts as none, where there is something to show instead. */
const MAX_WAIT_MS = 6_000;

type Context = Pick<QueryFunctionContext, 'client' | 'queryKey' | 'meta'>;

/**
 * Asks the server; where it cannot be reached, the query is filled with what this phone keeps of its
 * last answer, and fails all the same: its error says that what it shows may be old.
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

/** Whose answers were restored in this page. */
let restoredMember: string | null = null;

/** Whether this page shows what was kept of someone else than whom the server names. */
export const hasRestoredOther = (memberId: string | undefined) =>
  restoredMember !== null && restoredMember !== memberId;

async function restoreAnswer({ client, queryKey }: Context): Promise<void> {
  const { storedMember, readAnswer } = await import('./offline-store.ts');
  const memberId = await storedMember();
  const answer = memberId && (await readAnswer(memberId, queryKey));
  // The server may have answered meanwhile after all.
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

/** Queries that were filled with what this phone keeps, and how often they had been filled by then. */
const restored = new WeakMap<Query, number>();

/** Whether a query shows what was known when this page could still ask, or before it was opened. */
export function isOfflineFallback(query: Query): boolean {
  const { data, error, dataUpdateCount } = query.state;
  if (data === undefined) return false;
  return (error !== null && isUnreachable(error)) || restored.get(query) === dataUpdateCount;
}
