import type { IncomingMessage } from 'node:http';

/** Addresses of the version before and of this one: pages of then ask until they are loaded anew. To go with the next release. */
const RENAMED = [
  ['/api/kept-workouts', '/api/favorites'],
  ['/api/tonight', '/api/suggestion'],
  ['/api/streak/pause', '/api/streak/break'],
  ['/api/streak/told', '/api/streak/seen'],
  ['/api/desk/figures', '/api/desk/metrics'],
] as const;

/** The address of today for one of the version before; any other as it is. */
export function currentAddress({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const renamed = RENAMED.find(
    ([before]) => url.startsWith(before) && /^[/?]?$/.test(url.charAt(before.length)),
  );
  return renamed ? renamed[1] + url.slice(renamed[0].length) : url;
}
