import { LRUCache } from 'lru-cache';

/** Services are few; but whoever subscribes may name any. */
const KNOWN_HOSTS = 1_000;

type Limits = { failuresInARow: number; restMs: number };

/** Services that failed so often in a row are left alone for a while, so that others need not wait for them. */
export function circuitBreaker({ failuresInARow, restMs }: Limits) {
  const failures = new LRUCache<string, { inARow: number; restsUntil: number }>({
    max: KNOWN_HOSTS,
  });
  return {
    noteAnswer: (host: string) => void failures.delete(host),
    noteFailure(host: string): void {
      const inARow = (failures.get(host)?.inARow ?? 0) + 1;
      const restsUntil = inARow >= failuresInARow ? performance.now() + restMs : 0;
      failures.set(host, { inARow, restsUntil });
    },
    /** A service that has rested is tried with one message; the others wait for what becomes of it. */
    mayTry(host: string): boolean {
      const { inARow = 0, restsUntil = 0 } = failures.get(host) ?? {};
      if (restsUntil > performance.now()) return false;
      if (restsUntil > 0) failures.set(host, { inARow, restsUntil: performance.now() + restMs });
      return true;
    },
  };
}
