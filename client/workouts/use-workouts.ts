import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getWorkout, listWorkouts } from '../../contract/workouts/workouts.ts';
import { queryFor } from '../lib/query-client.ts';

/** The first of these is tonight's session when none could be chosen. */
export const stretchWorkoutsQuery = queryFor(listWorkouts, { query: { category: 'stretch' } });

/** What a workout's id can be: anything else is not asked for. */
export const WORKOUT_ID = /^[1-9]\d{0,5}$/;

export const workoutQuery = (id: number) => queryFor(getWorkout, { params: { id: String(id) } });

/** One workout; a locked one is fetched again once the bedroom is open to its reader. */
export function useWorkout(id: number, isBedroomOpen: boolean) {
  const query = useQuery(workoutQuery(id));
  const { data, refetch } = query;
  const hasRefetched = useRef(false);
  const isOutdated = Boolean(data?.locked) && isBedroomOpen;
  useEffect(() => {
    if (!isOutdated || hasRefetched.current) return;
    hasRefetched.current = true;
    void refetch();
  }, [isOutdated, refetch]);
  return query;
}
