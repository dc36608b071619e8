import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  changeReminders,
  getReminders,
  type Reminders,
} from '../../contract/notifications/reminders.ts';
import { getStreak } from '../../contract/progress/streak.ts';
import { pushState, subscribeHere, unsubscribeHere } from '../device/push-subscription.ts';
import { type Args, call } from '../lib/api.ts';
import { withReason } from '../lib/api-error.ts';
import { invalidate, queryFor } from '../lib/query-client.ts';
import { failure, toast } from '../ui/toast-store.ts';
import { phoneCopy, turnOnToasts } from './copy.ts';

const remindersQuery = queryFor(getReminders);

export function useReminders() {
  return useQuery(remindersQuery);
}

export type ReminderChanges = NonNullable<Args<typeof changeReminders>[0]>['body'];

/** A change shows at once, and is taken back if the server refuses it. */
export function useChangeReminders() {
  const queryClient = useQueryClient();
  const { queryKey } = remindersQuery;
  return useMutation({
    mutationKey: [getReminders.url],
    // Send one change after the other, so that the last answer is the newest.
    scope: { id: getReminders.url },
    mutationFn: (body: ReminderChanges) => call(changeReminders, { body }),
    onMutate(changes) {
      const before = queryClient.getQueryData<Reminders>(queryKey);
      if (before) {
        const switches = { ...before.switches, ...changes.switches } as Reminders['switches'];
        queryClient.setQueryData(queryKey, { ...before, ...changes, switches } as Reminders);
      }
      return before;
    },
    onSuccess(answer) {
      // Skip an answer that a later change has overtaken, so that this change does not look undone.
      const isLast = queryClient.isMutating({ mutationKey: [getReminders.url] }) === 1;
      if (isLast) queryClient.setQueryData(queryKey, answer);
      return invalidate(queryClient, getStreak);
    },
    onError(error, _changes, before) {
      queryClient.setQueryData(queryKey, before);
      toast(withReason(failure('Not Saved'), error));
    },
  });
}

/** Turns notifications on or off in this browser; requests the browser's permission only then. */
export function useSwitchPhone() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (isOn: boolean) => void (await (isOn ? subscribeHere() : unsubscribeHere())),
    onError: (error, isOn) => toast(withReason(isOn ? phoneCopy.failed : phoneCopy.stillOn, error)),
    onSettled: () => invalidate(queryClient, getReminders),
  });
}

/**
 * Turns on reminders with one press: makes these changes, and turns on notifications in this
 * browser if it can. Otherwise the reminders come by email.
 */
export function useTurnOnReminders() {
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(changes: ReminderChanges): Promise<boolean> {
      // Subscribe first: some browsers accept the question only right after a press.
      const isOnHere = pushState() === 'can' && (await subscribeHere().catch(() => false));
      await call(changeReminders, { body: changes });
      return isOnHere;
    },
    onSuccess: (isOnHere) => toast(isOnHere ? turnOnToasts.here : turnOnToasts.byEmail),
    onError: (error) => toast(withReason(turnOnToasts.failed, error)),
    onSettled: () => invalidate(queryClient, getReminders, getStreak),
  });
}
