import { expect, test } from 'vitest';
import { allWorkouts } from '../server/workouts/catalogue.ts';
import { alikeNeighbours, everyPicture, sharedPoseLists } from './step-pictures.ts';

/** What is left to redraw; each may only shrink (`npm run figures -- alike` says which they are). */
const MOST_ALIKE = 6;
const LEAST_POSE_LISTS = 600;

test('neighbouring steps begin with different pictures', async () => {
  const alike = await Promise.all(everyPicture().map(alikeNeighbours));
  expect(alike.flat().length).toBeLessThanOrEqual(MOST_ALIKE);
});

test('few steps share their list of poses', () => {
  expect(sharedPoseLists(allWorkouts).different).toBeGreaterThanOrEqual(LEAST_POSE_LISTS);
});
