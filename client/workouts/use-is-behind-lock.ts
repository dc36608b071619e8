import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getWorkout, type Workout } from '../../contract/workouts/workouts.ts';
import { useIsLocked } from '../auth/use-lock-state.ts';

/**
 * Tells whether the lock hides a workout. A hidden bedroom workout is also removed from the cache,
 * unless it is in progress.
 */
export function useIsBehindLock({ id, category }: Workout, isInHand: boolean): boolean {
  const queryClient = useQueryClient();
  const isShut = useIsLocked() && category === 'bedroom' && !isInHand;
  useEffect(() => {
    const queryKey = [getWorkout.url, { params: { id: String(id) } }];
    if (isShut) void queryClient.resetQueries({ queryKey });
  }, [isShut, id, queryClient]);
  return isShut;
}
