import { addDays, type Day, dayIn, daysBetween } from '../../contract/calendar.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Day on which the demo is seeded, where it is seeded. */
export type Today = { day: Day; zone: string; now: Date };

/** Returns this time of day some days ago. */
export function daysAgo(count: number, today: Today): Date {
  return momentOn(addDays(today.day, -count), today);
}

/** Returns this time of day on another day, up to two hours off after a clock change. */
export function momentOn(day: Day, today: Today): Date {
  const sameTime = today.now.getTime() - daysBetween(day, today.day) * DAY_MS;
  const hours = [0, 2, -2].find(
    (shift) => dayIn(today.zone, new Date(sameTime + shift * HOUR_MS)) === day,
  );
  return new Date(sameTime + (hours ?? 0) * HOUR_MS);
}
