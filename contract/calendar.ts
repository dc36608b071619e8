import * as z from 'zod/mini';
import { dateFormat } from './date-format.ts';

/** Day of the calendar, such as 2026-03-11, without an hour or a zone. */
export const Day = z.iso.date();
export type Day = z.infer<typeof Day>;

/** A moment, and the time zone of the person who experiences it. */
export type ZonedMoment = { at: Date; zone: string };

/** Day in a request: limited to years with which every part of the app can compute. */
export const DayInput = z.iso
  .date('Please send a day such as 2026-03-11.')
  .check(z.refine((day) => day >= '2000' && day < '2200', 'Please send a day of this century.'));

const DAY_MS = 86_400_000;

function dayFormat(zone: string): Intl.DateTimeFormat | null {
  try {
    // Use Canadian English, which writes dates the ISO way.
    return dateFormat(`day ${zone}`, 'en-CA', { timeZone: zone, dateStyle: 'short' });
  } catch {
    return null;
  }
}

/**
 * Returns the zone if it is known, else UTC. Offsets such as +02:00 are not zones: they have no
 * daylight saving time.
 */
export function knownZone(zone: unknown): string {
  const isName = typeof zone === 'string' && /^[A-Za-z][\w+/-]{0,63}$/.test(zone);
  return isName && dayFormat(zone) ? zone : 'UTC';
}

export function dayIn(zone: string, moment: Date): Day {
  return dayFormat(zone)?.format(moment) ?? moment.toISOString().slice(0, 10);
}

export function dayAt({ at, zone }: ZonedMoment): Day {
  return dayIn(zone, at);
}

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Number of days from `earlier` to `later`; negative if `later` comes first. */
export function daysBetween(earlier: Day, later: Day): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / DAY_MS);
}

export function weekStart(day: Day): Day {
  const daysSinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -daysSinceMonday);
}
