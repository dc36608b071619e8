import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../../contract/calendar.ts';
import { runAround } from './challenge-run.ts';

const DAY = '2026-03-11';
const days = (...offsets: number[]) => new Set(offsets.map((offset) => addDays(DAY, offset)));

test.each([
  ['nothing on the day itself', days(-1, 1), 0],
  ['the day alone', days(0), 1],
  ['a gap on either side', days(-3, -2, 0, 2, 3), 1],
  ['four days and the fifth', days(-4, -3, -2, -1, 0), 5],
  ['a partner who is a day ahead', days(-3, -2, -1, 0, 1), 5],
])('%s', (_name, set, run) => {
  expect(runAround(set, DAY)).toBe(run);
});

test('a run is found from any day of it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(8), (length, position) => {
      fc.pre(position < length);
      const run = days(...Array.from({ length }, (_, index) => index - position));
      expect(runAround(run, DAY)).toBe(length);
    }),
  );
});
