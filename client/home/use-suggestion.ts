import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getSuggestion, passSuggestion } from '../../contract/workouts/suggestion.ts';
import { call } from '../lib/api.ts';
import { invalidate, queryFor } from '../lib/query-client.ts';
import { toast } from '../ui/toast-store.ts';
import { stretchWorkoutsQuery } from '../workouts/use-workouts.ts';
import { suggestionToasts as toasts } from './copy.ts';

const suggestionQuery = queryFor(getSuggestion);

/** Loads the workout that was chosen for the couple; if that fails, the first stretch. */
export function useSuggestion() {
  const chosen = useQuery(suggestionQuery);
  const stretch = useQuery({ ...stretchWorkoutsQuery, enabled: chosen.isError });
  const isPending = chosen.isPending || (chosen.isError && stretch.isPending);
  const workout = chosen.data?.workout ?? stretch.data?.[0] ?? null;
  return {
    status: isPending ? 'pending' : workout ? 'ready' : 'failed',
    suggestion: chosen.data ?? null,
    workout: isPending ? null : workout,
    retry() {
      void chosen.refetch();
      void stretch.refetch();
    },
  } as const;
}

/** Replaces tonight's workout by another one, for both partners. */
export function usePass() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (workoutId: number) => call(passSuggestion, { body: { workoutId } }),
    async onSuccess(suggestion) {
      await queryClient.cancelQueries(suggestionQuery);
      queryClient.setQueryData(suggestionQuery.queryKey, suggestion);
    },
    onError: () => toast(toasts.notPassed),
    // Fetch again: the partner may have replaced the workout too.
    onSettled: () => void invalidate(queryClient, getSuggestion),
  });
}
