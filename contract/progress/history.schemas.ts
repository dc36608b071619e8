import * as z from 'zod/mini';
import { Day, DayInput } from '../calendar.schemas.ts';
import { cursor } from '../cursor.schemas.ts';
import { named, withSchemas } from '../endpoint.schemas.ts';
import { Session } from '../training/sessions.schemas.ts';
import * as calls from './history.ts';
import { DayTotals } from './progress.schemas.ts';

export const History = z.object({
  /** Today in the caller's zone. */
  today: Day,
  /** First day on which the couple completed a workout. */
  firstDay: z.nullable(Day),
  /** Days with a workout, oldest first. */
  days: z.array(DayTotals),
});
export type History = z.infer<typeof History>;

const Year = z.pipe(
  z.string().check(z.regex(/^2[01]\d\d$/, 'Please name a year, such as 2026.')),
  z.transform(Number),
);

named({ History });

export const schemas = {
  getHistory: {
    summary:
      'The totals of each day of a year on which the couple trained; without a year, of this month and the eleven before it',
    querystring: z.object({ year: z.optional(Year) }),
    response: { 200: History },
  },
  listSessionsOfDay: {
    summary: 'What the couple completed on a day, newest first, a page at a time',
    params: z.object({ day: DayInput }),
    querystring: z.object({ before: z.optional(cursor('This is not a place in that day.')) }),
    response: { 200: z.array(Session) },
  },
};

export const historyCalls = withSchemas('progress', calls, schemas);
