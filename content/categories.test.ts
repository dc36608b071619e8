import { expect, test } from 'vitest';
import { categories } from './categories.ts';
import { bedroomWorkouts } from './workouts/bedroom.ts';
import { cardioWorkouts } from './workouts/cardio.ts';
import { cooldownWorkouts } from './workouts/cooldown.ts';
import { strengthWorkouts } from './workouts/strength.ts';
import { stretchWorkouts } from './workouts/stretch.ts';

test('each category says how many workouts it has', () => {
  expect(Object.fromEntries(categories.map(({ id, workoutCount }) => [id, workoutCount]))).toEqual({
    stretch: stretchWorkouts.length,
    strength: strengthWorkouts.length,
    cardio: cardioWorkouts.length,
    cooldown: cooldownWorkouts.length,
    bedroom: bedroomWorkouts.length,
  });
});
