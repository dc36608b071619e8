import type { QueryClient } from '@tanstack/react-query';
import type { User } from '../../contract/auth/auth.ts';
import { partsOf } from '../../contract/page-data/first-calls.ts';
import { getProgressData } from '../../contract/page-data/page-data.ts';
import { getLastDays } from '../../contract/progress/progress.ts';
import { call } from '../lib/api.ts';
import { paths } from '../lib/paths.ts';
import { keepAnswer } from './keep-workouts.ts';

/** Leaves the network to what the member does first. */
const DELAY_MS = 5_000;

/**
 * Fetches what /progress shows, a while after home was opened, so that /progress opens without a
 * network for members who have only seen home. Returns a function that stops this.
 */
export function keepProgress(queryClient: QueryClient, member: User): () => void {
  const stopped = new AbortController();
  const timer = setTimeout(() => {
    // Skip an app that has shown progress: those answers are kept already.
    const isKnown = queryClient.getQueryData([getLastDays.url]) !== undefined;
    if (!isKnown && location.pathname === paths.home())
      void fetchProgress(member, stopped.signal).catch(() => null);
  }, DELAY_MS);
  return () => {
    clearTimeout(timer);
    stopped.abort();
  };
}

async function fetchProgress(member: User, signal: AbortSignal): Promise<void> {
  const data = await call(getProgressData, { signal, memberId: member.id });
  for (const [{ endpoint, args }, answer] of partsOf(data)) {
    // Stop as soon as the member may keep less, such as after choosing a lock.
    signal.throwIfAborted();
    if (endpoint.isReadOffline) await keepAnswer(member, [endpoint.url, ...args], answer);
  }
}
