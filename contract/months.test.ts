import { describe, expect, test } from 'vitest';
import { addMonths, monthRange, twelveMonthsUpTo } from './months.ts';

describe('months', () => {
  test.each([
    ['2026-11', 1, '2026-12'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-03', -11, '2025-04'],
    ['2024-02', 12, '2025-02'],
    ['2026-07', 0, '2026-07'],
  ])('%s and %i more is %s', (month, more, result) => expect(addMonths(month, more)).toBe(result));

  test.each([
    ['2026-02', '2026-02-28'],
    ['2024-02', '2024-02-29'],
    ['2026-12', '2026-12-31'],
    ['2026-04', '2026-04-30'],
  ])('%s ends on %s', (month, last) =>
    expect(monthRange(month)).toEqual({ from: `${month}-01`, to: last }),
  );

  test('twelve months up to today hold all of this year', () => {
    expect(twelveMonthsUpTo('2026-12-31')).toEqual({ from: '2026-01-01', to: '2026-12-31' });
    expect(twelveMonthsUpTo('2026-01-01')).toEqual({ from: '2025-02-01', to: '2026-01-01' });
    expect(twelveMonthsUpTo('2024-02-29')).toEqual({ from: '2023-03-01', to: '2024-02-29' });
  });
});
