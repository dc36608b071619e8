import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listAchievements, listNewAchievements } from '../../../contract/progress/achievements.ts';
import {
  type BoardChoice,
  type ChallengeId,
  changeBoardEntry,
  getLeaderboard,
  shareChallenge,
  todaysChallenges,
  type WeekStanding,
} from '../../../contract/progress/challenges.ts';
import { isAnythingOnThisPageAlone, removeFromOutbox } from '../../device/outbox.ts';
import { addAndSend } from '../../device/send-outbox.ts';
import { call } from '../../lib/api.ts';
import { onMidnight } from '../../lib/on-midnight.ts';
import { invalidate, queryFor } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast-store.ts';
import { challengeToasts as toasts } from './copy.ts';
import { challengeKind, refreshChallenges } from './unsent-challenges.ts';

export function useTodaysChallenges() {
  const queryClient = useQueryClient();
  useEffect(() => onMidnight(() => void invalidate(queryClient, todaysChallenges)), [queryClient]);
  return useQuery(queryFor(todaysChallenges));
}

/** Fetches the board each time it is opened, since other couples change it too. */
export const useLeaderboard = () =>
  useQuery({ ...queryFor(getLeaderboard), refetchOnMount: 'always' });

/**
 * Logs a challenge; null if the server cannot be reached and the challenge waits on this device.
 */
export function useLogChallenge(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    async mutationFn(challengeId: ChallengeId): Promise<WeekStanding | null> {
      const id = crypto.randomUUID();
      const result = await addAndSend(userId, challengeKind, { id, payload: { challengeId } });
      // Throw a refusal, so that the member who has just pressed reads of it right here.
      if (result.outcome === 'refused') {
        await removeFromOutbox(userId, id);
        throw new Error(result.reason ?? 'The challenge was refused.');
      }
      return result.outcome === 'saved' ? result.answer : null;
    },
    // Show the toast here: the panel of the challenge may be gone by then.
    onSuccess(standing) {
      if (standing) toast(toasts.logged(standing.points));
      else if (!isAnythingOnThisPageAlone()) toast(toasts.unsent);
      return refreshChallenges(queryClient);
    },
    onError: () => toast(toasts.logFailed),
  });
}

export function useCountShare() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: ChallengeId) => call(shareChallenge, { params: { id } }),
    onSuccess: () => invalidate(queryClient, listAchievements, listNewAchievements),
  });
}

export function useChangeBoardEntry() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BoardChoice) => call(changeBoardEntry, { body }),
    onSuccess() {
      toast(toasts.entrySaved);
      return invalidate(queryClient, getLeaderboard);
    },
    onError: () => toast(toasts.entryFailed),
  });
}
