import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  type CategoryId,
  getWorkout,
  listCategoryWorkouts,
  listWorkouts,
} from '../../contract/workouts.ts';
import { ApiError } from '../lib/api-error.ts';
import { queryFor } from '../lib/query-client.ts';

export const categoryWorkoutsQuery = (category: CategoryId) =>
  queryFor(listCategoryWorkouts, { params: { category } });

/** Home takes the first of them as tonight's session. */
export const stretchWorkoutsQuery = queryFor(listWorkouts, { query: { category: 'stretch' } });

const workoutQuery = (id: number) =>
  queryOptions(queryFor(getWorkout, { params: { id: String(id) } }));

/** One workout; one that was locked is asked for again when its reader has become premium. */
export function useWorkout(id: number, isPremium: boolean) {
  const query = useQuery(workoutQuery(id));
  const { data, refetch } = query;
  const hasAskedAgain = useRef(false);
  const isOutdated = Boolean(data?.locked) && isPremium;
  useEffect(() => {
    if (!isOutdated || hasAskedAgain.current) return;
    hasAskedAgain.current = true;
    void refetch();
  }, [isOutdated, refetch]);
  return query;
}

export function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404;
}
