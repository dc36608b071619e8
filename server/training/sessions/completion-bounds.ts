import { estimatedCalories, savedMinutes } from '../../../contract/training/calories.ts';
import type { Completion } from '../../../contract/training/sessions.ts';
import { GRACE_MS } from '../../http/client-clock.ts';

const MINUTE_MS = 60_000;

type CountedCompletion = {
  completedAt: Date;
  duration: number;
  caloriesBurned: number;
  /** True if not all of the sent values could be believed. */
  isAdjusted: boolean;
};

/**
 * Limits a completion to what can be believed. A device's clock may be corrected in the middle of a
 * workout. The server's clock gives the longest time that the workout can have lasted.
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

/** True if the calories are more than the minutes can burn, which no wrong clock explains. */
export function burnsTooMuch({ duration, caloriesBurned }: Completion): boolean {
  return caloriesBurned > estimatedCalories((duration * MINUTE_MS + GRACE_MS) / 1000);
}
