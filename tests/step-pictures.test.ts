import { expect, test } from 'vitest';
import { allWorkouts } from '../server/catalogue/catalogue.ts';
import { alikeNeighbours, everyPicture, sharedPoseLists } from './step-pictures.ts';

const LEAST_POSE_LISTS = 600;

// Finds similar pictures. `npm run figures -- alike` names them.
test('neighbouring steps begin with different pictures', async () => {
  const alike = await Promise.all(everyPicture().map(alikeNeighbours));
  expect(alike.flat()).toEqual([]);
});

test('few steps share their list of poses', () => {
  expect(sharedPoseLists(allWorkouts).different).toBeGreaterThanOrEqual(LEAST_POSE_LISTS);
});
