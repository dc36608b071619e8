import { useMutation, useQueryClient } from '@tanstack/react-query';
import { confirmAdult } from '../../../contract/bedroom/consent.ts';
import {
  getWorkout,
  listCategoryWorkouts,
  listWorkouts,
} from '../../../contract/workouts/workouts.ts';
import { call } from '../../lib/api.ts';
import { invalidate } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast-store.ts';
import { fetchUser } from '../use-auth.ts';
import { notConfirmed } from './copy.ts';

/** Confirms that the member is 18 or older; the page then shows the content they came for. */
export function useConfirmAdult() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(confirmAdult, { body: { isAdult: true } }),
    async onSuccess() {
      // Fetch the workouts again: before the confirmation they came without their steps.
      await invalidate(queryClient, getWorkout, listCategoryWorkouts, listWorkouts);
      await fetchUser(queryClient);
    },
    onError: () => toast(notConfirmed),
  });
}
