/** Browsers of 2025 and later have it. */
declare const Temporal: { Now: { timeZoneId(): string } } | undefined;

/**
 * Where the couple's days begin and end. Read for each call, since phones travel. The first time that
 * `Intl` is asked, a phone spends a tenth of a second to load its calendars.
 */
export const timeZone = (): string =>
  typeof Temporal === 'undefined'
    ? (Intl.DateTimeFormat().resolvedOptions().timeZone ?? 'UTC')
    : Temporal.Now.timeZoneId();
