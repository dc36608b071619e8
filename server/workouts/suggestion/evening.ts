import { type Day, daysBetween } from '../../../contract/calendar.ts';

/** Most days by which the dates of two places can differ at one moment. */
const MOST_DAYS_APART = 2;

/** Day that a couple's suggestion is for, with the workouts they passed over. */
export type Evening = { day: Day; passed: readonly number[] };

/**
 * Returns the evening that both partners see, wherever they are. The first phone on which the next
 * day has begun moves both to that day. Null if a new day begins with this reader.
 */
export function eveningFor(saved: Evening | null, readersDay: Day): Evening | null {
  if (!saved) return null;
  const ahead = daysBetween(readersDay, saved.day);
  return ahead >= 0 && ahead <= MOST_DAYS_APART ? saved : null;
}
