import type { Query, QueryClient } from '@tanstack/react-query';
import { currentUser } from '../../contract/auth/auth.ts';
import { isUnreachable } from '../device/offline-fallback.ts';
import { startRetrying } from '../lib/retry.ts';

const isBehind = ({ state: { error } }: Query) => error !== null && isUnreachable(error);

/**
 * Repeats failed calls once the server can be reached: at once when the network is back, and at
 * growing intervals while the server is down. Returns a function that stops this.
 */
export function refetchWhenOnline(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache();

  async function refetch(): Promise<boolean> {
    // Without a network, wait for the `online` event.
    if (!navigator.onLine) return true;
    // Ask who is signed in first: the login may have ended.
    await queryClient.refetchQueries({ queryKey: [currentUser.url] });
    const user = cache.find({ queryKey: [currentUser.url] });
    if (!user || !isBehind(user)) {
      await queryClient.invalidateQueries({ predicate: isBehind });
    }
    return !cache.getAll().some(isBehind);
  }
  const retrying = startRetrying({ firstDelayMs: 3_000, attempt: refetch });
  const unsubscribe = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error' && isBehind(event.query)) {
      retrying.later();
    }
  });
  if (cache.getAll().some(isBehind)) retrying.later();
  return () => {
    unsubscribe();
    retrying.stop();
  };
}
