import { expect, test } from 'vitest';
import { isUnderOverlay } from './cover-crop.ts';

const view = { x: 0, y: 0, width: 400, height: 300 };

test.each([
  ['under the heart', 380, 20, true],
  ['under the lock', 360, 270, true],
  ['under the badge', 80, 290, true],
  ['beside the heart', 280, 30, false],
  ['over the badge', 80, 220, false],
  ['in the middle', 200, 150, false],
])('a head %s', (_where, x, y, expected) => {
  expect(isUnderOverlay({ x, y, radius: 20 }, view)).toBe(expected);
});
