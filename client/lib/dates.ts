import { usePreferences } from './preferences.ts';

/** 11 April 2026, in the reader's own zone. */
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

/** Writes a date with its time, in the zone that the member chose. */
export function useDateAndTime(dateStyle: 'medium' | 'full'): (isoTime: string) => string {
  const { timeZone } = usePreferences();
  const zone = timeZone ? { timeZone } : {};
  const format = new Intl.DateTimeFormat('en', { dateStyle, timeStyle: 'short', ...zone });
  return (isoTime) => format.format(new Date(isoTime));
}
