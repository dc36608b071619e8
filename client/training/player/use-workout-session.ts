import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { estimatedCalories, savedMinutes } from '../../../contract/training/calories.ts';
import type {
  OpenSession,
  PlayerRules,
  PlayerState,
} from '../../../contract/training/player-state.ts';
import { freeWorkouts } from '../../../contract/training/sessions.ts';
import type { WorkoutDetail } from '../../../contract/workouts/workouts.ts';
import type { GateState } from '../../auth/redirect-after-login.ts';
import { forgetUser } from '../../auth/use-auth.ts';
import { isUnreachable } from '../../device/offline-fallback.ts';
import { outboxOf } from '../../device/outbox.ts';
import { reasonOf, statusOf, withReason } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { invalidate } from '../../lib/query-client.ts';
import { toast } from '../../ui/toast-store.ts';
import { setFinishedWorkout } from '../sessions/finished-workout.ts';
import { countReports, useSendFinished, type WorkoutOutcome } from '../sessions/unsent-workouts.ts';
import { useFreeWorkoutsLeft, useStartSession } from '../sessions/use-sessions.ts';
import { startToasts as toasts } from './copy.ts';
import type { Dispatch } from './use-player.ts';

type TrainingOptions = {
  workout: WorkoutDetail;
  userId: string | null;
  rules: PlayerRules;
  state: PlayerState;
  dispatch: Dispatch;
};

/** Starts and completes the couple's session on the server. */
export function useWorkoutSession({ workout, userId, rules, state, dispatch }: TrainingOptions) {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const startSession = useStartSession();
  const sendFinished = useSendFinished(userId ?? '');
  const freeLeft = useFreeWorkoutsLeft();
  /** Session whose completion waits in the outbox. */
  const [unsentSessionId, setUnsentSessionId] = useState<string | null>(null);

  function goToGate() {
    const { step } = state.place;
    const path = paths.workout(workout.id);
    const gateState: GateState = { from: step > 0 ? `${path}?step=${step + 1}` : path };
    const reason = workout.category === 'bedroom' ? 'premium' : 'general';
    navigate(paths.signinRequired(reason), { state: gateState });
  }

  function start() {
    if (state.phase === 'starting' || state.phase === 'completing') return;
    if (userId === null) return goToGate();
    if (state.session) return dispatch({ type: 'resumed' });
    dispatch({ type: 'session-asked' });
    startSession.mutate(workout.id, {
      onSuccess(session) {
        dispatch({ type: 'session-opened', session });
        toast(toasts.started);
      },
      onError(error) {
        if (isUnreachable(error) && mayBeginOffline()) return beginOffline();
        dispatch({ type: 'session-refused' });
        explainRefusedStart(error);
      },
    });
  }

  /**
   * Counts unsent workouts as used free workouts too. The server judges everything else when the
   * reports arrive.
   */
  function mayBeginOffline(): boolean {
    return freeLeft === null || freeLeft > countReports(outboxOf(userId ?? ''));
  }

  function beginOffline() {
    const session = { id: crypto.randomUUID(), clockOffsetMs: 0, beganOfflineAt: Date.now() };
    dispatch({ type: 'session-opened', session });
    toast(toasts.startedOffline);
  }

  function explainRefusedStart(error: Error) {
    if (isUnreachable(error) && !mayBeginOffline()) return toast(toasts.freeUsedUp);
    switch (statusOf(error)) {
      case 401:
        // Forget the user first: the gate page only shows itself to visitors.
        forgetUser(queryClient);
        return goToGate();
      case 402:
        toast(withReason(toasts.freeUsedUp, error));
        return goToSubscription(reasonOf(error));
      case 403:
        return navigate(paths.subscribe());
      default:
        return toast(withReason(toasts.notStarted, error));
    }
  }

  async function complete(type: 'completed' | 'ended' = 'completed'): Promise<void> {
    const now = Date.now();
    const done = rules.reduce(state, { type, now });
    if (done.phase !== 'completing' || !done.session || userId === null) return;
    dispatch({ type });
    const { session } = done;
    const completion = completionOf(done, session, now);
    goOn(await sendFinished({ workoutId: workout.id, session, completion }), session);
  }

  function goOn(result: WorkoutOutcome, session: OpenSession) {
    switch (result.outcome) {
      case 'saved':
        setFinishedWorkout({ sessionId: result.answer.id, room: null });
        return navigate(paths.home());
      case 'saved elsewhere':
        return navigate(paths.home());
      case 'unsent':
        return setUnsentSessionId(session.id);
      case 'refused':
        dispatch({ type: 'completion-refused' });
        if (result.status === 402) goToSubscription(result.reason);
    }
  }

  function goToSubscription(reason: string | null) {
    const message = reason ?? toasts.freeUsedUp.description;
    // Refresh the count: the partner may have used the last free workout.
    void invalidate(queryClient, freeWorkouts);
    navigate(paths.subscribe('free'), { state: { message } });
  }

  return { start, complete, goToGate, explainRefusedStart, unsentSessionId };
}

export type WorkoutSession = ReturnType<typeof useWorkoutSession>;

/** Converts the completion to the server's time, since this device's clock may be wrong. */
export function completionOf(state: PlayerState, { clockOffsetMs }: OpenSession, now: number) {
  const seconds = Math.floor(state.place.elapsedMs / 1000);
  return {
    completedAt: new Date(now + clockOffsetMs).toISOString(),
    duration: savedMinutes(seconds),
    caloriesBurned: estimatedCalories(seconds),
  };
}
