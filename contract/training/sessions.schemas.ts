import * as z from 'zod/mini';
import { deviceTime, sentAt, zoneThen } from '../client-clock.schemas.ts';
import { pageLimit } from '../cursor.schemas.ts';
import { NoContent, named, withSchemas } from '../endpoint.schemas.ts';
import { idInput } from '../id-input.schemas.ts';
import { CategoryId } from '../workouts/workouts.schemas.ts';
import * as calls from './sessions.ts';

export const Session = z.object({
  id: z.uuid(),
  workoutId: z.int(),
  /** Member on whose phone the workout was done; null if no longer known. */
  memberId: z.nullable(z.uuid()),
  /** The other member, if they took part on their own phone. */
  partnerId: z.nullable(z.uuid()),
  startedAt: z.iso.datetime(),
  completedAt: z.nullable(z.iso.datetime()),
  /** Length in minutes. */
  duration: z.nullable(z.int()),
  caloriesBurned: z.nullable(z.int()),
  workout: z.object({ title: z.string(), category: CategoryId }),
});
export type Session = z.infer<typeof Session>;

const SessionId = z.object({ sessionId: z.string() });

const NewSession = z.object({
  workoutId: z.int('Please name a workout.'),
  partnerId: z.optional(z.nullable(idInput('This is not a partner.'))),
});

const WHOLE_NUMBER = 'Please send a whole number of at least 0.';
const wholeNumber = z.int(WHOLE_NUMBER).check(z.minimum(0, WHOLE_NUMBER));

export const Completion = z.object({
  completedAt: deviceTime('completedAt'),
  duration: wholeNumber,
  caloriesBurned: wholeNumber,
});
export type Completion = z.infer<typeof Completion>;

/** Workout that began and ended without a network; all times are of the device's clock. */
const SessionReport = z.extend(Completion, {
  workoutId: z.int('Please name a workout.'),
  startedAt: deviceTime('startedAt'),
  sentAt,
  timeZone: zoneThen,
});
export type SessionReport = z.infer<typeof SessionReport>;

const CompletedSession = z.extend(Session, {
  /**
   * True if the device's clock was corrected during the workout, so that its times contradict each
   * other: the session holds the counted time.
   */
  isAdjusted: z.boolean(),
});
export type CompletedSession = z.infer<typeof CompletedSession>;

const CompletionCount = z.object({
  workoutId: z.int(),
  /** Tells pages which counts to forget when a lock closes. */
  category: CategoryId,
  times: z.int(),
});
export type CompletionCount = z.infer<typeof CompletionCount>;

named({ Session, Completion, SessionReport, CompletedSession, CompletionCount });

export const schemas = {
  listSessions: {
    summary: "The couple's sessions, newest first",
    querystring: z.object({ limit: pageLimit(20, 100, 'sessions') }),
    response: { 200: z.array(Session) },
  },
  listTodaysSessions: {
    summary: "What the couple completed today, in the caller's time zone",
    response: { 200: z.array(Session) },
  },
  countCompletions: {
    summary: 'How often the couple completed each workout that they have done',
    response: { 200: z.array(CompletionCount) },
  },
  readSession: {
    summary: 'One session of the couple, open or completed',
    params: SessionId,
    response: { 200: Session },
  },
  startSession: {
    summary: 'Start a workout; 402 when the free workouts are used up, 403 when it needs premium',
    body: NewSession,
    response: { 201: Session },
  },
  completeSession: {
    summary:
      'Complete a session with what can be believed of it; a repeated completion changes nothing and answers alike',
    params: SessionId,
    body: Completion,
    response: { 200: CompletedSession },
  },
  reportSession: {
    summary:
      'Report a workout that was begun and finished without a network, under an id of the device’s own making; a repeated report changes nothing, and what the partner’s phone reported too is one session. 402 and 403 as for a start',
    params: SessionId,
    body: SessionReport,
    response: { 200: CompletedSession },
  },
  dropSession: {
    summary: 'Drop a session that was stopped and is not to be saved; a completed one stays',
    params: SessionId,
    response: { 204: NoContent },
  },
  freeWorkouts: {
    summary: 'How many free workouts are left; null for premium couples, who need none',
    response: { 200: z.object({ left: z.nullable(z.int()) }) },
  },
};

export const sessionCalls = withSchemas('training', calls, schemas);
