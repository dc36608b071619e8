import * as z from 'zod/mini';
import { Day } from '../calendar.schemas.ts';
import { daysBetween } from '../calendar.ts';
import { IdParams, NoContent, named, withSchemas } from '../endpoint.schemas.ts';
import { ClockTime } from '../local-time.schemas.ts';
import { Suggestion } from '../workouts/suggestion.schemas.ts';
import { CategoryId } from '../workouts/workouts.schemas.ts';
import * as calls from './plan.ts';
import { MOST_DAYS_AT_ONCE, planMessages } from './plan.ts';

/** Workout that the couple has planned, at a moment that is the same for both. */
export const PlannedWorkout = z.object({
  id: z.uuid(),
  /** Day and time in the reader's zone. */
  day: Day,
  time: ClockTime,
  startsAt: z.iso.datetime(),
  /** Zone and local time of the planning, if made in another zone than the reader's. */
  elsewhere: z.nullable(z.object({ zone: z.string(), time: ClockTime })),
  /** Member who proposed the workout; null once they have left. */
  proposedBy: z.nullable(z.enum(['you', 'partner'])),
  /** Number of changes so far: a change names the version on which it is based. */
  version: z.int(),
  /** True if the couple completed this workout on the planned day. */
  isDone: z.boolean(),
  workout: z.object({
    id: z.int(),
    title: z.string(),
    category: CategoryId,
    /** Length in minutes. */
    duration: z.int(),
    imageUrl: z.nullable(z.string()),
  }),
});
export type PlannedWorkout = z.infer<typeof PlannedWorkout>;

/** Day in a query; limited because the database has no year 0. */
const AskedDay = z.iso
  .date(planMessages.calendar)
  .check(z.refine((day) => day > '1970-01-01', planMessages.calendar));

/** Null when the caller has none. */
const CalendarAddress = z.object({ address: z.nullable(z.string()) });

const NextEvening = z.object({
  /** Next workout on the plan of the coming days. */
  planned: z.nullable(PlannedWorkout),
  /** Evening to plan, in the caller's zone; null when something is planned. */
  proposal: z.nullable(
    z.object({
      day: Day,
      time: ClockTime,
      /** True if `time` is that of the workout done last, to the half hour. */
      isSameTime: z.boolean(),
      workout: Suggestion.shape.workout,
    }),
  ),
});
export type NextEvening = z.infer<typeof NextEvening>;

named({ PlannedWorkout, NextEvening });

export const schemas = {
  listPlan: {
    summary: 'What the couple has planned for some days of the caller’s calendar, the next first',
    querystring: z.object({ from: AskedDay, until: AskedDay }).check(
      z.refine(({ from, until }) => {
        const days = daysBetween(from, until) + 1;
        return days >= 1 && days <= MOST_DAYS_AT_ONCE;
      }, planMessages.tooMany),
    ),
    response: { 200: z.array(PlannedWorkout) },
  },
  getNextEvening: {
    summary: 'When the couple trains next: what is planned, else an evening and a workout to plan',
    response: { 200: NextEvening },
  },
  planWorkout: {
    summary: 'Put a workout on a day and time of the caller’s calendar; the partner sees it too',
    body: z.object({
      workoutId: z.int('Please name a workout.'),
      day: AskedDay,
      time: ClockTime,
    }),
    response: { 201: PlannedWorkout },
  },
  movePlanned: {
    summary:
      'Move a planned workout to another day, time or both; 409 when it was changed since the version named',
    params: IdParams,
    body: z.object({
      day: z.optional(AskedDay),
      time: z.optional(ClockTime),
      basedOn: z.int('Please send the version that this is based on.'),
    }),
    response: { 200: PlannedWorkout },
  },
  removePlanned: {
    summary: 'Take a planned workout off the plan; for 30 days it can be put back',
    params: IdParams,
    response: { 204: NoContent },
  },
  restorePlanned: {
    summary: 'Put a removed workout back where it was planned',
    params: IdParams,
    response: { 200: PlannedWorkout },
  },
  getCalendarAddress: {
    summary: 'The secret address from which calendar apps fetch the plan, of the caller alone',
    response: { 200: CalendarAddress },
  },
  renewCalendarAddress: {
    summary: 'A new secret address; the one before opens nothing any more',
    response: { 200: CalendarAddress },
  },
  dropCalendarAddress: {
    summary: 'Close the secret address',
    response: { 204: NoContent },
  },
};

export const planCalls = withSchemas('progress', calls, schemas);
