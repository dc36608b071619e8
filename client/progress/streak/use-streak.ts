import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Day } from '../../../contract/calendar.ts';
import { listAchievements, listNewAchievements } from '../../../contract/progress/achievements.ts';
import { getProgress } from '../../../contract/progress/progress.ts';
import {
  endPause,
  getStreak,
  listBridgedDays,
  type Pause,
  putAwayRestDays,
  type Streak,
  setPause,
} from '../../../contract/progress/streak.ts';
import { call } from '../../lib/api.ts';
import { invalidate, queryFor } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast-store.ts';
import { streakToasts as toasts } from './copy.ts';

const streakQuery = queryFor(getStreak);

export function useStreak() {
  return useQuery(streakQuery);
}

/** Begins a pause, changes it, or with null ends it. */
export function useChangePause() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: [getStreak.url],
    mutationFn: (pause: Pause | null) => (pause ? call(setPause, { body: pause }) : call(endPause)),
    onSuccess(streak, pause) {
      queryClient.setQueryData(streakQuery.queryKey, streak);
      toast(pause ? toasts.paused : toasts.ended);
      // A streak that goes on where a day was missed may be long enough for its badge.
      const changed = [getProgress, listBridgedDays, listAchievements, listNewAchievements];
      return invalidate(queryClient, ...changed);
    },
  });
}

/** Puts away what was told of rest days; it goes at once. */
export function usePutAway() {
  const queryClient = useQueryClient();
  const show = (untold: Day[]) =>
    queryClient.setQueryData(
      streakQuery.queryKey,
      (streak: Streak | undefined) => streak && { ...streak, untold },
    );
  return useMutation({
    mutationKey: [getStreak.url],
    mutationFn: (untold: Day[]) => call(putAwayRestDays, { body: { day: untold.at(-1) ?? '' } }),
    onMutate: () => show([]),
    onError(_error, untold) {
      show(untold);
      toast(toasts.notPutAway);
    },
  });
}
