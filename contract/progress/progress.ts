import { endpoint, readOffline } from '../endpoint.ts';
import type { schemas } from './progress.schemas.ts';

export type * from './progress.schemas.ts';

type S = typeof schemas;

/** Goals of a couple until it chooses others. */
export const DEFAULT_TARGETS = { workouts: 5, categories: 4 } as const;
/** Number of all categories, including the bedroom, which counts toward no smaller goal. */
export const EVERY_CATEGORY = 5;
export const MAX_WEEKLY_WORKOUTS = 14;

export const getProgress = readOffline<S['getProgress']>('/api/progress');
export const getWeeklyGoals = readOffline<S['getWeeklyGoals']>('/api/goals/weekly');
export const getTargets = readOffline<S['getTargets']>('/api/goals/targets');
export const changeTargets = endpoint<S['changeTargets']>('PUT', '/api/goals/targets');
export const getLastDays = readOffline<S['getLastDays']>('/api/progress/days');
