import { expect, test } from 'vitest';
import { statedCount } from './stated-count.ts';

test.each([
  ['10', 10],
  ['2 x 8', 16],
  ['10 to 12', 11],
  ['20 calm, 20 quick', 40],
  ['8, then 16 and 10', 34],
  ['2 x 12 each hand', 24],
  ['8 each leg', 8],
])('%s asks for %i', (reps, count) => {
  expect(statedCount(reps)).toBe(count);
});

test('breaths, seconds and steps without a number ask for no count', () => {
  for (const reps of ['6 breaths', '4 x 30 s', '45 s a side', '8 beats each', 'the whole ladder']) {
    expect(statedCount(reps)).toBe(null);
  }
  expect(statedCount()).toBe(null);
});
