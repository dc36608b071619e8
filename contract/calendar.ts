import * as z from 'zod/mini';

/** A day of the calendar, such as 2026-03-11, without an hour or a zone. */
export const Day = z.iso.date();
export type Day = z.infer<typeof Day>;

const DAY_MS = 86_400_000;
const FALLBACK_ZONE = 'UTC';

/** Making a formatter costs a hundred times more than using one. */
const formatters = new Map<string, Intl.DateTimeFormat | null>();
/** The world has some 600 zones and aliases; more than that is someone making names up. */
const MAX_KNOWN_ZONES = 1_000;

function formatterFor(zone: string): Intl.DateTimeFormat | null {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  let formatter: Intl.DateTimeFormat | null = null;
  try {
    // This locale writes dates the ISO way.
    formatter = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
  } catch {
    // Not a zone.
  }
  if (formatters.size < MAX_KNOWN_ZONES) formatters.set(zone, formatter);
  return formatter;
}

/** The zone itself when it is one, else UTC. Offsets such as +02:00 are not zones: they know no DST. */
export function knownZone(zone: unknown): string {
  const isName = typeof zone === 'string' && /^[A-Za-z][\w+/-]{0,63}$/.test(zone);
  return isName && formatterFor(zone) ? zone : FALLBACK_ZONE;
}

/** Which day it is in a zone at a moment. */
export function dayIn(zone: string, moment: Date): Day {
  const formatter = formatterFor(zone) ?? formatterFor(FALLBACK_ZONE);
  return formatter?.format(moment) ?? moment.toISOString().slice(0, 10);
}

/** Days are counted on the calendar, where every day has 24 hours. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

export function dayBefore(day: Day): Day {
  return addDays(day, -1);
}

/** How many days `later` comes after `earlier`; negative when it comes before. */
export function daysBetween(earlier: Day, later: Day): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / DAY_MS);
}

/** The Monday of the week that a day belongs to. */
export function weekStart(day: Day): Day {
  const daysSinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -daysSinceMonday);
}
