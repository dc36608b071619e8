import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { isPremium } from '../../contract/auth.ts';
import {
  completeSession,
  freeWorkouts,
  listSessions,
  listTodaysSessions,
  readSession,
  type Session,
  startSession,
} from '../../contract/sessions.ts';
import { useAuth } from '../auth/use-auth.ts';
import { call } from '../lib/api.ts';
import { ApiError } from '../lib/api-error.ts';
import { queryFor } from '../lib/query-client.ts';
import { progressKeys } from '../progress/use-progress.ts';
import { type ToastWords, toast } from '../ui/toast-store.ts';
import {
  type KeptCompletion,
  keepCompletion,
  keptCompletions,
  subscribeToKept,
} from './completion-outbox.ts';
import { sessionToasts as toasts } from './copy.ts';
import { deliver, type Outcome } from './deliver-completions.ts';
import { forgetPlayer } from './saved-player.ts';

/** As many as the server gives at once. */
const MOST_SESSIONS = 100;
const newestSessionsQuery = (limit: number) =>
  queryFor(listSessions, { query: { limit: String(limit) } });
export const todaysSessionsQuery = queryFor(listTodaysSessions);
const freeWorkoutsQuery = queryFor(freeWorkouts);

/** How many free workouts a couple has left; null while that is unknown or does not matter. */
export function useFreeWorkoutsLeft(): number | null {
  const { user } = useAuth();
  const { data } = useQuery({ ...freeWorkoutsQuery, enabled: user !== null && !isPremium(user) });
  return user && !isPremium(user) ? (data?.left ?? null) : null;
}

const isCompleted = ({ completedAt }: Session) => completedAt !== null;

/** What the couple finished lately. Where starts that came to nothing crowd it out, more is asked for. */
export function useRecentWorkouts(limit: 3 | 7) {
  const newest = useQuery(newestSessionsQuery(limit));
  const isCrowded = newest.data?.length === limit && !newest.data.every(isCompleted);
  const more = useQuery({ ...newestSessionsQuery(MOST_SESSIONS), enabled: isCrowded });
  const { status, data, refetch } = isCrowded ? more : newest;
  return { status, data: data?.filter(isCompleted).slice(0, limit), refetch };
}

/** Whether a workout can go on in the session it was left in; yes, until the server says no. */
export function useIsStillOpen(sessionId: string | null): boolean {
  const { data, error } = useQuery({
    ...queryFor(readSession, { params: { sessionId: sessionId ?? '' } }),
    enabled: sessionId !== null,
    // Asked once, before it goes on: later it may well be this player that completed it.
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const isGone = error instanceof ApiError && error.status === 404;
  return !isGone && (data === undefined || !isCompleted(data));
}

export function useStartSession() {
  return useMutation({
    async mutationFn(workoutId: number) {
      const session = await call(startSession, { body: { workoutId, partnerId: null } });
      return { id: session.id, clockOffsetMs: Date.parse(session.startedAt) - Date.now() };
    },
  });
}

/** What a network swallows is sent again from the outbox, like what it refuses. */
const COMPLETION_TIMEOUT_MS = 10_000;

export function sendCompletion({ sessionId, completion }: KeptCompletion) {
  const signal = AbortSignal.timeout(COMPLETION_TIMEOUT_MS);
  return call(completeSession, { params: { sessionId }, body: completion, signal });
}

/** The partner may have used one up. */
export async function refreshFreeWorkouts(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: freeWorkoutsQuery.queryKey });
}

/** Everything that one more completed workout changes. */
export async function refreshTraining(queryClient: QueryClient): Promise<void> {
  const keys = [
    [listSessions.url],
    todaysSessionsQuery.queryKey,
    freeWorkoutsQuery.queryKey,
    ...progressKeys,
    ['achievements'],
  ];
  await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/**
 * Completes a session. It is kept in this browser first: from here on it cannot get lost, and
 * what follows happens even when its page is left before the answer.
 */
export function useCompleteSession(userId: string, workoutId: number) {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (kept: KeptCompletion) => deliver(userId, kept, sendCompletion),
    onSuccess(result) {
      toast(completionToast(result));
      if (result.outcome === 'saved') void refreshTraining(queryClient);
    },
  });
  return (kept: KeptCompletion, onSettled: (outcome: Outcome) => void) => {
    keepCompletion(userId, kept);
    forgetPlayer(userId, workoutId);
    mutate(kept, { onSuccess: onSettled });
  };
}

/** What follows when a workout was completed by either of two phones. */
export function useCompletedByBoth(userId: string, workoutId: number, queryClient: QueryClient) {
  return useCallback(() => {
    toast(toasts.completed);
    forgetPlayer(userId, workoutId);
    void refreshTraining(queryClient);
  }, [userId, workoutId, queryClient]);
}

/** What a couple is told of a completion; a refusal in the server's own words. */
export function completionToast(result: Outcome): ToastWords {
  switch (result.outcome) {
    case 'saved':
      return toasts.completed;
    case 'kept':
      return toasts.kept;
    case 'refused':
      return {
        ...toasts.notCompleted,
        description: result.reason ?? toasts.notCompleted.description,
      };
  }
}

/** What this person finished on this browser and the server does not have yet. */
export function useKeptCompletions(userId: string) {
  return useSyncExternalStore(subscribeToKept, () => keptCompletions(userId));
}
