import { addDays, type Day } from './calendar.ts';

/** Month of the calendar, such as 2026-03. */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);

export function addMonths(month: Month, months: number): Month {
  const date = new Date(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** Days from the first to the last, both included. */
export type DayRange = { from: Day; to: Day };

export function monthRange(month: Month): DayRange {
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
}

export function yearRange(year: number): DayRange {
  return { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** Covers this month and the eleven before: all of this year, and more. */
export function twelveMonthsUpTo(today: Day): DayRange {
  return { from: `${addMonths(monthOf(today), -11)}-01`, to: today };
}
