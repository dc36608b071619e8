import { describe, expect, test } from 'vitest';
import { type View, viewAsked, viewWithin } from './view.ts';

const month = (name: string, day: string | null = null): View => ({
  kind: 'month',
  month: name,
  day,
});
const year = (number: number): View => ({ kind: 'year', year: number });

describe('what an address asks for', () => {
  test.each<[string, View | null]>([
    ['', null],
    ['month=2026-11', month('2026-11')],
    ['day=2026-11-03', month('2026-11', '2026-11-03')],
    ['day=2024-02-29', month('2024-02', '2024-02-29')],
    ['year=2024', year(2024)],
    // A day says more than a month, and a month more than a year.
    ['year=2020&month=2026-01&day=2026-11-03', month('2026-11', '2026-11-03')],
    ['day=2025-02-29', null],
    ['day=2026-02-30&month=2026-02', month('2026-02')],
    ['month=2026-13', null],
    ['month=2026-00', null],
    ['year=1999', null],
    ['year=20260', null],
    ['day=%00', null],
    ['day=0000-00-00', null],
  ])('%s', (search, view) => expect(viewAsked(search)).toEqual(view));
});

describe('within the first day and today', () => {
  const limits = { firstDay: '2024-05-20', today: '2026-11-17' };
  test.each<[string, View]>([
    ['', month('2026-11')],
    ['month=2026-12', month('2026-11')],
    ['month=2024-04', month('2024-05')],
    ['month=2024-05', month('2024-05')],
    ['year=2023', year(2024)],
    ['year=2031', year(2026)],
    ['year=2025', year(2025)],
    ['day=2024-05-20', month('2024-05', '2024-05-20')],
    // Days outside the couple's own stay closed, in their month.
    ['day=2024-05-19', month('2024-05')],
    ['day=2026-11-17', month('2026-11', '2026-11-17')],
    ['day=2026-11-18', month('2026-11')],
    ['day=2027-01-01', month('2026-11')],
  ])('%s', (search, view) => expect(viewWithin(viewAsked(search), limits)).toEqual(view));

  test('a couple without a first day, or with one that is tomorrow elsewhere, is shown today', () => {
    for (const firstDay of [null, '2026-11-18']) {
      const shown = viewWithin(viewAsked('month=2020-01'), { firstDay, today: '2026-11-17' });
      expect(shown).toEqual(month('2026-11'));
    }
  });
});
