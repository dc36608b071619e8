import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { OpenSession } from '../../../contract/training/player-state.ts';
import {
  type CompletedSession,
  type Completion,
  completeSession,
  reportSession,
  type SessionReport,
} from '../../../contract/training/sessions.ts';
import { isAnythingOnThisPageAlone } from '../../device/outbox.ts';
import type { OutboxItem } from '../../device/outbox-item.ts';
import { addAndSend, type OutboxKind, type SendOutcome } from '../../device/send-outbox.ts';
import { call } from '../../lib/api.ts';
import { isToday } from '../../lib/on-midnight.ts';
import { toast } from '../../ui/toast-store.ts';
import { sessionToasts as toasts } from './copy.ts';
import { setFinishedWorkout } from './finished-workout.ts';
import { forgetPlayer } from './saved-player.ts';
import { refreshTraining } from './use-sessions.ts';

export type WorkoutOutcome = SendOutcome<CompletedSession>;
type Report = Completion & Pick<SessionReport, 'workoutId' | 'startedAt'>;

function isCompletion(value: unknown): value is Completion {
  const { completedAt, duration, caloriesBurned } = Object(value) as Partial<Completion>;
  return (
    typeof completedAt === 'string' &&
    Number.isInteger(duration) &&
    Number.isInteger(caloriesBurned)
  );
}

function isReport(value: unknown): value is Report {
  const { workoutId, startedAt } = Object(value) as Partial<Report>;
  return isCompletion(value) && Number.isInteger(workoutId) && typeof startedAt === 'string';
}

/** Outbox kind of a completed workout that began online. The item has the session's id. */
export const completionKind: OutboxKind<Completion, CompletedSession> = {
  name: 'completion',
  isIntact: isCompletion,
  send: ({ id, payload }, options) =>
    call(completeSession, { params: { sessionId: id }, body: payload, ...options }),
  staysWhenRefused: () => true,
  onSettled: closeLater,
};

/** Outbox kind of a workout that also began without a network. */
export const reportKind: OutboxKind<Report, CompletedSession> = {
  name: 'report',
  isIntact: isReport,
  send: ({ id, payload, timeZone }, options) => {
    const body = { ...payload, sentAt: new Date().toISOString(), timeZone };
    return call(reportSession, { params: { sessionId: id }, body, ...options });
  },
  staysWhenRefused: () => true,
  onSettled: closeLater,
};

/** Counts the workouts that the server does not know as begun. */
export const countReports = (outbox: readonly OutboxItem[]) =>
  outbox.filter(({ kind }) => kind === reportKind.name).length;

type Finished = { workoutId: number; session: OpenSession; completion: Completion };

/** Completes a session, or reports it if the server does not know it yet. */
export function sendFinished(userId: string, finished: Finished): Promise<WorkoutOutcome> {
  const { workoutId, session, completion } = finished;
  const { id, beganOfflineAt } = session;
  if (beganOfflineAt === undefined) {
    return addAndSend(userId, completionKind, { id, payload: completion });
  }
  const startedAt = new Date(beganOfflineAt).toISOString();
  return addAndSend(userId, reportKind, { id, payload: { ...completion, workoutId, startedAt } });
}

export function useSendFinished(userId: string) {
  const queryClient = useQueryClient();
  return async (finished: Finished): Promise<WorkoutOutcome> => {
    const sending = sendFinished(userId, finished);
    forgetPlayer(userId, finished.workoutId, finished.session.id);
    const outcome = await sending;
    reportOutcome(queryClient, outcome);
    return outcome;
  };
}

/**
 * Shows the closing card for a workout of today that was sent later; for an older one a toast is
 * enough.
 */
function closeLater(queryClient: QueryClient, result: WorkoutOutcome): void {
  reportOutcome(queryClient, result);
  if (result.outcome !== 'saved') return;
  const { id, completedAt } = result.answer;
  if (isToday(new Date(completedAt ?? 0))) setFinishedWorkout({ sessionId: id, room: null });
}

export function reportOutcome(queryClient: QueryClient, result: WorkoutOutcome): void {
  if (result.outcome === 'unsent') {
    if (!isAnythingOnThisPageAlone()) toast(toasts.unsent);
  } else if (result.outcome === 'refused') {
    toast({ ...toasts.notCompleted, ...(result.reason && { description: result.reason }) });
  } else {
    const answer = result.outcome === 'saved' ? result.answer : null;
    toast(answer?.isAdjusted ? toasts.adjusted(answer.duration ?? 0) : toasts.completed);
    void refreshTraining(queryClient);
  }
}
