import { useState } from 'react';
import { useLocation } from 'wouter';
import { reasonOf, statusOf, withReason } from '../lib/api-error.ts';
import { paths } from '../lib/paths.ts';
import { usePlayerPreferences } from '../training/player/player-preferences.ts';
import { toast } from '../ui/toast-store.ts';
import { liveToasts as toasts } from './copy.ts';

/**
 * Opens the couple's room for a workout from any page, or joins the room if the partner was first,
 * and goes there. Nothing starts before both are ready.
 */
export function useTrainTogether(workoutId: number) {
  const [, navigate] = useLocation();
  const [{ isHandsFree }] = usePlayerPreferences();
  const [isOpening, setIsOpening] = useState(false);

  async function trainTogether() {
    setIsOpening(true);
    try {
      const { commands } = await import('./commands.ts');
      await commands.send({ type: 'open', commandId: crypto.randomUUID(), workoutId, isHandsFree });
      navigate(paths.workout(workoutId));
    } catch (error) {
      setIsOpening(false);
      explain(error as Error);
    }
  }

  function explain(error: Error) {
    const status = statusOf(error);
    const reason = reasonOf(error);
    if (status === 409) return toast({ ...toasts.busy, ...(reason && { description: reason }) });
    toast(withReason(toasts.notOpened, error));
    if (status === 402) navigate(paths.subscribe('free'));
    if (status === 403) navigate(paths.subscribe());
  }
  return { isOpening, trainTogether };
}
