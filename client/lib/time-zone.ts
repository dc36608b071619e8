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
