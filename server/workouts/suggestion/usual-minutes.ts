import type { TrainingHistory } from './training-history.ts';

/** Days needed for a usual length, because a single day may have been an exception. */
const FEWEST_DAYS = 2;
/** Minutes from which a session counts. In less, somebody only looked through the steps. */
const LEAST_MINUTES = 3;

/**
 * Computes the couple's usual minutes on this day of the week. Uses workouts of any day if too few
 * are known. Null if nothing is known.
 */
export function usualMinutes({ weekdayMinutes, done }: TrainingHistory): number | null {
  const onWeekday = weekdayMinutes.filter((minutes) => minutes >= LEAST_MINUTES);
  if (onWeekday.length >= FEWEST_DAYS) return median(onWeekday);
  const onAnyDay = done.map(({ minutes }) => minutes).filter((minutes) => minutes >= LEAST_MINUTES);
  return onAnyDay.length >= FEWEST_DAYS ? median(onAnyDay) : null;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const [low = 0, high = 0] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return Math.round((low + high) / 2);
}
