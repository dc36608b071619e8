import * as z from 'zod/mini';
import { Day } from './calendar.ts';
import { cursor } from './cursor.ts';
import { endpoint } from './endpoint.ts';
import { DayTotals } from './progress.ts';
import { Session } from './sessions.ts';

/** Sessions of a day that are returned at once. */
export const PAGE_SESSIONS = 50;

export const History = z.object({
  /** Where the caller is. */
  today: Day,
  /** The first day on which the couple completed something. */
  firstDay: z.nullable(Day),
  /** The days with something on them, oldest first. */
  days: z.array(DayTotals),
});
export type History = z.infer<typeof History>;

/** Years that a calendar can show. */
const YEAR = /^2\d{3}$/;
const Year = z.pipe(
  z.string().check(z.regex(YEAR, 'Please name a year, such as 2026.')),
  z.transform(Number),
);

const DAY_REFUSAL = 'Please name a day, such as 2026-03-11.';
const PastDay = z.iso
  .date(DAY_REFUSAL)
  .check(z.refine((day) => YEAR.test(day.slice(0, 4)), DAY_REFUSAL));

export const getHistory = endpoint('GET', '/api/history', {
  summary:
    'The totals of each day of a year on which the couple trained; without a year, of this month and the eleven before it',
  querystring: z.object({ year: z.optional(Year) }),
  response: { 200: History },
});

export const listSessionsOfDay = endpoint('GET', '/api/history/:day', {
  summary: 'What the couple completed on a day, newest first, a page at a time',
  params: z.object({ day: PastDay }),
  querystring: z.object({ before: z.optional(cursor('This is not a place in that day.')) }),
  response: { 200: z.array(Session) },
});
