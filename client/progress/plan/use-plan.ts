import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Day } from '../../../contract/calendar.ts';
import {
  dropCalendarAddress,
  getCalendarAddress,
  getNextEvening,
  listPlan,
  movePlanned,
  type PlannedWorkout,
  planWorkout,
  removePlanned,
  renewCalendarAddress,
  restorePlanned,
} from '../../../contract/progress/plan.ts';
import { listFavorites } from '../../../contract/workouts/favorites.ts';
import { getSuggestion } from '../../../contract/workouts/suggestion.ts';
import { canAskHere } from '../../device/push-subscription.ts';
import { call } from '../../lib/api.ts';
import { withReason } from '../../lib/api-error.ts';
import { dayText, timeText } from '../../lib/dates.ts';
import { invalidate, queryFor } from '../../lib/query-client.ts';
import { useTurnOnReminders } from '../../notifications/use-reminders.ts';
import { toast } from '../../ui/toast-store.ts';
import { planToasts as toasts } from './copy.ts';
import { usePlannedBetween } from './use-planned-between.ts';
import { daysOfWeek } from './week.ts';

/** Workouts planned for the week that begins on this Monday. */
export function useWeek(monday: Day) {
  return usePlannedBetween(monday, daysOfWeek(monday).at(-1) ?? monday);
}

/**
 * Marks a change under way, after which changes from other phones are fetched: see refreshChanged.
 */
const CHANGING = [listPlan.url];

function useRefresh() {
  const queryClient = useQueryClient();
  // Fetch the suggestion too: home suggests the workout that is planned for tonight.
  return () => invalidate(queryClient, listPlan, getSuggestion, getNextEvening);
}

const whenOf = ({ day, time }: PlannedWorkout) => `${dayText(day)} at ${timeText(time)}`;

/** Ids of tonight's suggestion and of the couple's favorites, which come first in the choice. */
export function useFirstChoices() {
  const suggestion = useQuery(queryFor(getSuggestion));
  const favorites = useQuery(queryFor(listFavorites));
  return {
    isLoading: suggestion.isLoading || favorites.isLoading,
    suggested: suggestion.data?.workout.id,
    favorites: new Set(favorites.data?.map(({ workoutId }) => workoutId)),
  };
}
export type FirstChoices = Omit<ReturnType<typeof useFirstChoices>, 'isLoading'>;

type Proposal = { workoutId: number; day: Day; time: string };

export function usePropose() {
  const refresh = useRefresh();
  const remove = useRemove();
  const { mutate: turnOn } = useTurnOnReminders();
  return useMutation({
    mutationKey: CHANGING,
    mutationFn: (body: Proposal) => call(planWorkout, { body }),
    onSuccess(planned) {
      const remind = {
        label: toasts.remind,
        onPress: () => turnOn({ switches: { planned: true } }),
      };
      const undo = () => remove.mutate(planned);
      toast(toasts.planned(whenOf(planned)), undo, canAskHere() ? remind : null);
    },
    onError: (error) => toast(withReason(toasts.notPlanned, error)),
    onSettled: refresh,
  });
}

/** Plans a workout and turns on the member's own reminders of planned ones. */
export function usePlanWithReminder() {
  const { mutateAsync: propose } = usePropose();
  const { mutateAsync: turnOn } = useTurnOnReminders();
  return useMutation({
    async mutationFn(body: Proposal) {
      // Turn on first: some browsers accept the question only right after a press.
      await turnOn({ switches: { planned: true } }).catch(() => null);
      // The proposal's own toast tells the result.
      await propose(body).catch(() => null);
    },
  });
}

type Move = { planned: PlannedWorkout; day: Day; time: string };

/** Moves a planned workout; the toast moves it back. */
export function useMove() {
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const move = useMutation({
    mutationKey: CHANGING,
    mutationFn: ({ planned: { id, version }, day, time }: Move) =>
      call(movePlanned, { params: { id }, body: { day, time, basedOn: version } }),
    // Show the workout at once where it was dropped; the server's answer follows.
    onMutate({ planned, day, time }) {
      queryClient.setQueriesData<PlannedWorkout[]>({ queryKey: CHANGING }, (known) =>
        known?.map((one) => (one.id === planned.id ? { ...one, day, time } : one)),
      );
    },
    onSuccess(moved, { planned: { day, time } }) {
      toast(toasts.moved(whenOf(moved)), () => move.mutate({ planned: moved, day, time }));
    },
    onError: (error) => toast(withReason(toasts.notMoved, error)),
    onSettled: refresh,
  });
  return move;
}

/** Takes a workout off the plan; the toast puts it back. */
export function useRemove() {
  const refresh = useRefresh();
  const restore = useMutation({
    mutationKey: CHANGING,
    mutationFn: ({ id }: PlannedWorkout) => call(restorePlanned, { params: { id } }),
    onSuccess: () => toast(toasts.restored),
    onError: (error) => toast(withReason(toasts.notRestored, error)),
    onSettled: refresh,
  });
  return useMutation({
    mutationKey: CHANGING,
    mutationFn: ({ id }: PlannedWorkout) => call(removePlanned, { params: { id } }),
    onSuccess: (_nothing, planned) => toast(toasts.removed, () => restore.mutate(planned)),
    onError: (error) => toast(withReason(toasts.notRemoved, error)),
    onSettled: refresh,
  });
}

export const useCalendarAddress = () => useQuery(queryFor(getCalendarAddress));

/** Creates the first address, or replaces the old one. */
export function useRenewAddress() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(renewCalendarAddress),
    onSuccess(answer) {
      const before = queryClient.getQueryData(queryFor(getCalendarAddress).queryKey);
      queryClient.setQueryData([getCalendarAddress.url], answer);
      if (before?.address) toast(toasts.renewed);
    },
    onError: (error) => toast(withReason(toasts.notChanged, error)),
  });
}

export function useDropAddress() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(dropCalendarAddress),
    onSuccess() {
      queryClient.setQueryData([getCalendarAddress.url], { address: null });
      toast(toasts.turnedOff);
    },
    onError: (error) => toast(withReason(toasts.notChanged, error)),
  });
}
