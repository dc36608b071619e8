import type { CategoryId } from '../contract/workouts/workouts.ts';
import { bedroomWorkouts } from './workouts/bedroom.ts';
import { cardioWorkouts } from './workouts/cardio.ts';
import { cooldownWorkouts } from './workouts/cooldown.ts';
import { strengthWorkouts } from './workouts/strength.ts';
import { stretchWorkouts } from './workouts/stretch.ts';

/**
 * Counts of each category. The browser's build replaces this file with the numbers, so that no step
 * of a workout reaches the browser.
 */
export const workoutCounts: Record<CategoryId, number> = {
  stretch: stretchWorkouts.length,
  strength: strengthWorkouts.length,
  cardio: cardioWorkouts.length,
  cooldown: cooldownWorkouts.length,
  bedroom: bedroomWorkouts.length,
};
