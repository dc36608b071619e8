import { estimatedCalories } from '../../contract/calories.ts';
import type { Completion } from '../../contract/sessions.ts';

/** Clocks differ a little, and rounding adds up. */
const GRACE_MS = 120_000;

/** What is wrong with a completion, given when the session started and what time it is now. */
export function completionProblem(
  { completedAt, duration, caloriesBurned }: Completion,
  startedAt: Date,
  now: Date,
): string | null {
  const completed = Date.parse(completedAt);
  if (completed < startedAt.getTime() - GRACE_MS) return 'A workout cannot end before it starts.';
  if (completed > now.getTime() + GRACE_MS) return 'A workout cannot end in the future.';
  const seconds = (Math.max(0, completed - startedAt.getTime()) + GRACE_MS) / 1000;
  if (duration * 60 > seconds)
    return 'A workout cannot last longer than the time since it started.';
  if (caloriesBurned > estimatedCalories(seconds)) {
    return 'That is more than this time can burn.';
  }
  return null;
}
