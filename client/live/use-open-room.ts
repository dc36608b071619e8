import { useState } from 'react';
import type { User } from '../../contract/auth/auth.ts';
import { ApiError } from '../lib/api-error.ts';
import type { WorkoutSession } from '../training/player/use-workout-session.ts';
import { toast } from '../ui/toast-store.ts';
import { liveToasts as toasts } from './copy.ts';

/** Opens the couple's room for a workout, which invites the partner. */
export function useOpenRoom(workoutId: number, user: User | null, training: WorkoutSession) {
  const [isOpening, setIsOpening] = useState(false);

  async function open(isHandsFree: boolean) {
    if (!user) return training.goToGate();
    if (isOpening) return;
    setIsOpening(true);
    try {
      const { commands } = await import('./commands.ts');
      await commands.send({ type: 'open', commandId: crypto.randomUUID(), workoutId, isHandsFree });
    } catch (error) {
      explain(error as Error);
    }
    setIsOpening(false);
  }

  function explain(error: Error) {
    if (!(error instanceof ApiError)) return toast(toasts.notOpened);
    if (error.status !== 409) return training.explainRefusedStart(error);
    toast({ ...toasts.busy, ...(error.reason && { description: error.reason }) });
  }
  return { isOpening, open };
}
