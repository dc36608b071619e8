import type { Workout } from '../../../contract/workouts/workouts.ts';

/** Finds the workout that follows another in a list; the first follows the last. */
export function workoutAfter(workouts: readonly Workout[], workoutId: number): Workout | null {
  const place = workouts.findIndex(({ id }) => id === workoutId);
  const next = place === -1 ? undefined : workouts[(place + 1) % workouts.length];
  return next && next.id !== workoutId ? next : null;
}
