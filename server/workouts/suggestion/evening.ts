import { type Day, daysBetween } from '../../../contract/calendar.ts';

/** The farthest that the dates of two places on earth are apart at one moment. */
const MOST_DAYS_APART = 2;

/** The day that a couple's suggestion is for, and what they passed over on it. */
export type Evening = { day: Day; passed: readonly number[] };

/**
 * Both see the same, wherever they are: the first phone on which the next day has begun takes the other
 * along. Null: a new day begins with this reader.
 */
export function eveningFor(saved: Evening | null, readersDay: Day): Evening | null {
  if (!saved) return null;
  const ahead = daysBetween(readersDay, saved.day);
  return ahead >= 0 && ahead <= MOST_DAYS_APART ? saved : null;
}
