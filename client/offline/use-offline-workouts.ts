import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { User } from '../../contract/auth/auth.ts';
import { getWorkoutsSize, type WorkoutDetail } from '../../contract/workouts/workouts.ts';
import { openOfflineStore } from '../device/offline-store.ts';
import { askToSpareStorage, isStorageSpared } from '../device/persistent-storage.ts';
import { call } from '../lib/api.ts';
import { toast } from '../ui/toast-store.ts';
import { offlineToasts as toasts } from './copy.ts';
import { coversOf, NoRoomError, updateWorkouts } from './keep-workouts.ts';
import { changeWanted, readWanted, type WantedWorkouts, withChosen } from './wanted-workouts.ts';

const KEY = ['offline-workouts'];

/** Reads whether this phone keeps a workout, and how many bytes that takes or would take. */
export function useOfflineWorkout(user: User, workout: WorkoutDetail) {
  return useQuery({
    queryKey: [...KEY, user.id, workout.id],
    staleTime: 0,
    gcTime: 0,
    async queryFn() {
      if (!(await openOfflineStore(user.id))) return null;
      const { chosen, keepsAll } = await readWanted(user.id);
      const covers = await Promise.all((await coversOf(workout)).map((cover) => cover.blob()));
      const { size: bytes } = new Blob([JSON.stringify(workout), ...covers]);
      return { isChosen: chosen.includes(workout.id), keepsAll, bytes };
    },
  });
}

/** Reads whether this phone keeps every workout, and how many bytes that takes or would take. */
export function useAllOffline(user: User) {
  return useQuery({
    queryKey: [...KEY, user.id],
    staleTime: 0,
    gcTime: 0,
    async queryFn() {
      if (!(await openOfflineStore(user.id))) return null;
      const { keepsAll } = await readWanted(user.id);
      // Without a network, the switch works without the figures.
      const [size, isSpared] = await Promise.all([
        call(getWorkoutsSize).catch(() => null),
        isStorageSpared(),
      ]);
      return { keepsAll, size, isSpared };
    },
  });
}

/** Turns keeping one workout on or off. */
export const useKeepWorkout = (user: User, { id }: WorkoutDetail) =>
  useChangeWanted(user, (isKept) => withChosen(id, isKept));

/** Turns keeping all workouts on or off. */
export const useKeepAll = (user: User) =>
  useChangeWanted(user, (keepsAll) => (wanted) => ({ ...wanted, keepsAll, allFetchedFor: null }));

function useChangeWanted(
  user: User,
  changeTo: (isKept: boolean) => (wanted: WantedWorkouts) => WantedWorkouts,
) {
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(isKept: boolean) {
      if (!(await openOfflineStore(user.id))) throw new Error('This browser keeps nothing.');
      if (isKept) await askToSpareStorage();
      if ((await changeWanted(user.id, changeTo(isKept))) !== 'written') throw new NoRoomError();
      const updated = updateWorkouts(queryClient, user);
      // A later page removes unwanted workouts that cannot be removed now.
      await (isKept ? updated : updated.catch(() => null));
    },
    onError: (error) => toast(error instanceof NoRoomError ? toasts.noRoom : toasts.notFetched),
    onSettled: () => queryClient.invalidateQueries({ queryKey: KEY }),
  });
}
