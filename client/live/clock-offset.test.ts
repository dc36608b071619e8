import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockOffset, type Sample } from './clock-offset.ts';

/**
 * Simulates a round trip on a device whose clock is wrong. The two directions take different times.
 */
function trip(offsetMs: number, there: number, back: number, at = 0): Sample {
  const sentAt = at - offsetMs;
  return { sentAt, serverNow: at + there, receivedAt: sentAt + there + back };
}

test('nothing is known before the first answer', () => {
  expect(clockOffset([])).toBeNull();
});

test('however lopsided the network, the error is at most half the quickest round trip', () => {
  const way = fc.integer({ min: 0, max: 2_000 });
  void fc.assert(
    fc.property(
      fc.integer({ min: -90_000, max: 90_000 }),
      fc.array(fc.tuple(way, way), { minLength: 1, maxLength: 8 }),
      (offset, ways) => {
        const samples = ways.map(([there, back], index) =>
          trip(offset, there, back, index * 5_000),
        );
        const quickest = Math.min(...ways.map(([there, back]) => there + back));
        const error = Math.abs((clockOffset(samples) ?? Number.NaN) - offset);
        expect(error).toBeLessThanOrEqual(quickest / 2 + 0.001);
      },
    ),
  );
});

test('a slow answer does not spoil what a quick one told', () => {
  const samples = [trip(90_000, 20, 20), trip(90_000, 1_500, 20, 5_000)];
  expect(clockOffset(samples)).toBe(90_000);
});

test('a clock that was set in the meantime is believed', () => {
  const samples = [trip(90_000, 5, 5), trip(0, 60, 60, 5_000)];
  expect(clockOffset(samples)).toBe(0);
});
