import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  dropKeptWorkout,
  type KeptWorkout,
  keepWorkout,
  listKeptWorkouts,
} from '../../../contract/workouts/favorites.ts';
import { getTonight } from '../../../contract/workouts/suggestion.ts';
import type { Workout } from '../../../contract/workouts/workouts.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { call } from '../../lib/api.ts';
import { withReason } from '../../lib/api-error.ts';
import { invalidate, queryFor } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast-store.ts';
import { keptToasts as toasts } from './copy.ts';

const keptQuery = queryFor(listKeptWorkouts);
const KEEPING = [listKeptWorkouts.url];

const idsOf = (kept: readonly KeptWorkout[]) => kept.map(({ workoutId }) => workoutId);

/** The ids of what the couple keeps, the newest first; a visitor keeps nothing. */
export function useKeptWorkouts() {
  const isMember = useAuth().user !== null;
  return useQuery({ ...keptQuery, enabled: isMember, select: idsOf });
}

/**
 * Keeps a workout, or no longer; it shows at once, and is undone when it did not work. `onKept` is
 * called also when the heart is gone by then.
 */
export function useKeep(
  { id, title, category }: Pick<Workout, 'id' | 'title' | 'category'>,
  onKept: () => void,
) {
  const queryClient = useQueryClient();
  const show = (isKept: boolean) =>
    queryClient.setQueryData(keptQuery.queryKey, (known) => {
      const others = known?.filter(({ workoutId }) => workoutId !== id);
      return others && [...(isKept ? [{ workoutId: id, category }] : []), ...others];
    });
  return useMutation({
    mutationKey: KEEPING,
    // The last press counts: presses of one heart are sent one after the other.
    scope: { id: `keep ${id}` },
    mutationFn: (isKept: boolean) =>
      call(isKept ? keepWorkout : dropKeptWorkout, { params: { workoutId: String(id) } }),
    async onMutate(isKept) {
      await queryClient.cancelQueries(keptQuery);
      show(isKept);
    },
    onSuccess: (_nothing, isKept) => isKept && onKept(),
    onError(error, isKept) {
      show(!isKept);
      toast(withReason(isKept ? toasts.notKept(title) : toasts.stillKept(title), error));
    },
    onSettled() {
      // What the other phone changed meanwhile was not fetched: see refresh-changed.ts.
      const isLast = queryClient.isMutating({ mutationKey: KEEPING }) === 1;
      if (isLast) void invalidate(queryClient, listKeptWorkouts, getTonight);
    },
  });
}
