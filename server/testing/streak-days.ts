import { addDays, type Day } from '../../contract/calendar.ts';

/** The plain rule: consecutive trained days up to today, or up to yesterday while today is open. */
export function streakDays(trained: ReadonlySet<Day>, today: Day): number {
  let day = trained.has(today) ? today : addDays(today, -1);
  let count = 0;
  for (; trained.has(day); day = addDays(day, -1)) count++;
  return count;
}
