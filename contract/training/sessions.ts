import { endpoint, READ_OFFLINE } from '../endpoint.ts';
import type { schemas } from './sessions.schemas.ts';

export type * from './sessions.schemas.ts';

type S = typeof schemas;

/** Workouts that a couple may complete before premium is needed. */
export const FREE_WORKOUTS = 3;

export const listSessions = endpoint<S['listSessions']>('GET', '/api/sessions', READ_OFFLINE);
export const listTodaysSessions = endpoint<S['listTodaysSessions']>(
  'GET',
  '/api/sessions/today',
  READ_OFFLINE,
);
export const readSession = endpoint<S['readSession']>('GET', '/api/sessions/:sessionId');
export const startSession = endpoint<S['startSession']>('POST', '/api/sessions');
export const completeSession = endpoint<S['completeSession']>('PATCH', '/api/sessions/:sessionId');
export const reportSession = endpoint<S['reportSession']>('PUT', '/api/sessions/:sessionId');
export const dropSession = endpoint<S['dropSession']>('DELETE', '/api/sessions/:sessionId');
export const freeWorkouts = endpoint<S['freeWorkouts']>('GET', '/api/sessions/free', READ_OFFLINE);
