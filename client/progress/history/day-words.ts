import type { Day } from '../../../contract/calendar.ts';
import type { Month } from '../../../contract/months.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a calendar day, which `new Date` reads as UTC. Keeps each format: creating one is slow.
 */
function written(day: Day, name: string, options: Intl.DateTimeFormatOptions): string {
  const format =
    formats.get(name) ?? new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' });
  formats.set(name, format);
  return format.format(new Date(day));
}

/** Tuesday, November 3 */
export const longDay = (day: Day) =>
  written(day, 'day', { weekday: 'long', month: 'long', day: 'numeric' });
/** Tuesday, November 3, 2026 */
export const fullDay = (day: Day) =>
  written(day, 'full', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
/** Nov 3 */
export const shortDay = (day: Day) => written(day, 'short', { month: 'short', day: 'numeric' });
/** November 2026 */
export const monthAndYear = (month: Month) =>
  written(`${month}-01`, 'month', { month: 'long', year: 'numeric' });
/** November */
export const monthName = (month: Month) => written(`${month}-01`, 'name', { month: 'long' });
/** Nov */
export const shortMonth = (month: Month) => written(`${month}-01`, 'abbr', { month: 'short' });
