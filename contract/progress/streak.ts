import { endpoint, readOffline } from '../endpoint.ts';
import type { schemas } from './streak.schemas.ts';

export type * from './streak.schemas.ts';

type S = typeof schemas;

/** Trained days of a streak that earn one rest day. */
export const DAYS_PER_REST_DAY = 7;
export const MAX_REST_DAYS = 2;
export const BREAK_DAYS_PER_YEAR = 30;
/** Days ahead for which a break may be planned. */
export const PLANNED_AHEAD_DAYS = 365;

export const getStreak = readOffline<S['getStreak']>('/api/streak');
export const listForgivenDays = readOffline<S['listForgivenDays']>('/api/streak/days');
export const setBreak = endpoint<S['setBreak']>('PUT', '/api/streak/break');
export const endBreak = endpoint<S['endBreak']>('DELETE', '/api/streak/break');
export const markRestDaysSeen = endpoint<S['markRestDaysSeen']>('POST', '/api/streak/seen');
