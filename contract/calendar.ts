import type { Day } from './calendar.schemas.ts';
import { dateFormat, fieldsOf } from './date-format.ts';

export type * from './calendar.schemas.ts';

/** A moment, and the time zone of the person who experiences it. */
export type ZonedMoment = { at: Date; zone: string };

const DAY_MS = 86_400_000;

function dayFormat(zone: string): Intl.DateTimeFormat | null {
  try {
    const fields = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    return dateFormat(`day ${zone}`, 'en-US', { ...fields, timeZone: zone });
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
  const format = dayFormat(zone);
  if (!format) return moment.toISOString().slice(0, 10);
  const { year, month, day } = fieldsOf(format, moment);
  return `${year}-${month}-${day}`;
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
