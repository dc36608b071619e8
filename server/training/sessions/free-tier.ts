import { FREE_WORKOUTS } from '../../../contract/training/sessions.ts';

export function freeWorkoutsLeft(completedCount: number): number {
  return Math.max(0, FREE_WORKOUTS - completedCount);
}

export function canTrain(isPremium: boolean, completedCount: number): boolean {
  return isPremium || freeWorkoutsLeft(completedCount) > 0;
}
