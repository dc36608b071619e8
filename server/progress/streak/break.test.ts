import { describe, expect, test } from 'vitest';
import { breakOn, breakProblem, breaksIn } from './break.ts';

const aBreak = (firstDay: string, lastDay: string) => ({ firstDay, lastDay });

test('days of a break without a gap are one break', () => {
  expect(breaksIn([])).toEqual([]);
  expect(breaksIn(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-03'])).toEqual([
    aBreak('2026-12-30', '2027-01-01'),
    aBreak('2027-01-03', '2027-01-03'),
  ]);
});

describe('the break that is shown', () => {
  const days = ['2026-03-02', '2026-03-03', '2026-03-10', '2026-03-11', '2026-03-12'];
  test.each([
    ['the one today is in', '2026-03-11', aBreak('2026-03-10', '2026-03-12')],
    ['on its last day too', '2026-03-12', aBreak('2026-03-10', '2026-03-12')],
    ['the planned one, between two', '2026-03-05', aBreak('2026-03-10', '2026-03-12')],
    ['none once it is over', '2026-03-13', null],
  ])('%s', (_what, today, expected) => {
    expect(breakOn(days, today)).toEqual(expected);
  });
});

describe('what a break must be', () => {
  const today = '2026-03-11';
  const open = aBreak('2026-03-04', '2026-03-14');
  test.each([
    ['from today', aBreak(today, '2026-03-13'), null, true],
    ['also for yesterday', aBreak('2026-03-10', '2026-03-13'), null, true],
    ['for yesterday alone', aBreak('2026-03-10', '2026-03-10'), null, true],
    ['planned', aBreak('2026-07-01', '2026-07-14'), null, true],
    ['not for the day before yesterday', aBreak('2026-03-09', '2026-03-13'), null, false],
    ['unless it is under way since then', aBreak('2026-03-04', '2026-03-20'), open, true],
    ['which cannot be made to begin earlier', aBreak('2026-03-03', '2026-03-20'), open, false],
    ['no end before its beginning', aBreak('2026-03-12', '2026-03-11'), null, false],
    ['nothing more than a year ahead', aBreak('2027-03-01', '2027-03-12'), null, false],
  ])('%s', (_what, wanted, underWay, isFine) => {
    expect(breakProblem(wanted, underWay, today) === null).toBe(isFine);
  });
});
