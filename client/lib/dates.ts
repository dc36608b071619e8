import { usePreferences } from './use-preferences.ts';

/** Formats a date in the reader's own zone: April 11, 2026. */
export function longDate(isoTime: string): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(new Date(isoTime));
}

/** Writes the time of day of a moment, in the zone that the member chose. */
export function useTimeOfDay(): (isoTime: string) => string {
  const { timeZone } = usePreferences();
  const zone = timeZone ? { timeZone } : {};
  const format = new Intl.DateTimeFormat('en', { timeStyle: 'short', ...zone });
  return (isoTime) => format.format(new Date(isoTime));
}

/** Formats a calendar day, which has no zone: Friday, March 20. */
export function dayText(day: string): string {
  return dayFormat({ weekday: 'long', month: 'long', day: 'numeric' }).format(new Date(day));
}

export function weekdayText(day: string): string {
  return dayFormat({ weekday: 'long' }).format(new Date(day));
}

/** Formats in UTC, because `new Date` reads a calendar day as UTC. */
export const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' });

/** Writes a date with its time, in the zone that the member chose. */
export function useDateAndTime(dateStyle: 'medium' | 'full'): (isoTime: string) => string {
  const { timeZone } = usePreferences();
  const zone = timeZone ? { timeZone } : {};
  const format = new Intl.DateTimeFormat('en', { dateStyle, timeStyle: 'short', ...zone });
  return (isoTime) => format.format(new Date(isoTime));
}

/** The city of a zone, such as New York. */
export const placeOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
