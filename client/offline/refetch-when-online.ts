import type { Query, QueryClient } from '@tanstack/react-query';
import { currentUser } from '../../contract/auth/auth.ts';
import { isUnreachable } from '../device/offline-fallback.ts';

const FIRST_DELAY_MS = 3_000;
const MAX_DELAY_MS = 60_000;

const isBehind = ({ state: { error } }: Query) => error !== null && isUnreachable(error);

/**
 * Fetches again what could not be fetched, once the server can be reached: at once when the network
 * is back, and at growing intervals while it is the server that is away. Returns how to stop.
 */
export function refetchWhenOnline(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache();
  let delayMs = FIRST_DELAY_MS;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isTrying = false;

  async function tryNow(): Promise<void> {
    if (isTrying) return;
    isTrying = true;
    // Who is signed in comes first: it may be nobody any more.
    await queryClient.refetchQueries({ queryKey: [currentUser.url] });
    const user = cache.find({ queryKey: [currentUser.url] });
    if (!user || !isBehind(user)) {
      await queryClient.invalidateQueries({ predicate: isBehind });
    }
    isTrying = false;
    if (!cache.getAll().some(isBehind)) delayMs = FIRST_DELAY_MS;
    else tryLater();
  }
  function tryLater(): void {
    if (timer !== null || isTrying) return;
    timer = setTimeout(() => {
      timer = null;
      delayMs = Math.min(delayMs * 2, MAX_DELAY_MS);
      // Without a network there is nothing to ask; its return is an event.
      if (navigator.onLine) void tryNow();
    }, delayMs);
  }
  function onOnline(): void {
    delayMs = FIRST_DELAY_MS;
    void tryNow();
  }
  const unsubscribe = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error' && isBehind(event.query)) {
      tryLater();
    }
  });
  if (cache.getAll().some(isBehind)) tryLater();
  addEventListener('online', onOnline);
  return () => {
    unsubscribe();
    removeEventListener('online', onOnline);
    if (timer !== null) clearTimeout(timer);
  };
}
