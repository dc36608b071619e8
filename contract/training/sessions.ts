import { endpoint, readOffline } from '../endpoint.ts';
import type { schemas } from './sessions.schemas.ts';

export type * from './sessions.schemas.ts';

type S = typeof schemas;

/** Workouts that a couple may complete before premium is needed. */
export const FREE_WORKOUTS = 3;

export const listSessions = readOffline<S['listSessions']>('/api/sessions');
export const listTodaysSessions = readOffline<S['listTodaysSessions']>('/api/sessions/today');
export const countCompletions = readOffline<S['countCompletions']>('/api/sessions/completions');
export const readSession = endpoint<S['readSession']>('GET', '/api/sessions/:sessionId');
export const startSession = endpoint<S['startSession']>('POST', '/api/sessions');
export const completeSession = endpoint<S['completeSession']>('PATCH', '/api/sessions/:sessionId');
export const reportSession = endpoint<S['reportSession']>('PUT', '/api/sessions/:sessionId');
export const dropSession = endpoint<S['dropSession']>('DELETE', '/api/sessions/:sessionId');
export const freeWorkouts = readOffline<S['freeWorkouts']>('/api/sessions/free');
