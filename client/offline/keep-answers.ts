import type { Query, QueryClient } from '@tanstack/react-query';
import type { User } from '../../contract/auth/auth.ts';
import { isOfflineFallback } from '../device/offline-fallback.ts';
import { removeAnswers, type StoredAnswer, writeAnswer } from '../device/offline-store.ts';
import { ApiError } from '../lib/api-error.ts';
import { mayStoreOffline } from './offline-policy.ts';

/**
 * Collects answers before writing them: pages fetch a dozen at once, which are written together.
 */
const WRITE_DELAY_MS = 1_000;
/** Statuses after which the same call may succeed later, so the known answer stays. */
const TEMPORARY: readonly number[] = [401, 408, 429];

/**
 * Keeps the answers of calls that are read offline on this phone, each time they are new. Returns a
 * function that stops this.
 */
export function keepAnswers(queryClient: QueryClient, member: User): () => void {
  const cache = queryClient.getQueryCache();
  const toWrite = new Map<string, Query>();
  let timer: ReturnType<typeof setTimeout> | null = null;

  async function write(): Promise<void> {
    timer = null;
    const queries = [...toWrite.values()];
    toWrite.clear();
    for (const query of queries) await keep(member, query);
  }
  function note(query: Query): void {
    if (!query.meta?.isReadOffline) return;
    toWrite.set(query.queryHash, query);
    timer ??= setTimeout(write, WRITE_DELAY_MS);
  }
  const unsubscribe = cache.subscribe((event) => {
    const isNews = event.type === 'updated' && /^(success|error)$/.test(event.action.type);
    if (isNews) note(event.query);
  });
  // Write the collected answers before the page may be closed.
  const onHidden = () => document.visibilityState === 'hidden' && void write();
  document.addEventListener('visibilitychange', onHidden);
  cache.getAll().forEach(note);
  return () => {
    unsubscribe();
    document.removeEventListener('visibilitychange', onHidden);
    if (timer !== null) clearTimeout(timer);
  };
}

async function keep(member: User, query: Query): Promise<void> {
  const { queryKey, state } = query;
  if (isRefused(query)) return removeAnswers(member.id, queryKey);
  if (state.data === undefined || state.data === null || isOfflineFallback(query)) return;
  const answer: StoredAnswer = {
    queryKey,
    data: state.data,
    updatedAt: state.dataUpdatedAt,
    isBehindLock: query.meta?.isBehindLock === true,
  };
  if (!mayStoreOffline(member, answer)) return removeAnswers(member.id, queryKey);
  await writeAnswer(member.id, answer);
}

/**
 * True if the server will not give the answer again: the data is gone, or no longer for this
 * member.
 */
function isRefused({ state: { error } }: Query): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.status >= 400 && error.status < 500 && !TEMPORARY.includes(error.status);
}
