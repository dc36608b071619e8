import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { isPremium } from '../../../contract/auth/auth.ts';
import { RECENT_SESSIONS } from '../../../contract/page-data/first-calls.ts';
import { listAchievements, listNewAchievements } from '../../../contract/progress/achievements.ts';
import { getHistory, listSessionsOfDay } from '../../../contract/progress/history.ts';
import {
  getLastDays,
  getProgress,
  getTargets,
  getWeeklyGoals,
} from '../../../contract/progress/progress.ts';
import { getStreak, listForgivenDays } from '../../../contract/progress/streak.ts';
import type { OpenSession } from '../../../contract/training/player-state.ts';
import {
  countCompletions,
  freeWorkouts,
  listSessions,
  listTodaysSessions,
  readSession,
  type Session,
  startSession,
} from '../../../contract/training/sessions.ts';
import { getSuggestion } from '../../../contract/workouts/suggestion.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { call } from '../../lib/api.ts';
import { statusOf } from '../../lib/api-error.ts';
import { invalidate, queryFor } from '../../lib/query-client.ts';

/** Largest page that the server returns. */
const MAX_SESSIONS = 100;
const newestSessionsQuery = (limit: number) =>
  queryFor(listSessions, { query: { limit: String(limit) } });
export const todaysSessionsQuery = queryFor(listTodaysSessions);

/** Number of free workouts that a couple has left; null while unknown or irrelevant. */
export function useFreeWorkoutsLeft(): number | null {
  const { user } = useAuth();
  const { data } = useQuery({
    ...queryFor(freeWorkouts),
    enabled: user !== null && !isPremium(user),
  });
  return user && !isPremium(user) ? (data?.left ?? null) : null;
}

const isCompleted = ({ completedAt }: Session) => completedAt !== null;

/**
 * Lists the sessions completed last. Fetches a longer list when unfinished sessions fill the places
 * in the first one.
 */
export function useRecentWorkouts() {
  const newest = useQuery(newestSessionsQuery(RECENT_SESSIONS));
  const isCrowded = newest.data?.length === RECENT_SESSIONS && !newest.data.every(isCompleted);
  const more = useQuery({ ...newestSessionsQuery(MAX_SESSIONS), enabled: isCrowded });
  const { status, data, refetch } = isCrowded ? more : newest;
  return { status, data: data?.filter(isCompleted).slice(0, RECENT_SESSIONS), refetch };
}

/** True if a saved player can continue its session, and until the server says otherwise. */
export function useIsStillOpen(session: OpenSession | null): boolean {
  const { data, error } = useQuery({
    ...queryFor(readSession, { params: { sessionId: session?.id ?? '' } }),
    // Skip sessions that began without a network, which the server does not know.
    enabled: session !== null && session.beganOfflineAt === undefined,
    // Check once, before the player continues: later this player itself may have completed the
    // session.
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  return statusOf(error) !== 404 && (data === undefined || !isCompleted(data));
}

/**
 * Waits this long for the server. A slower network counts as none, and the workout begins without
 * it.
 */
const START_TIMEOUT_MS = 8_000;

export function useStartSession() {
  return useMutation({
    async mutationFn(workoutId: number) {
      const signal = AbortSignal.timeout(START_TIMEOUT_MS);
      const session = await call(startSession, { body: { workoutId, partnerId: null }, signal });
      return { id: session.id, clockOffsetMs: Date.parse(session.startedAt) - Date.now() };
    },
  });
}

/** Calls whose answers change with a completed workout or a new day. */
export const trainingCalls = [
  listSessions,
  listTodaysSessions,
  countCompletions,
  freeWorkouts,
  getProgress,
  getStreak,
  listForgivenDays,
  getWeeklyGoals,
  getTargets,
  getLastDays,
  getHistory,
  listSessionsOfDay,
  listAchievements,
  listNewAchievements,
  getSuggestion,
] as const;

export function refreshTraining(queryClient: QueryClient): Promise<void> {
  return invalidate(queryClient, ...trainingCalls);
}
