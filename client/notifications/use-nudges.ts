import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  answerNudge,
  askTonight,
  getNudges,
  type NudgeAnswer,
} from '../../contract/notifications/reminders.ts';
import { call } from '../lib/api.ts';
import { withReason } from '../lib/api-error.ts';
import { queryFor } from '../lib/query-client.ts';
import { toast } from '../ui/toast-store.ts';
import { nudgeCopy as copy } from './nudge-copy.ts';

const nudgesQuery = queryFor(getNudges);

export function useNudges() {
  return useQuery(nudgesQuery);
}

export function useAskTonight() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: [getNudges.url],
    mutationFn: () => call(askTonight),
    onSuccess: (nudges) => queryClient.setQueryData(nudgesQuery.queryKey, nudges),
    onError: (error) => toast(withReason(copy.failedToAsk, error)),
  });
}

export function useAnswerNudge() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationKey: [getNudges.url],
    mutationFn: ({ id, answer }: { id: string; answer: NudgeAnswer }) =>
      call(answerNudge, { params: { id }, body: { answer } }),
    onSuccess(nudges, { answer }) {
      queryClient.setQueryData(nudgesQuery.queryKey, nudges);
      toast({ title: copy.sent, description: copy.given[answer] });
      // Keep the place in the page: the pressed button disappears.
      document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    },
    onError: (error) => toast(withReason(copy.failedToAnswer, error)),
  });
}
