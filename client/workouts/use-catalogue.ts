import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Workout } from '../../contract/workouts/workouts.ts';
import { useLockState } from '../auth/use-lock-state.ts';
import { categoryWorkoutsQuery } from '../training/sessions/category-workouts.ts';
import type { QueryState } from '../ui/QueryStates.tsx';

type Catalogue = {
  query: QueryState<readonly Workout[]>;
  /**
   * `there`, or the reason why the bedroom's workouts are missing: `closed` by the lock, or
   * `failed`.
   */
  bedroom: 'there' | 'closed' | 'failed';
  refetchBedroom: () => unknown;
};

const NONE: readonly Workout[] = [];

/**
 * Collects every workout that the member may see, from the same lists as the category pages. A
 * search thus covers only what those pages show, and never a bedroom step that is closed to this
 * member.
 */
export function useCatalogue(): Catalogue {
  const stretch = useQuery(categoryWorkoutsQuery('stretch'));
  const strength = useQuery(categoryWorkoutsQuery('strength'));
  const cardio = useQuery(categoryWorkoutsQuery('cardio'));
  const cooldown = useQuery(categoryWorkoutsQuery('cooldown'));
  const lock = useLockState();
  const bedroom = useQuery({ ...categoryWorkoutsQuery('bedroom'), enabled: lock === 'open' });

  const open = [stretch, strength, cardio, cooldown];
  const isClosed = lock === 'closed';
  const isBedroomKnown = isClosed || (lock === 'open' && bedroom.status !== 'pending');
  const inBedroom = lock === 'open' ? (bedroom.data ?? NONE) : NONE;
  const data = useMemo(
    () =>
      stretch.data && strength.data && cardio.data && cooldown.data && isBedroomKnown
        ? [...stretch.data, ...strength.data, ...cardio.data, ...cooldown.data, ...inBedroom]
        : undefined,
    [stretch.data, strength.data, cardio.data, cooldown.data, inBedroom, isBedroomKnown],
  );
  const refetch = () => Promise.all(open.filter(isMissing).map((query) => query.refetch()));
  const status = open.some(({ status }) => status === 'error') ? 'error' : 'pending';
  return {
    query: { status: data ? 'success' : status, data, refetch },
    bedroom: isClosed ? 'closed' : bedroom.status === 'error' && !bedroom.data ? 'failed' : 'there',
    refetchBedroom: bedroom.refetch,
  };
}

const isMissing = ({ data }: UseQueryResult<Workout[]>) => data === undefined;
