import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  type BoardChoice,
  type ChallengeId,
  changeBoardEntry,
  getLeaderboard,
  logChallenge,
  shareChallenge,
  todaysChallenges,
} from '../../contract/challenges.ts';
import { achievementsKey } from '../achievements/use-achievements.ts';
import { call } from '../lib/api.ts';
import { onNewDay } from '../lib/new-day.ts';
import { queryFor } from '../lib/query-client.ts';

const todayQuery = queryFor(todaysChallenges);
const boardQuery = queryFor(getLeaderboard);

export function useTodaysChallenges() {
  const queryClient = useQueryClient();
  useEffect(
    () => onNewDay(() => void queryClient.invalidateQueries({ queryKey: todayQuery.queryKey })),
    [queryClient],
  );
  return useQuery(todayQuery);
}

/** Others move on the board too: it is asked for anew each time it is opened. */
export const useLeaderboard = () => useQuery({ ...boardQuery, refetchOnMount: 'always' });

export function useLogChallenge() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: ChallengeId) => call(logChallenge, { params: { id } }),
    onSuccess: () =>
      Promise.all(
        [todayQuery.queryKey, boardQuery.queryKey, achievementsKey].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

export function useCountShare() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: ChallengeId) => call(shareChallenge, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: achievementsKey }),
  });
}

export function useChangeBoardEntry() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (choice: BoardChoice) => call(changeBoardEntry, { body: choice }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: boardQuery.queryKey }),
  });
}
