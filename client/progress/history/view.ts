import type { Day } from '../../../contract/calendar.ts';
import { type Month, monthOf } from '../../../contract/months.ts';

/** View of the page, read from its address: a month, perhaps with an open day, or a year. */
export type View =
  | { kind: 'month'; month: Month; day: Day | null }
  | { kind: 'year'; year: number };

const DAY = /^2\d{3}-\d\d-\d\d$/;
const MONTH = /^2\d{3}-(0[1-9]|1[0-2])$/;
const YEAR = /^2\d{3}$/;

/** Whether the calendar has such a day: February 30 is written like a day, but is none. */
function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Reads the view from an address; null if the address names nothing that a calendar has. */
export function viewAsked(search: string): View | null {
  const asked = new URLSearchParams(search);
  const [day, month, year] = ['day', 'month', 'year'].map((name) => asked.get(name) ?? '');
  if (day && isDay(day)) return { kind: 'month', month: monthOf(day), day };
  if (month && MONTH.test(month)) return { kind: 'month', month, day: null };
  if (year && YEAR.test(year)) return { kind: 'year', year: Number(year) };
  return null;
}

export type Limits = { firstDay: Day | null; today: Day };

/**
 * Keeps a view within the couple's days: a view before the first or after today moves to that end.
 */
export function viewWithin(asked: View | null, { firstDay, today }: Limits): View {
  const first = firstDay === null || firstDay > today ? today : firstDay;
  if (asked?.kind === 'year') {
    const [from, to] = [yearOf(first), yearOf(today)];
    return { kind: 'year', year: Math.min(to, Math.max(from, asked.year)) };
  }
  const month = asked?.month ?? monthOf(today);
  if (month < monthOf(first)) return { kind: 'month', month: monthOf(first), day: null };
  if (month > monthOf(today)) return { kind: 'month', month: monthOf(today), day: null };
  const day = asked?.day ?? null;
  const isOpen = day !== null && day >= first && day <= today;
  return { kind: 'month', month, day: isOpen ? day : null };
}

export const yearOf = (day: Day | Month): number => Number(day.slice(0, 4));
