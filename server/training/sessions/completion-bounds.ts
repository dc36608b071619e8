import { estimatedCalories, savedMinutes } from '../../../contract/training/calories.ts';
import type { Completion } from '../../../contract/training/sessions.ts';
import { GRACE_MS } from '../../http/client-clock.ts';

const MINUTE_MS = 60_000;

type CountedCompletion = {
  completedAt: Date;
  duration: number;
  caloriesBurned: number;
  /** Not all that was sent could be believed. */
  isAdjusted: boolean;
};

/**
 * As much of a completion as can be believed. The clock of a device may be corrected in the middle
 * of a workout; ours says how long the workout can have lasted at most.
 */
export function countedCompletion(sent: Completion, startedAt: Date, now: Date): CountedCompletion {
  const { duration, caloriesBurned } = sent;
  const completedAt = new Date(sent.completedAt);
  const spentMs = Math.max(0, now.getTime() - startedAt.getTime());
  const sentMs = completedAt.getTime() - startedAt.getTime();
  const longestMs = Math.max(0, sentMs) + GRACE_MS;
  const isBelievable =
    sentMs >= -GRACE_MS &&
    sentMs <= spentMs + GRACE_MS &&
    duration * MINUTE_MS <= longestMs &&
    caloriesBurned <= estimatedCalories(longestMs / 1000);
  if (isBelievable) return { completedAt, duration, caloriesBurned, isAdjusted: false };
  const minutes = Math.min(duration, savedMinutes(spentMs / 1000));
  return {
    completedAt: new Date(startedAt.getTime() + Math.min(minutes * MINUTE_MS, spentMs)),
    duration: minutes,
    caloriesBurned: Math.min(caloriesBurned, estimatedCalories(minutes * 60)),
    isAdjusted: true,
  };
}

/** Whether the calories are more than the minutes beside them can burn, which no clock explains. */
export function burnsTooMuch({ duration, caloriesBurned }: Completion): boolean {
  return caloriesBurned > estimatedCalories((duration * MINUTE_MS + GRACE_MS) / 1000);
}
