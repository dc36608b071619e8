import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '../../contract/calendar.ts';
import { streakDays } from '../testing/streak-days.ts';
import { RECOUNT, type Run, runAfter, streakOn } from './streak.ts';

const TODAY = '2026-03-11';
const ago = (days: number): Day => addDays(TODAY, -days);

describe('a streak is consecutive days up to today or yesterday', () => {
  const table: [string, number[], number][] = [
    ['no day', [], 0],
    ['today alone', [0], 1],
    ['yesterday alone', [1], 1],
    ['the day before yesterday alone', [2], 0],
    ['a week that ends today', [0, 1, 2, 3, 4, 5, 6], 7],
    ['a week that ends yesterday', [1, 2, 3, 4, 5, 6, 7], 7],
    ['a gap ends it', [0, 1, 3, 4], 2],
    ['a day of the future does not count', [-1, 1], 1],
  ];
  test.each(table)('%s', (_what, days, expected) => {
    expect(streakDays(new Set(days.map(ago)), TODAY)).toBe(expected);
  });

  test.each([
    ['over a leap day', '2028-03-01', ['2028-02-28', '2028-02-29', '2028-03-01'], 3],
    ['over the end of February', '2026-03-01', ['2026-02-28', '2026-03-01'], 2],
    ['over the end of a year', '2027-01-01', ['2026-12-30', '2026-12-31', '2027-01-01'], 3],
    ['over the start of summer time', '2026-03-30', ['2026-03-28', '2026-03-29', '2026-03-30'], 3],
  ])('%s', (_what, today, days, expected) => {
    expect(streakDays(new Set(days), today)).toBe(expected);
  });
});

test('the kept run always says what the plain rule would, whatever the order of completions', () => {
  const dayOffsets = fc.array(fc.integer({ min: -2, max: 20 }), { maxLength: 30 });
  fc.assert(
    fc.property(dayOffsets, fc.integer({ min: -2, max: 3 }), (offsets, shift) => {
      const trained = new Set<Day>();
      let run: Run = { lastDay: null, streak: 0 };
      for (const day of offsets.map(ago)) {
        trained.add(day);
        const next = runAfter(run, day);
        run = next === RECOUNT ? recounted(trained, run.lastDay ?? day) : next;
      }
      const today = addDays(TODAY, shift);
      const seen = streakOn(run, today);
      if (seen !== RECOUNT) expect(seen).toBe(streakDays(trained, today));
    }),
    { numRuns: 2_000 },
  );
});

function recounted(trained: ReadonlySet<Day>, lastDay: Day): Run {
  return { lastDay, streak: streakDays(trained, lastDay) };
}
