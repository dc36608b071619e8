import { describe, expect, test } from 'vitest';
import { addDays } from '../../../contract/calendar.ts';
import type { DayTotals } from '../../../contract/progress/progress.ts';
import { fullnessOf, lastMonths, lastWeeks, monthsOfThisYear, statsOf } from './stats.ts';
import { whoTookPart } from './who-took-part.ts';

const TODAY = '2026-11-17'; // A Tuesday.
const day = (name: string, minutes = 10): DayTotals => ({
  day: name,
  workouts: 1,
  minutes,
  calories: 8 * minutes,
});

test('days add up', () => {
  expect(statsOf([])).toEqual({ days: 0, workouts: 0, minutes: 0, calories: 0 });
  expect(statsOf([day('2026-11-01'), day('2026-11-02', 20)])).toEqual({
    days: 2,
    workouts: 2,
    minutes: 30,
    calories: 240,
  });
});

describe('twelve weeks from Monday to Sunday', () => {
  test('the last is this one', () => {
    const weeks = lastWeeks([day('2026-11-15'), day('2026-11-16'), day('2026-11-17')], TODAY);
    expect(weeks).toHaveLength(12);
    expect(weeks[0]?.first).toBe('2026-08-31');
    expect(weeks.at(-2)).toMatchObject({ first: '2026-11-09', workouts: 1, isCurrent: false });
    expect(weeks.at(-1)).toMatchObject({ first: '2026-11-16', workouts: 2, isCurrent: true });
  });

  test('what is older is left out, and nothing is counted twice', () => {
    const days = Array.from({ length: 200 }, (_, ago) => day(addDays(TODAY, -ago)));
    const sum = lastWeeks(days, TODAY).reduce((total, { workouts }) => total + workouts, 0);
    expect(sum).toBe(11 * 7 + 2);
  });
});

describe('months', () => {
  test('the last twelve reach into the year before, this year starts in January', () => {
    const days = [day('2025-11-30'), day('2025-12-01'), day('2026-01-31'), day('2026-02-01')];
    const months = lastMonths(days, TODAY);
    expect(months.map(({ first }) => first).slice(0, 3)).toEqual([
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
    ]);
    expect(months.map(({ workouts }) => workouts).slice(0, 3)).toEqual([1, 1, 1]);
    expect(months.at(-1)).toMatchObject({ first: '2026-11-01', isCurrent: true });
    const year = monthsOfThisYear(days, TODAY, '2025-11-30');
    expect(year).toHaveLength(12);
    expect(year[0]).toMatchObject({ first: '2026-01-01', workouts: 1 });
    expect(year.map(({ isCurrent }) => isCurrent).indexOf(true)).toBe(10);
  });

  test.each([
    ['2025-12-31', '01'],
    ['2026-10-31', '10'],
    ['2026-11-17', '11'],
    ['2026-12-01', '11'], // Already December where the partner is.
    [null, '11'],
  ])('with a first day of %s, this year begins with month %s', (firstDay, month) => {
    const year = monthsOfThisYear([], TODAY, firstDay);
    expect(year[0]?.first).toBe(`2026-${month}-01`);
    expect(year.at(-1)?.first).toBe('2026-12-01');
  });
});

test.each([
  [undefined, 0],
  [{ ...day('2026-11-01', 0), workouts: 0 }, 0],
  [day('2026-11-01', 0), 1],
  [day('2026-11-01', 14), 1],
  [day('2026-11-01', 15), 2],
  [day('2026-11-01', 29), 2],
  [day('2026-11-01', 30), 3],
  [day('2026-11-01', 59), 3],
  [day('2026-11-01', 60), 4],
  [day('2026-11-01', 600), 4],
])('%j is as full as %i', (totals, fullness) => expect(fullnessOf(totals)).toBe(fullness));

test.each([
  ['kim', 'robin', 'both'],
  ['robin', 'kim', 'both'],
  ['robin', null, 'me'],
  ['kim', null, 'partner'],
  // The member on whose phone the workout ran has left.
  [null, 'robin', 'me'],
  [null, null, 'unknown'],
])('of %s and %s, Robin sees %s', (memberId, partnerId, who) =>
  expect(whoTookPart({ memberId, partnerId }, 'robin')).toBe(who),
);
