import { addDays, type Day } from '../../../contract/calendar.ts';

/** Counts the days in a row around `day` that are in the set. */
export function runAround(days: ReadonlySet<Day>, day: Day): number {
  if (!days.has(day)) return 0;
  let count = 1;
  for (let before = addDays(day, -1); days.has(before); before = addDays(before, -1)) count++;
  for (let after = addDays(day, 1); days.has(after); after = addDays(after, 1)) count++;
  return count;
}
