import type { TrainingHistory } from './training-history.ts';

/** One such day may have been an exception. */
const FEWEST_DAYS = 2;
/** Less was hardly a workout: somebody looked through the steps. */
const LEAST_MINUTES = 3;

/**
 * The minutes that a couple usually has on this day of the week; where too few are known, those of a
 * workout on any day. Null: nothing is known.
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
