import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { CategoryId } from './workouts.ts';

/** How many workouts a couple may complete before premium is needed. */
export const FREE_WORKOUTS = 3;

export const Session = z.object({
  id: z.uuid(),
  workoutId: z.int(),
  partnerId: z.nullable(z.uuid()),
  startedAt: z.iso.datetime(),
  completedAt: z.nullable(z.iso.datetime()),
  /** Minutes. */
  duration: z.nullable(z.int()),
  caloriesBurned: z.nullable(z.int()),
  workout: z.object({ title: z.string(), category: CategoryId }),
});
export type Session = z.infer<typeof Session>;

const SessionId = z.object({ sessionId: z.string() });

const NewSession = z.object({
  workoutId: z.int('Please name a workout.'),
  partnerId: z.optional(z.nullable(z.uuid('This is not a partner.'))),
});

const LIMIT_RANGE = 'Please ask for 1 to 100 sessions.';
const DEFAULT_LIMIT = 20;
const Limit = z.pipe(
  z._default(z.string().check(z.regex(/^\d{1,3}$/, LIMIT_RANGE)), String(DEFAULT_LIMIT)),
  z.pipe(
    z.transform(Number),
    z.int().check(z.minimum(1, LIMIT_RANGE), z.maximum(100, LIMIT_RANGE)),
  ),
);

const WHOLE_NUMBER = 'Please send a whole number of at least 0.';
const wholeNumber = z.int(WHOLE_NUMBER).check(z.minimum(0, WHOLE_NUMBER));

export const Completion = z.object({
  completedAt: z.iso.datetime({ offset: true, error: 'completedAt must be an ISO time.' }),
  duration: wholeNumber,
  caloriesBurned: wholeNumber,
});
export type Completion = z.infer<typeof Completion>;

export const listSessions = {
  method: 'GET',
  url: '/api/sessions',
  summary: "The couple's sessions, newest first",
  schema: {
    querystring: z.object({ limit: Limit }),
    response: { 200: z.array(Session) },
  },
} satisfies Endpoint;

export const listTodaysSessions = {
  method: 'GET',
  url: '/api/sessions/today',
  summary: "What the couple completed today, in the caller's time zone",
  schema: { response: { 200: z.array(Session) } },
} satisfies Endpoint;

export const readSession = {
  method: 'GET',
  url: '/api/sessions/:sessionId',
  summary: 'One session of the couple, open or completed',
  schema: { params: SessionId, response: { 200: Session } },
} satisfies Endpoint;

export const startSession = {
  method: 'POST',
  url: '/api/sessions',
  summary: 'Start a workout; 402 when the free workouts are used up, 403 when it needs premium',
  schema: { body: NewSession, response: { 201: Session } },
} satisfies Endpoint;

export const completeSession = {
  method: 'PATCH',
  url: '/api/sessions/:sessionId',
  summary: 'Complete a session; a repeated completion changes nothing and answers alike',
  schema: { params: SessionId, body: Completion, response: { 200: Session } },
} satisfies Endpoint;

export const freeWorkouts = {
  method: 'GET',
  url: '/api/sessions/free',
  summary: 'How many free workouts are left; null for premium couples, who need none',
  schema: { response: { 200: z.object({ left: z.nullable(z.int()) }) } },
} satisfies Endpoint;
