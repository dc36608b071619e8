import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { estimatedCalories, savedMinutes } from '../../contract/calories.ts';
import type { OpenSession, PlayerRules, PlayerState } from '../../contract/player-state.ts';
import type { WorkoutDetail } from '../../contract/workouts.ts';
import type { GateState } from '../auth/redirect-after-login.ts';
import { forgetUser } from '../auth/use-auth.ts';
import { ApiError } from '../lib/api-error.ts';
import { paths } from '../lib/paths.ts';
import { toast } from '../ui/toast-store.ts';
import { sessionToasts as toasts } from './copy.ts';
import type { Outcome } from './deliver-completions.ts';
import type { Tell } from './use-player.ts';
import { refreshFreeWorkouts, useCompleteSession, useStartSession } from './use-sessions.ts';

type Training = {
  workout: WorkoutDetail;
  userId: string | null;
  rules: PlayerRules;
  state: PlayerState;
  tell: Tell;
};

/** What pressing Start and Complete Workout means for the couple's session on the server. */
export function useTraining({ workout, userId, rules, state, tell }: Training) {
  const [, navigate] = useLocation();
  const queryClient = useQueryClient();
  const startSession = useStartSession();
  const completeSession = useCompleteSession(userId ?? '', workout.id);
  /** The session whose completion is waiting in this browser. */
  const [keptSessionId, setKeptSessionId] = useState<string | null>(null);

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
    if (state.session) return tell({ type: 'resumed' });
    tell({ type: 'session-asked' });
    startSession.mutate(workout.id, {
      onSuccess(session) {
        tell({ type: 'session-opened', session });
        toast(toasts.started);
      },
      onError(error) {
        tell({ type: 'session-refused' });
        explainRefusedStart(error);
      },
    });
  }

  function explainRefusedStart(error: Error) {
    const status = error instanceof ApiError ? error.status : null;
    const reason = error instanceof ApiError ? error.reason : null;
    switch (status) {
      case 401:
        // The gate is for those whom the app knows to be signed out.
        forgetUser(queryClient);
        return goToGate();
      case 402:
        toast({ ...toasts.freeUsedUp, ...(reason && { description: reason }) });
        return goToSubscription(reason);
      case 403:
        return navigate(paths.subscribe());
      default:
        return toast({ ...toasts.notStarted, ...(reason && { description: reason }) });
    }
  }

  function complete() {
    const now = Date.now();
    const done = rules.reduce(state, { type: 'completed', now });
    if (done.phase !== 'completing' || !done.session || userId === null) return;
    tell({ type: 'completed' });
    const { session } = done;
    const completion = completionOf(done, session, now);
    completeSession({ sessionId: session.id, completion }, (outcome) => goOn(outcome, session));
  }

  function goOn(result: Outcome, session: OpenSession) {
    switch (result.outcome) {
      case 'saved':
        return navigate(paths.home());
      case 'kept':
        return setKeptSessionId(session.id);
      case 'refused':
        tell({ type: 'completion-refused' });
        if (result.status === 402) goToSubscription(result.reason);
    }
  }

  function goToSubscription(reason: string | null) {
    const message = reason ?? toasts.freeUsedUp.description;
    void refreshFreeWorkouts(queryClient);
    navigate(paths.subscribe('free'), { state: { message } });
  }

  return { start, complete, goToGate, explainRefusedStart, keptSessionId };
}

/** What the server is told. Its own clock decides what time it is, not this device's. */
function completionOf(state: PlayerState, { clockOffsetMs }: OpenSession, now: number) {
  const seconds = Math.floor(state.place.elapsedMs / 1000);
  return {
    completedAt: new Date(now + clockOffsetMs).toISOString(),
    duration: savedMinutes(seconds),
    caloriesBurned: estimatedCalories(seconds),
  };
}
