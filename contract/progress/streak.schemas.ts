import * as z from 'zod/mini';
import { Day, DayInput } from '../calendar.schemas.ts';
import { NoContent, named, withSchemas } from '../endpoint.schemas.ts';
import * as calls from './streak.ts';

const Break = z.object({ firstDay: Day, lastDay: Day });
export type Break = z.infer<typeof Break>;

const Streak = z.object({
  /** Today in the caller's zone, the basis of all other values. */
  today: Day,
  /** Days trained in a row; rest days and breaks between them do not count. */
  streakDays: z.int(),
  isTrainedToday: z.boolean(),
  /** Number of missed days that will be forgiven. */
  restDays: z.int(),
  /** Break under way or planned. */
  pause: z.nullable(Break),
  pauseDays: z.object({
    /** Break days used or planned in this calendar year. Days with a workout do not count. */
    used: z.int(),
    left: z.int(),
    leftNextYear: z.int(),
  }),
  /**
   * Days of the last week that were missed and forgiven, and that the caller has not been told yet.
   */
  untold: z.array(Day),
  /** True if the caller is reminded on days of their choice. */
  hasReminder: z.boolean(),
});
export type Streak = z.infer<typeof Streak>;

const ForgivenDay = z.object({ day: Day, by: z.enum(['rest', 'pause']) });
export type ForgivenDay = z.infer<typeof ForgivenDay>;

const NewBreak = z.object({ firstDay: DayInput, lastDay: DayInput });

named({ Break, Streak, ForgivenDay });

export const schemas = {
  getStreak: {
    summary: "The couple's streak, its rest days in hand and its break",
    response: { 200: Streak },
  },
  listForgivenDays: {
    summary:
      'The days without training that a rest day or a break forgave, oldest first; at most 366 days are asked for at once',
    querystring: z.object({ from: DayInput, to: DayInput }),
    response: { 200: z.array(ForgivenDay) },
  },
  setBreak: {
    summary:
      'Begin a break, yesterday at the earliest, or change the one under way; 409 when the year has too few days left',
    body: NewBreak,
    response: { 200: Streak },
  },
  endBreak: {
    summary: 'End the break under way with yesterday, or drop the planned one',
    response: { 200: Streak },
  },
  markRestDaysSeen: {
    summary: 'The caller was told of the rest days up to this one',
    body: z.object({ day: DayInput }),
    response: { 204: NoContent },
  },
};

export const streakCalls = withSchemas('progress', calls, schemas);
