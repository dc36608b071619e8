import { TIME_ZONE_COOKIE } from '../../contract/headers.ts';

/** Exists in browsers of 2025 and later. */
declare const Temporal: { Now: { timeZoneId(): string } } | undefined;

/**
 * Zone in which the couple's days begin and end. Read for each call, since phones travel. The first
 * use of `Intl` costs a phone a tenth of a second, to load its calendars.
 */
export const timeZone = (): string =>
  typeof Temporal === 'undefined'
    ? (Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC')
    : Temporal.Now.timeZoneId();

const YEAR_SECONDS = 31_536_000;

/** Names the zone in a cookie, for the calls that the next page preloads. */
export function rememberTimeZone(): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  const value = encodeURIComponent(timeZone());
  // biome-ignore lint/suspicious/noDocumentCookie: Safari and Firefox learned the other way late.
  document.cookie = `${TIME_ZONE_COOKIE}=${value}; path=/; max-age=${YEAR_SECONDS}; samesite=lax${secure}`;
}
