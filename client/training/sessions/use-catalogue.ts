import { useQueries } from '@tanstack/react-query';
import { GOAL_CATEGORIES, type Workout } from '../../../contract/workouts/workouts.ts';
import { useLockState } from '../../auth/use-lock-state.ts';
import type { QueryState } from '../../ui/QueryStates.tsx';
import { categoryWorkoutsQuery } from './category-workouts.ts';

type Catalogue = {
  query: QueryState<readonly Workout[]>;
  /**
   * `there`, or the reason why the bedroom's workouts are missing: `closed` by the lock, or
   * `failed`.
   */
  bedroom: 'there' | 'closed' | 'failed';
};

/**
 * Collects every workout that the member may see, from the same lists as the category pages. A
 * search thus covers only what those pages show, and never a bedroom step that is closed to this
 * member.
 */
export function useCatalogue(): Catalogue {
  const lock = useLockState();
  return useQueries({
    queries: [
      ...GOAL_CATEGORIES.map(categoryWorkoutsQuery),
      { ...categoryWorkoutsQuery('bedroom'), enabled: lock === 'open' },
    ],
    combine(results): Catalogue {
      const goals = results.slice(0, -1);
      const bedroom = results.at(-1);
      const shown = lock === 'open' ? results : goals;
      const isBedroomKnown = lock === 'open' ? !bedroom?.isPending : lock === 'closed';
      const data =
        isBedroomKnown && goals.every((query) => query.data)
          ? shown.flatMap((query): readonly Workout[] => query.data ?? [])
          : undefined;
      const status = goals.some(({ isError }) => isError) ? 'error' : 'pending';
      const hasFailed = lock === 'open' && bedroom?.isError && !bedroom.data;
      return {
        query: {
          status: data ? 'success' : status,
          data,
          refetch: () =>
            shown.filter((query) => !query.data).forEach((query) => void query.refetch()),
        },
        bedroom: lock === 'closed' ? 'closed' : hasFailed ? 'failed' : 'there',
      };
    },
  });
}
