import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getWorkout, listWorkouts } from '../../contract/workouts/workouts.ts';
import { queryFor } from '../lib/query-client.ts';

/** Stretch list, whose first workout is the suggestion when the server's cannot be fetched. */
export const stretchWorkoutsQuery = queryFor(listWorkouts, { query: { category: 'stretch' } });

const workoutQuery = (id: number) => queryFor(getWorkout, { params: { id: String(id) } });

/** Reads one workout; fetches a locked one again once the bedroom is open to the member. */
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
