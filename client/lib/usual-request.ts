import { TIME_ZONE_HEADER } from '../../contract/headers.ts';
import { timeZone } from './time-zone.ts';

/** What every call of the API has in common. */
export function usualRequest() {
  const headers = { accept: 'application/json', [TIME_ZONE_HEADER]: timeZone() };
  return { credentials: 'include', headers } as const;
}
