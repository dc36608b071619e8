import { endpoint, READ_OFFLINE } from '../endpoint.ts';
import type { schemas } from './progress.schemas.ts';

export type * from './progress.schemas.ts';

type S = typeof schemas;

/** Goals of a couple until it chooses others. */
export const DEFAULT_TARGETS = { workouts: 5, categories: 4 } as const;
/** Number of all categories, including the bedroom, which counts toward no smaller goal. */
export const EVERY_CATEGORY = 5;
export const MAX_WEEKLY_WORKOUTS = 14;

export const getProgress = endpoint<S['getProgress']>('GET', '/api/progress', READ_OFFLINE);
export const getWeeklyGoals = endpoint<S['getWeeklyGoals']>(
  'GET',
  '/api/goals/weekly',
  READ_OFFLINE,
);
export const getTargets = endpoint<S['getTargets']>('GET', '/api/goals/targets', READ_OFFLINE);
export const changeTargets = endpoint<S['changeTargets']>('PUT', '/api/goals/targets');
export const getLastDays = endpoint<S['getLastDays']>('GET', '/api/progress/days', READ_OFFLINE);
