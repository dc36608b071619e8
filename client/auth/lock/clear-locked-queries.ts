import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { getHistory } from '../../../contract/progress/history.ts';
import { getLastDays } from '../../../contract/progress/progress.ts';
import { getMembership } from '../../../contract/shop/premium.ts';
import { readSession } from '../../../contract/training/sessions.ts';
import { getWorkout } from '../../../contract/workouts/workouts.ts';
import { urlsBehindLock } from '../../lib/lock-state.ts';

/** Calls that show a running workout and its end. */
const IN_HAND: readonly unknown[] = [getWorkout.url, readSession.url];

/**
 * Calls with other answers while locked: figures without the bedroom, invoices without addresses.
 */
const OTHERWISE_WHILE_LOCKED: readonly unknown[] = [
  getHistory.url,
  getLastDays.url,
  getMembership.url,
];

/** True for answers that the lock keeps: of the journal, orders or account, or of the bedroom. */
function isBehindLock({ queryKey, state: { data } }: Query): boolean {
  const [url] = queryKey;
  return (
    (typeof url === 'string' && urlsBehindLock.has(url)) || differsWhileLocked({ queryKey, data })
  );
}

/** True for an answer of a call outside the lock that would differ, or be missing, while locked. */
export function differsWhileLocked({
  queryKey: [url],
  data,
}: {
  queryKey: QueryKey;
  data: unknown;
}) {
  if (OTHERWISE_WHILE_LOCKED.includes(url)) return true;
  return JSON.stringify(data ?? null).includes('"category":"bedroom"');
}

/**
 * Removes content that the lock keeps from this page's memory. Answers still on screen are fetched
 * again, and the server refuses them or leaves the bedroom out. A running workout goes on.
 */
export function clearLockedQueries(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive', predicate: isBehindLock });
  void queryClient.resetQueries({
    type: 'active',
    predicate: (query) => isBehindLock(query) && !IN_HAND.includes(query.queryKey[0]),
  });
  const mutations = queryClient.getMutationCache();
  for (const mutation of mutations.getAll()) {
    // Remove finished mutations, which hold what was sent and answered. Let pending ones arrive.
    if (mutation.state.status !== 'pending') mutations.remove(mutation);
  }
}
