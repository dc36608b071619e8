import { expect, test } from 'vitest';
import { videoPhase } from './video-phase.ts';

const robin = { memberId: 'robin', endId: 'phone' };
const kim = { memberId: 'kim', endId: 'tablet' };

test.each([
  [[], 'off', 'off'],
  [[robin], 'asking', 'asked'],
  [[robin, kim], 'on', 'on'],
  [[robin, { ...kim, endId: 'laptop' }], 'on', 'elsewhere'],
  [[{ ...robin, endId: 'laptop' }], 'elsewhere', 'asked'],
])('%j is %s for one and %s for the other', (video, forRobin, forKim) => {
  expect(videoPhase(video, 'robin', 'phone')).toBe(forRobin);
  expect(videoPhase(video, 'kim', 'tablet')).toBe(forKim);
});
