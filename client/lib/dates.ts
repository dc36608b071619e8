import { type Day, dayIn } from '../../contract/calendar.ts';
import { dateFormat } from '../../contract/date-format.ts';
import type { Month } from '../../contract/months.ts';
import { preferences } from './preferences.ts';
import { timeZone } from './time-zone.ts';
import { usePreferences } from './use-preferences.ts';

// Take the names from here: the first use of `Intl` costs a slow phone a tenth of a second, before
// anything is drawn.
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Names and numbers of a date. */
type NamedDate = { weekday: string; month: string; day: number; year: number };

/** Calendar day of a moment, in the device's zone. */
function dayHere(moment: Date): Day {
  const inUtc = Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
  return new Date(inUtc).toISOString().slice(0, 10);
}

/** Reads a calendar day, which has no zone: in UTC, as `new Date` does. */
function named(day: Day): NamedDate {
  const date = new Date(day);
  return {
    weekday: WEEKDAYS[date.getUTCDay()] ?? '',
    month: MONTHS[date.getUTCMonth()] ?? '',
    day: date.getUTCDate(),
    year: date.getUTCFullYear(),
  };
}

/** Calendar day of a moment in the zone that the member chose, else in the device's. */
export function localDay(moment: Date): Day {
  const { timeZone } = preferences.get();
  return timeZone ? dayIn(timeZone, moment) : dayHere(moment);
}

const namedHere = (isoTime: string) => named(localDay(new Date(isoTime)));

const short = (name: string) => name.slice(0, 3);

/** April 11, 2026 */
export function longDate(isoTime: string): string {
  const { month, day, year } = namedHere(isoTime);
  return `${month} ${day}, ${year}`;
}
/** Apr 11, 2026 */
export function mediumDate(isoTime: string): string {
  const { month, day, year } = namedHere(isoTime);
  return `${short(month)} ${day}, ${year}`;
}
/** Sat, Apr 11 */
export function shortDate(isoTime: string): string {
  const { weekday, month, day } = namedHere(isoTime);
  return `${short(weekday)}, ${short(month)} ${day}`;
}
/** April 2026 */
export function monthOfMoment(isoTime: string): string {
  const { month, year } = namedHere(isoTime);
  return `${month} ${year}`;
}

/** Friday, March 20 */
export function dayText(day: Day): string {
  const date = named(day);
  return `${date.weekday}, ${date.month} ${date.day}`;
}
/** Friday, March 20, 2026 */
export const fullDay = (day: Day) => `${dayText(day)}, ${named(day).year}`;
/** Mar 20 */
export const shortDay = (day: Day) => `${short(named(day).month)} ${named(day).day}`;
/** Friday */
export const weekdayText = (day: Day) => named(day).weekday;
/** Fri */
export const shortWeekday = (day: Day) => short(weekdayText(day));
/** March */
export const monthName = (month: Month) => named(`${month}-01`).month;
/** Mar */
export const shortMonth = (month: Month) => short(monthName(month));
/** March 2026 */
export const monthAndYear = (month: Month) => `${monthName(month)} ${named(`${month}-01`).year}`;

/** March 9 – 15, March 30 – April 5, or December 28, 2026 – January 3, 2027 */
export function daysText(first: Day, last: Day): string {
  const [from, to] = [named(first), named(last)];
  if (from.year !== to.year) {
    return `${from.month} ${from.day}, ${from.year} – ${to.month} ${to.day}, ${to.year}`;
  }
  const end = from.month === to.month ? to.day : `${to.month} ${to.day}`;
  return `${from.month} ${from.day} – ${end}`;
}

/** 8:00 PM, for a time such as 20:00 */
export function timeText(time: string): string {
  const [hours = '', minutes] = time.split(':');
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'AM' : 'PM'}`;
}

type Options = Intl.DateTimeFormatOptions;

/** Formats a moment with its time of day, in the device's zone unless another is given. */
function momentText(isoTime: string, options: Options, zone: string | null = null): string {
  // Name the device's zone too, since phones travel.
  const name = `${zone ?? timeZone()} ${JSON.stringify(options)}`;
  const inZone = zone === null ? options : { ...options, timeZone: zone };
  return dateFormat(name, 'en', inZone).format(new Date(isoTime));
}

/** Apr 11, 2026, 12:00 PM */
export const dateAndTime = (isoTime: string) =>
  momentText(isoTime, { dateStyle: 'medium', timeStyle: 'short' });

/** Writes a date with its time, in the zone that the member chose. */
export function useDateAndTime(): (isoTime: string) => string {
  const zone = usePreferences().timeZone;
  return (isoTime) => momentText(isoTime, { dateStyle: 'medium', timeStyle: 'short' }, zone);
}

/** Writes the time of day of a moment, in the zone that the member chose. */
export function useTimeOfDay(): (isoTime: string) => string {
  const zone = usePreferences().timeZone;
  return (isoTime) => momentText(isoTime, { timeStyle: 'short' }, zone);
}

/** The city of a zone, such as New York. */
export const placeOf = (zone: string) => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
