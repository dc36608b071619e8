import { describe, expect, test } from 'vitest';
import { pauseOn, pauseProblem, pausesIn } from './break.ts';

const pause = (firstDay: string, lastDay: string) => ({ firstDay, lastDay });

test('paused days without a gap are one pause', () => {
  expect(pausesIn([])).toEqual([]);
  expect(pausesIn(['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-03'])).toEqual([
    pause('2026-12-30', '2027-01-01'),
    pause('2027-01-03', '2027-01-03'),
  ]);
});

describe('the pause that is shown', () => {
  const days = ['2026-03-02', '2026-03-03', '2026-03-10', '2026-03-11', '2026-03-12'];
  test.each([
    ['the one today is in', '2026-03-11', pause('2026-03-10', '2026-03-12')],
    ['on its last day too', '2026-03-12', pause('2026-03-10', '2026-03-12')],
    ['the planned one, between two', '2026-03-05', pause('2026-03-10', '2026-03-12')],
    ['none once it is over', '2026-03-13', null],
  ])('%s', (_what, today, expected) => {
    expect(pauseOn(days, today)).toEqual(expected);
  });
});

describe('what a pause must be', () => {
  const today = '2026-03-11';
  const open = pause('2026-03-04', '2026-03-14');
  test.each([
    ['from today', pause(today, '2026-03-13'), null, true],
    ['also for yesterday', pause('2026-03-10', '2026-03-13'), null, true],
    ['for yesterday alone', pause('2026-03-10', '2026-03-10'), null, true],
    ['planned', pause('2026-07-01', '2026-07-14'), null, true],
    ['not for the day before yesterday', pause('2026-03-09', '2026-03-13'), null, false],
    ['unless it is under way since then', pause('2026-03-04', '2026-03-20'), open, true],
    ['which cannot be made to begin earlier', pause('2026-03-03', '2026-03-20'), open, false],
    ['no end before its beginning', pause('2026-03-12', '2026-03-11'), null, false],
    ['nothing more than a year ahead', pause('2027-03-01', '2027-03-12'), null, false],
  ])('%s', (_what, wanted, underWay, isFine) => {
    expect(pauseProblem(wanted, underWay, today) === null).toBe(isFine);
  });
});
