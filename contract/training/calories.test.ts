import { expect, test } from 'vitest';
import { estimatedCalories, savedMinutes } from './calories.ts';

test.each([
  [0, 0, 0],
  [3, 0, 0],
  [4, 1, 0],
  [29, 4, 0],
  [30, 4, 1],
  [89, 12, 1],
  [90, 12, 2],
  [600, 80, 10],
])('after %i seconds it is %i calories and %i minutes', (seconds, calories, minutes) => {
  // “Estimated calories = elapsed minutes x 8, rounded.”
  // “Saved duration = elapsed seconds / 60, rounded.”
  expect(estimatedCalories(seconds)).toBe(calories);
  expect(savedMinutes(seconds)).toBe(minutes);
});
