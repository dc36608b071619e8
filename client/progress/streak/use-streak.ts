import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Day } from '../../../contract/calendar.ts';
import { listAchievements, listNewAchievements } from '../../../contract/progress/achievements.ts';
import { getProgress } from '../../../contract/progress/progress.ts';
import {
  type Break,
  endBreak,
  getStreak,
  listForgivenDays,
  markRestDaysSeen,
  type Streak,
  setBreak,
} from '../../../contract/progress/streak.ts';
import { call } from '../../lib/api.ts';
import { invalidate, queryFor } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast-store.ts';
import { streakToasts as toasts } from './copy.ts';

const streakQuery = queryFor(getStreak);

export function useStreak() {
  return useQuery(streakQuery);
}

/** Begins a break, changes it, or with null ends it. */
export function useChangeBreak() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: [getStreak.url],
    mutationFn: (pause: Break | null) => (pause ? call(setBreak, { body: pause }) : call(endBreak)),
    onSuccess(streak, pause) {
      queryClient.setQueryData(streakQuery.queryKey, streak);
      toast(pause ? toasts.onBreak : toasts.ended);
      // Fetch the badges too: a streak that goes on over a missed day may be long enough for one.
      const changed = [getProgress, listForgivenDays, listAchievements, listNewAchievements];
      return invalidate(queryClient, ...changed);
    },
  });
}

/** Dismisses the note about rest days; the note disappears at once. */
export function useMarkRestDaysSeen() {
  const queryClient = useQueryClient();
  const show = (untold: Day[]) =>
    queryClient.setQueryData(
      streakQuery.queryKey,
      (streak: Streak | undefined) => streak && { ...streak, untold },
    );
  return useMutation({
    mutationKey: [getStreak.url],
    mutationFn: (untold: Day[]) => call(markRestDaysSeen, { body: { day: untold.at(-1) ?? '' } }),
    onMutate: () => show([]),
    onError(_error, untold) {
      show(untold);
      toast(toasts.notMarkedSeen);
    },
  });
}
