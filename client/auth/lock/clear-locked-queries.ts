import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { getHistory } from '../../../contract/progress/history.ts';
import { getLastDays } from '../../../contract/progress/progress.ts';
import { getMembership } from '../../../contract/shop/premium.ts';
import { readSession } from '../../../contract/training/sessions.ts';
import { getWorkout } from '../../../contract/workouts/workouts.ts';
import { urlsBehindLock } from '../../lib/lock-state.ts';

/** What a workout in hand and its end are shown by. */
const IN_HAND: readonly unknown[] = [getWorkout.url, readSession.url];

/** While the lock is closed: figures without the bedroom, and invoices without their addresses. */
const OTHERWISE_WHILE_LOCKED: readonly unknown[] = [
  getHistory.url,
  getLastDays.url,
  getMembership.url,
];

/** Whether an answer is of what the lock keeps: of the journal, orders or account, or of the bedroom. */
function isBehindLock({ queryKey, state: { data } }: Query): boolean {
  const [url] = queryKey;
  return (
    (typeof url === 'string' && urlsBehindLock.has(url)) || differsWhileLocked({ queryKey, data })
  );
}

/** Whether an answer of a call that is not behind the lock would be another one, or none, while it is closed. */
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
 * Takes what the lock keeps out of this page's memory. What is still on screen is asked for again, and
 * the server refuses it or leaves the bedroom out. A workout in hand goes on.
 */
export function clearLockedQueries(queryClient: QueryClient): void {
  queryClient.removeQueries({ type: 'inactive', predicate: isBehindLock });
  void queryClient.resetQueries({
    type: 'active',
    predicate: (query) => isBehindLock(query) && !IN_HAND.includes(query.queryKey[0]),
  });
  const mutations = queryClient.getMutationCache();
  for (const mutation of mutations.getAll()) {
    // Each holds what was sent and answered. What is still under way has to arrive.
    if (mutation.state.status !== 'pending') mutations.remove(mutation);
  }
}
