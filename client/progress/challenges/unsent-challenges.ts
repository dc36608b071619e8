import type { QueryClient } from '@tanstack/react-query';
import { listAchievements, listNewAchievements } from '../../../contract/progress/achievements.ts';
import {
  type ChallengeId,
  getLeaderboard,
  logChallenge,
  todaysChallenges,
  type WeekStanding,
} from '../../../contract/progress/challenges.ts';
import { useOutbox } from '../../device/outbox.ts';
import type { OutboxKind } from '../../device/send-outbox.ts';
import { call } from '../../lib/api.ts';
import { isToday } from '../../lib/on-midnight.ts';
import { invalidate } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast-store.ts';
import { challengeToasts as toasts } from './copy.ts';

export type DoneChallenge = { challengeId: ChallengeId };

function isDoneChallenge(value: unknown): value is DoneChallenge {
  return typeof (Object(value) as Partial<DoneChallenge>).challengeId === 'string';
}

export const challengeKind: OutboxKind<DoneChallenge, WeekStanding> = {
  name: 'challenge',
  isIntact: isDoneChallenge,
  send: ({ id, payload, doneAt, timeZone }, options) =>
    call(logChallenge, {
      params: { id: payload.challengeId },
      body: { id, doneAt, timeZone, sentAt: new Date().toISOString() },
      ...options,
    }),
  staysWhenRefused: () => true,
  onSettled(queryClient, result) {
    if (result.outcome === 'saved') toast(toasts.logged(result.answer.points));
    if (result.outcome === 'refused') toast(toasts.logFailed);
    void refreshChallenges(queryClient);
  },
};

/** Fetches everything again that one more logged challenge changes. */
export function refreshChallenges(queryClient: QueryClient): Promise<void> {
  return invalidate(
    queryClient,
    todaysChallenges,
    getLeaderboard,
    listAchievements,
    listNewAchievements,
  );
}

/** The challenges that were done today and wait to be sent. */
export function useWaitingChallenges(userId: string): readonly ChallengeId[] {
  return useOutbox(userId)
    .filter(({ kind, refusal }) => kind === challengeKind.name && !refusal)
    .filter(({ doneAt }) => isToday(new Date(doneAt)))
    .flatMap(({ payload }) => (isDoneChallenge(payload) ? [payload.challengeId] : []));
}
