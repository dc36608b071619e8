import { addDays, type Day, weekStart } from '../../../contract/calendar.ts';
import { daysText } from '../../lib/dates.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The Monday of the week that the address names, else of this week. */
export function weekIn(search: URLSearchParams, today: Day): Day {
  const named = search.get('week') ?? '';
  const isDay = DAY.test(named) && named > '1970-01-10' && !Number.isNaN(Date.parse(named));
  return weekStart(isDay ? named : today);
}

export function daysOfWeek(monday: Day): Day[] {
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

export const dayOfMonth = (day: Day) => Number(day.slice(8));
/** March 9 – 15, or March 30 – April 5. */
export const weekName = (monday: Day) => daysText(monday, addDays(monday, 6));
