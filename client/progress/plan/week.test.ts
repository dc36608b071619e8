import { expect, test } from 'vitest';
import { dayText, placeOf } from '../../lib/dates.ts';
import { daysOfWeek, weekIn, weekName } from './week.ts';

test.each([
  ['', '2026-03-09'],
  ['week=2026-03-15', '2026-03-09'],
  ['week=2026-03-16', '2026-03-16'],
  ['week=2027-01-01', '2026-12-28'],
  ['week=nonsense', '2026-03-09'],
  ['week=2026-99-99', '2026-03-09'],
  ['week=0000-01-01', '2026-03-09'],
])('the address ?%s on a Wednesday shows the week of %s', (search, monday) => {
  expect(weekIn(new URLSearchParams(search), '2026-03-11')).toBe(monday);
});

test('a week has seven days, and is named by its first and last', () => {
  expect(daysOfWeek('2026-03-30').at(-1)).toBe('2026-04-05');
  expect(weekName('2026-03-09')).toMatch(/^March 9\s*–\s*15$/);
  expect(weekName('2026-03-30')).toMatch(/^March 30\s*–\s*April 5$/);
  expect(dayText('2026-03-13')).toBe('Friday, March 13');
});

test('a zone is called by its city', () => {
  expect(placeOf('America/New_York')).toBe('New York');
  expect(placeOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
  expect(placeOf('UTC')).toBe('UTC');
});
