import type { IncomingMessage } from 'node:http';

/**
 * Addresses of the previous version and of this one. Pages of that version use theirs until they
 * are reloaded. Remove this with the next release.
 */
const RENAMED = [
  ['/api/kept-workouts', '/api/favorites'],
  ['/api/tonight', '/api/suggestion'],
  ['/api/streak/pause', '/api/streak/break'],
  ['/api/streak/told', '/api/streak/seen'],
  ['/api/desk/figures', '/api/desk/metrics'],
] as const;

/** Returns the current address for one of the previous version, and any other unchanged. */
export function currentAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const renamed = RENAMED.find(
    ([before]) => url.startsWith(before) && /^[/?]?$/.test(url.charAt(before.length)),
  );
  return renamed ? renamed[1] + url.slice(renamed[0].length) : url;
}
