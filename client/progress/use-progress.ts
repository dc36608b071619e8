import { getLastDays, getProgress, getWeeklyGoals } from '../../contract/progress.ts';
import { queryFor } from '../lib/query-client.ts';

export const progressQuery = queryFor(getProgress);
export const weeklyGoalsQuery = queryFor(getWeeklyGoals);
export const lastDaysQuery = queryFor(getLastDays);

/** What a completed workout changes of it. */
export const progressKeys = [
  progressQuery.queryKey,
  weeklyGoalsQuery.queryKey,
  lastDaysQuery.queryKey,
];
