import { expect, test } from 'vitest';
import type { Workout } from '../../../contract/workouts/workouts.ts';
import { workoutAfter } from './workout-after.ts';

const workouts = [101, 102, 103].map((id) => ({ id }) as Workout);

test.each([
  [101, 102],
  [103, 101],
  [999, undefined],
])('after %i comes %s', (done, next) => {
  expect(workoutAfter(workouts, done)?.id).toBe(next);
});

test('a list of one leads nowhere', () => {
  expect(workoutAfter(workouts.slice(0, 1), 101)).toBeNull();
});
