import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../contract/calendar.ts';
import { addMonths, monthOf, monthRange } from '../../../contract/months.ts';
import { dayAfterKey, monthsOfYear, weeksOfMonth } from './calendar-weeks.ts';

describe('the weeks of a month', () => {
  test('November 2026 begins on a Sunday and has six of them', () => {
    const weeks = weeksOfMonth('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks[1]?.[0]).toBe('2026-11-02');
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  });

  test('February 2027 fills four weeks exactly', () => {
    const weeks = weeksOfMonth('2027-02');
    expect(weeks).toHaveLength(4);
    expect(weeks.flat()).not.toContain(null);
  });

  test('a leap year has its day', () => {
    expect(weeksOfMonth('2024-02').flat()).toContain('2024-02-29');
    expect(weeksOfMonth('2100-02').flat()).not.toContain('2100-02-29');
  });

  test('every month holds each of its days once, in order, on its weekday', () => {
    const months = fc.tuple(fc.integer({ min: 2000, max: 2998 }), fc.nat(11));
    fc.assert(
      fc.property(months, ([year, index]) => {
        const month = monthsOfYear(year)[index] ?? '';
        const weeks = weeksOfMonth(month);
        const { from, to } = monthRange(month);
        const days = weeks.flat().filter((day) => day !== null);
        expect(days[0]).toBe(from);
        expect(days.at(-1)).toBe(to);
        expect(days).toEqual(days.map((_, ahead) => addDays(from, ahead)));
        for (const week of weeks) {
          expect(week).toHaveLength(7);
          for (const [place, day] of week.entries()) {
            if (day) expect((new Date(day).getUTCDay() + 6) % 7).toBe(place);
          }
        }
      }),
    );
  });

  test('twelve months follow each other', () => {
    const months = monthsOfYear(2026);
    expect(months[0]).toBe('2026-01');
    expect(months).toEqual(months.map((_, ahead) => addMonths('2026-01', ahead)));
  });
});

describe('keys move through the days', () => {
  test.each([
    ['ArrowLeft', '2026-11-01', '2026-10-31'],
    ['ArrowRight', '2026-12-31', '2027-01-01'],
    ['ArrowUp', '2026-11-03', '2026-10-27'],
    ['ArrowDown', '2026-11-24', '2026-12-01'],
    ['Home', '2026-11-04', '2026-11-02'],
    ['End', '2026-11-04', '2026-11-08'],
    ['PageUp', '2026-11-17', '2026-10-17'],
    ['PageUp', '2026-03-31', '2026-02-28'],
    ['PageUp', '2024-03-30', '2024-02-29'],
    ['PageUp', '2026-01-15', '2025-12-15'],
    ['PageDown', '2026-01-31', '2026-02-28'],
    ['PageDown', '2026-12-31', '2027-01-31'],
    ['PageDown', '2026-02-01', '2026-03-01'],
    ['Enter', '2026-11-17', null],
  ])('%s from %s leads to %s', (key, day, next) => expect(dayAfterKey(key, day)).toBe(next));

  test('a page down and up again never leaves the month or goes past the day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300_000 }), (ahead) => {
        const day = addDays('2000-01-01', ahead);
        const back = dayAfterKey('PageUp', dayAfterKey('PageDown', day) ?? '') ?? '';
        expect(monthOf(back)).toBe(monthOf(day));
        expect(back <= day).toBe(true);
      }),
    );
  });
});
