import { LRUCache } from 'lru-cache';

/** Hosts to remember. Push services are few, but subscribers may name any host. */
const KNOWN_HOSTS = 1_000;

type Limits = { failuresInARow: number; restMs: number };

/**
 * Skips services for a while after several failures in a row, so that messages to others need not
 * wait.
 */
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
    /** Allows one message to a service that has rested. The others wait for its result. */
    mayTry(host: string): boolean {
      const { inARow = 0, restsUntil = 0 } = failures.get(host) ?? {};
      if (restsUntil > performance.now()) return false;
      if (restsUntil > 0) failures.set(host, { inARow, restsUntil: performance.now() + restMs });
      return true;
    },
  };
}
