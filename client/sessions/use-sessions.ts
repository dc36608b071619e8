import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { listAchievements, listNewAchievements } from '../../contract/achievements.ts';
import { isPremium } from '../../contract/auth.ts';
import { getHistory, listSessionsOfDay } from '../../contract/history.ts';
import { getLastDays, getProgress, getTargets, getWeeklyGoals } from '../../contract/progress.ts';
import {
  freeWorkouts,
  listSessions,
  listTodaysSessions,
  readSession,
  type Session,
  startSession,
} from '../../contract/sessions.ts';
import { getStreak, listBridgedDays } from '../../contract/streak.ts';
import { getTonight } from '../../contract/tonight.ts';
import { useAuth } from '../auth/use-auth.ts';
import { call } from '../lib/api.ts';
import { statusOf } from '../lib/api-error.ts';
import { invalidate, queryFor } from '../lib/query-client.ts';
import { toast } from '../ui/toast-store.ts';
import {
  addToOutbox,
  subscribeToOutbox,
  type UnsentCompletion,
  unsentCompletions,
} from './completion-outbox.ts';
import { sessionToasts as toasts } from './copy.ts';
import { forgetPlayer } from './saved-player.ts';
import { type SendOutcome, sendCompletion } from './send-completions.ts';

/** As many as the server returns at once. */
const MAX_SESSIONS = 100;
const newestSessionsQuery = (limit: number) =>
  queryFor(listSessions, { query: { limit: String(limit) } });
export const todaysSessionsQuery = queryFor(listTodaysSessions);

/** How many free workouts a couple has left; null while that is unknown or does not matter. */
export function useFreeWorkoutsLeft(): number | null {
  const { user } = useAuth();
  const { data } = useQuery({
    ...queryFor(freeWorkouts),
    enabled: user !== null && !isPremium(user),
  });
  return user && !isPremium(user) ? (data?.left ?? null) : null;
}

const isCompleted = ({ completedAt }: Session) => completedAt !== null;

/** The sessions completed last. When unfinished ones take their places in the list, a longer list is fetched. */
export function useRecentWorkouts(limit: 3 | 7) {
  const newest = useQuery(newestSessionsQuery(limit));
  const isCrowded = newest.data?.length === limit && !newest.data.every(isCompleted);
  const more = useQuery({ ...newestSessionsQuery(MAX_SESSIONS), enabled: isCrowded });
  const { status, data, refetch } = isCrowded ? more : newest;
  return { status, data: data?.filter(isCompleted).slice(0, limit), refetch };
}

/** Whether a saved player can go on in its session; true until the server says otherwise. */
export function useIsStillOpen(sessionId: string | null): boolean {
  const { data, error } = useQuery({
    ...queryFor(readSession, { params: { sessionId: sessionId ?? '' } }),
    enabled: sessionId !== null,
    // Checked once, before the player goes on: later this player itself may have completed it.
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  return statusOf(error) !== 404 && (data === undefined || !isCompleted(data));
}

export function useStartSession() {
  return useMutation({
    async mutationFn(workoutId: number) {
      const session = await call(startSession, { body: { workoutId, partnerId: null } });
      return { id: session.id, clockOffsetMs: Date.parse(session.startedAt) - Date.now() };
    },
  });
}

/** Everything that one more completed workout, or a new day, changes. */
export const trainingCalls = [
  listSessions,
  listTodaysSessions,
  freeWorkouts,
  getProgress,
  getStreak,
  listBridgedDays,
  getWeeklyGoals,
  getTargets,
  getLastDays,
  getHistory,
  listSessionsOfDay,
  listAchievements,
  listNewAchievements,
  getTonight,
] as const;

export function refreshTraining(queryClient: QueryClient): Promise<void> {
  return invalidate(queryClient, ...trainingCalls);
}

/**
 * Completes a session. The completion is put into the outbox first, so that it is sent even when
 * the page is left before the answer.
 */
export function useCompleteSession(userId: string, workoutId: number) {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (unsent: UnsentCompletion) => sendCompletion(userId, unsent),
    onSuccess: (outcome) => reportOutcome(queryClient, outcome),
  });
  return (unsent: UnsentCompletion, onSettled: (outcome: SendOutcome) => void) => {
    addToOutbox(userId, unsent);
    forgetPlayer(userId, workoutId);
    mutate(unsent, { onSuccess: onSettled });
  };
}

export function reportOutcome(queryClient: QueryClient, result: SendOutcome): void {
  if (result.outcome === 'unsent') toast(toasts.unsent);
  else if (result.outcome === 'refused') {
    toast({ ...toasts.notCompleted, ...(result.reason && { description: result.reason }) });
  } else {
    const { countedMinutes } = result;
    toast(countedMinutes === undefined ? toasts.completed : toasts.adjusted(countedMinutes));
    void refreshTraining(queryClient);
  }
}

/** A number or a statement about the outbox, kept up to date. */
export function useOutbox<T extends number | boolean>(
  userId: string,
  read: (outbox: readonly UnsentCompletion[]) => T,
): T {
  return useSyncExternalStore(subscribeToOutbox, () => read(unsentCompletions(userId)));
}
