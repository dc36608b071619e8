import { useQuery } from '@tanstack/react-query';
import type { Day } from '../../../contract/calendar.ts';
import { listPlan } from '../../../contract/progress/plan.ts';
import { JUST_FETCHED_MS, queryFor } from '../../lib/query-client.ts';

/**
 * Workouts planned for these days. Fetched again by each page, since workouts are done in between.
 */
export function usePlannedBetween(from: Day, until: Day) {
  return useQuery({
    ...queryFor(listPlan, { query: { from, until } }),
    staleTime: JUST_FETCHED_MS,
  });
}
