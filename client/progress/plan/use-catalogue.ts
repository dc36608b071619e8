import { useQueries } from '@tanstack/react-query';
import { isPremium } from '../../../contract/auth/auth.ts';
import {
  type CategoryId,
  GOAL_CATEGORIES,
  type Workout,
} from '../../../contract/workouts/workouts.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { useIsLocked } from '../../auth/use-lock-state.ts';
import { categoryWorkoutsQuery } from '../../training/sessions/category-workouts.ts';

/** Every workout that this member may plan: the bedroom's for adults with premium, unless locked. */
export function useCatalogue() {
  const { user } = useAuth();
  const isLocked = useIsLocked();
  const hasBedroom = isPremium(user) && Boolean(user?.isAdult) && !isLocked;
  const categories: CategoryId[] = [
    ...GOAL_CATEGORIES,
    ...(hasBedroom ? ['bedroom' as const] : []),
  ];
  return useQueries({
    queries: categories.map(categoryWorkoutsQuery),
    combine: (results) => ({
      categories,
      status: results.some(({ isError }) => isError)
        ? ('error' as const)
        : results.some(({ isPending }) => isPending)
          ? ('pending' as const)
          : ('success' as const),
      data: results.every(({ data }) => data)
        ? results.flatMap(({ data }): readonly Workout[] => data ?? [])
        : undefined,
      refetch: () => results.forEach((result) => void result.refetch()),
    }),
  });
}
