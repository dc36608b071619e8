import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listAchievements, listNewAchievements } from '../../contract/achievements.ts';
import {
  type BoardChoice,
  type ChallengeId,
  changeBoardEntry,
  getLeaderboard,
  logChallenge,
  shareChallenge,
  todaysChallenges,
} from '../../contract/challenges.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { call } from '../lib/api.ts';
import { onNewDay } from '../lib/new-day.ts';
import { invalidate, queryFor } from '../lib/query-client.ts';

export function useTodaysChallenges() {
  const queryClient = useQueryClient();
  useEffect(() => onNewDay(() => void invalidate(queryClient, todaysChallenges)), [queryClient]);
  return useQuery(queryFor(todaysChallenges));
}

/** Other couples change the board too, so it is fetched anew each time it is opened. */
export const useLeaderboard = () =>
  useQuery({ ...queryFor(getLeaderboard), refetchOnMount: 'always' });

function useChange<Input, Answer>(
  mutationFn: (input: Input) => Promise<Answer>,
  changed: readonly Endpoint[],
) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => invalidate(queryClient, ...changed) });
}

export const useLogChallenge = () =>
  useChange(
    (id: ChallengeId) => call(logChallenge, { params: { id }, body: null }),
    [todaysChallenges, getLeaderboard, listAchievements, listNewAchievements],
  );

export const useCountShare = () =>
  useChange(
    (id: ChallengeId) => call(shareChallenge, { params: { id } }),
    [listAchievements, listNewAchievements],
  );

export const useChangeBoardEntry = () =>
  useChange((body: BoardChoice) => call(changeBoardEntry, { body }), [getLeaderboard]);
