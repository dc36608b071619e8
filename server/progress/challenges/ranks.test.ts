import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withRanks } from './ranks.ts';

test('couples with the same points share a rank, and the next one is left free', () => {
  const ranks = withRanks([250, 200, 200, 150, 50].map((points) => ({ points })));
  expect(ranks.map(({ rank }) => rank)).toEqual([1, 2, 2, 4, 5]);
});

test('a rank is one more than the couples with more points', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 9 })), (all) => {
      const points = all.toSorted((a, b) => b - a);
      for (const row of withRanks(points.map((points) => ({ points })))) {
        expect(row.rank).toBe(1 + points.filter((other) => other > row.points).length);
      }
    }),
  );
});
