import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type Day } from '../../contract/calendar.ts';
import { plainStreak } from '../testing/streak-days.ts';
import { type Run, restDaysTaken, runAfter, streakAsOf } from './streak.ts';

const TODAY = '2026-03-11';
const ago = (days: number): Day => addDays(TODAY, -days);
const daysAgo = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, n) => ago(from - n));

/** Returns the run that completions on these days, in order, would leave. */
function runOf(trained: readonly Day[], onBreak: ReadonlySet<Day>): Run | null {
  return [...new Set(trained)].sort().reduce<Run | null>((run, day) => {
    return runAfter(run, day, run ? countBetween(onBreak, run.lastDay, day) : 0);
  }, null);
}

const countBetween = (days: ReadonlySet<Day>, from: Day, until: Day) =>
  [...days].filter((day) => day > from && day < until).length;

function standing(trained: readonly Day[], breakDays: readonly Day[] = [], today = TODAY) {
  const onBreak = new Set(breakDays);
  const run = runOf(
    trained.filter((day) => day <= today),
    onBreak,
  );
  const { streakDays, restDays } = streakAsOf(
    run,
    today,
    run ? countBetween(onBreak, run.lastDay, today) : 0,
  );
  return [streakDays, restDays];
}

describe('a streak is days in a row, up to today or yesterday', () => {
  const table: [string, number[], number][] = [
    ['no day', [], 0],
    ['today alone', [0], 1],
    ['yesterday alone', [1], 1],
    ['the day before yesterday alone', [2], 0],
    ['six days that end today', [0, 1, 2, 3, 4, 5], 6],
    ['six days that end yesterday', [1, 2, 3, 4, 5, 6], 6],
    ['a gap ends it', [0, 1, 3, 4], 2],
    ['a day of the future does not count', [-1, 1], 1],
  ];
  test.each(table)('%s', (_what, days, expected) => {
    expect(standing(days.map(ago))).toEqual([expected, 0]);
  });

  test.each([
    ['over a leap day', '2028-03-01', ['2028-02-28', '2028-02-29', '2028-03-01'], 3],
    ['over the end of February', '2026-03-01', ['2026-02-28', '2026-03-01'], 2],
    ['over the end of a year', '2027-01-01', ['2026-12-30', '2026-12-31', '2027-01-01'], 3],
    ['over the start of summer time', '2026-03-30', ['2026-03-28', '2026-03-29', '2026-03-30'], 3],
    ['over the end of summer time', '2026-10-26', ['2026-10-24', '2026-10-25', '2026-10-26'], 3],
  ])('%s', (_what, today, days, expected) => {
    expect(standing(days, [], today)).toEqual([expected, 0]);
  });
});

describe('every seven days earn a rest day, and a missed day takes one', () => {
  const table: [string, Day[], Day[], [number, number]][] = [
    ['seven days earn one', daysAgo(6, 0), [], [7, 1]],
    ['fourteen earn two', daysAgo(13, 0), [], [14, 2]],
    ['and nobody has three', daysAgo(20, 0), [], [21, 2]],
    ['today is not missed before it is over', daysAgo(7, 1), [], [7, 1]],
    ['yesterday was', daysAgo(8, 2), [], [7, 0]],
    ['two missed days take two', daysAgo(16, 3), [], [14, 0]],
    ['a third ends the streak', daysAgo(17, 4), [], [0, 0]],
    ['two missed days with one in hand do too', daysAgo(9, 3), [], [0, 0]],
    ['a rest day does not count', [...daysAgo(8, 2), TODAY], [], [8, 0]],
    ['the next is earned by trained days', [...daysAgo(14, 8), ...daysAgo(6, 0)], [], [14, 1]],
    ['a new streak has none', [...daysAgo(20, 10), ...daysAgo(5, 0)], [], [6, 0]],
    ['a break takes none', daysAgo(12, 6), daysAgo(5, 1), [7, 1]],
    ['a break keeps a young streak', daysAgo(12, 10), daysAgo(9, 1), [3, 0]],
    ['a day before the break takes one', daysAgo(12, 6), daysAgo(4, 1), [7, 0]],
    ['a trained day in a break counts', [...daysAgo(12, 10), ago(5)], daysAgo(9, 1), [4, 0]],
    ['a break that covers yesterday alone', daysAgo(4, 2), [ago(1)], [3, 0]],
    ['a break after the end revives nothing', daysAgo(12, 10), daysAgo(8, 1), [0, 0]],
  ];
  test.each(table)('%s', (_what, trained, onBreak, expected) => {
    expect(standing(trained, onBreak)).toEqual(expected);
  });
});

const offsets = fc.array(fc.integer({ min: 0, max: 60 }), { maxLength: 60 });
const life = fc.record({
  trained: offsets,
  /** Stretches of training, without which no rest day would be earned. */
  stretches: fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 5, max: 20 })), {
    maxLength: 3,
  }),
  onBreak: offsets,
  looks: fc.array(fc.integer({ min: -3, max: 61 }), { minLength: 1, maxLength: 6 }),
});

test('what is kept after each day says what the plain rule would, whenever one looks', () => {
  fc.assert(
    fc.property(life, ({ trained, stretches, onBreak, looks }) => {
      const stretched = stretches.flatMap(([from, days]) =>
        Array.from({ length: days }, (_, n) => from - n).filter((day) => day >= 0),
      );
      const days = new Set([...trained, ...stretched].map(ago));
      const breaks = new Set(onBreak.map(ago).filter((day) => !days.has(day)));
      for (const today of looks.map(ago)) {
        const upToToday = new Set([...days].filter((day) => day <= today));
        const plain = plainStreak(upToToday, breaks, today);
        expect(standing([...upToToday], [...breaks], today)).toEqual([
          plain.streakDays,
          plain.restDays,
        ]);
      }
      expect(restedBy([...days].sort(), breaks)).toEqual(plainStreak(days, breaks, TODAY).rested);
    }),
    { numRuns: 300 },
  );
});

function restedBy(trained: readonly Day[], onBreak: ReadonlySet<Day>): Day[] {
  return trained.flatMap((_day, place) => {
    const run = runOf(trained.slice(0, place + 1), onBreak);
    return run ? restDaysTaken(run, trained[place + 1] ?? TODAY, onBreak, 0) : [];
  });
}
