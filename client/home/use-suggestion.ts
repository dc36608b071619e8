import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getTonight, passTonight } from '../../contract/workouts/suggestion.ts';
import { call } from '../lib/api.ts';
import { invalidate, queryFor } from '../lib/query-client.ts';
import { toast } from '../ui/toast-store.ts';
import { stretchWorkoutsQuery } from '../workouts/use-workouts.ts';
import { tonightToasts as toasts } from './copy.ts';

const tonightQuery = queryFor(getTonight);

/** The workout that was chosen for the couple; where that cannot be had, the first stretch. */
export function useTonight() {
  const chosen = useQuery(tonightQuery);
  const stretch = useQuery(stretchWorkoutsQuery);
  const isPending = chosen.isPending || (chosen.isError && stretch.isPending);
  const workout = chosen.data?.workout ?? stretch.data?.[0] ?? null;
  return {
    status: isPending ? 'pending' : workout ? 'ready' : 'failed',
    tonight: chosen.data ?? null,
    workout: isPending ? null : workout,
    retry() {
      void chosen.refetch();
      void stretch.refetch();
    },
  } as const;
}

/** Something else, for both. */
export function usePass() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (workoutId: number) => call(passTonight, { body: { workoutId } }),
    async onSuccess(tonight) {
      await queryClient.cancelQueries(tonightQuery);
      queryClient.setQueryData(tonightQuery.queryKey, tonight);
    },
    onError: () => toast(toasts.notPassed),
    // The partner may have gone on meanwhile.
    onSettled: () => void invalidate(queryClient, getTonight),
  });
}
