import type { Day } from '../../contract/calendar.ts';
import { dateFormat } from '../../contract/date-format.ts';
import type { Month } from '../../contract/months.ts';
import { timeZone } from './time-zone.ts';
import { usePreferences } from './use-preferences.ts';

type Options = Intl.DateTimeFormatOptions;

function formatIn(zone: string | null, options: Options): Intl.DateTimeFormat {
  // Name the device's zone too, since phones travel.
  const name = `${zone ?? timeZone()} ${JSON.stringify(options)}`;
  return dateFormat(name, 'en', zone === null ? options : { ...options, timeZone: zone });
}

/** Formats a moment, in the device's zone unless another is given. */
const momentText = (isoTime: string, options: Options, zone: string | null = null) =>
  formatIn(zone, options).format(new Date(isoTime));

/** April 11, 2026 */
export const longDate = (isoTime: string) => momentText(isoTime, { dateStyle: 'long' });
/** Apr 11, 2026 */
export const mediumDate = (isoTime: string) => momentText(isoTime, { dateStyle: 'medium' });
/** Sat, Apr 11 */
export const shortDate = (isoTime: string) =>
  momentText(isoTime, { weekday: 'short', month: 'short', day: 'numeric' });
/** April 2026 */
export const monthOfMoment = (isoTime: string) =>
  momentText(isoTime, { month: 'long', year: 'numeric' });
/** Apr 11, 2026, 12:00 PM */
export const dateAndTime = (isoTime: string) =>
  momentText(isoTime, { dateStyle: 'medium', timeStyle: 'short' });

/** Writes a date with its time, in the zone that the member chose. */
export function useDateAndTime(dateStyle: 'medium' | 'full'): (isoTime: string) => string {
  const zone = usePreferences().timeZone;
  return (isoTime) => momentText(isoTime, { dateStyle, timeStyle: 'short' }, zone);
}

/** Writes the time of day of a moment, in the zone that the member chose. */
export function useTimeOfDay(): (isoTime: string) => string {
  const zone = usePreferences().timeZone;
  return (isoTime) => momentText(isoTime, { timeStyle: 'short' }, zone);
}

/** Formats a calendar day, which has no zone: in UTC, because `new Date` reads the day as UTC. */
const written = (day: Day, options: Options) => momentText(day, options, 'UTC');

/** Friday, March 20 */
export const dayText = (day: Day) =>
  written(day, { weekday: 'long', month: 'long', day: 'numeric' });
/** Friday, March 20, 2026 */
export const fullDay = (day: Day) =>
  written(day, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
/** Mar 20 */
export const shortDay = (day: Day) => written(day, { month: 'short', day: 'numeric' });
/** Friday */
export const weekdayText = (day: Day) => written(day, { weekday: 'long' });
/** Fri */
export const shortWeekday = (day: Day) => written(day, { weekday: 'short' });
/** March 9 – 15, or March 30 – April 5 */
export const daysText = (first: Day, last: Day) =>
  formatIn('UTC', { month: 'long', day: 'numeric' }).formatRange(new Date(first), new Date(last));
/** March 2026 */
export const monthAndYear = (month: Month) =>
  written(`${month}-01`, { month: 'long', year: 'numeric' });
/** March */
export const monthName = (month: Month) => written(`${month}-01`, { month: 'long' });
/** Mar */
export const shortMonth = (month: Month) => written(`${month}-01`, { month: 'short' });

/** The city of a zone, such as New York. */
export const placeOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
