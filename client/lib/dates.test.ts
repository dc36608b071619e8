import { afterEach, expect, test, vi } from 'vitest';
import {
  dateAndTime,
  daysText,
  dayText,
  fullDay,
  longDate,
  mediumDate,
  monthAndYear,
  monthOfMoment,
  shortDate,
  shortDay,
  shortMonth,
  shortWeekday,
  timeText,
} from './dates.ts';

afterEach(() => vi.unstubAllEnvs());

test('a moment is told where the device is, also after a journey', () => {
  const late = '2026-03-31T23:30:00Z';
  vi.stubEnv('TZ', 'Europe/Paris');
  expect(longDate(late)).toBe('April 1, 2026');
  vi.stubEnv('TZ', 'America/New_York');
  expect(longDate(late)).toBe('March 31, 2026');
  expect(mediumDate(late)).toBe('Mar 31, 2026');
  expect(shortDate(late)).toBe('Tue, Mar 31');
  expect(monthOfMoment(late)).toBe('March 2026');
  expect(dateAndTime(late)).toMatch(/^Mar 31, 2026, 7:30\sPM$/);
});

test('every date is written as the language’s own rules write it', () => {
  const intl = (options: Intl.DateTimeFormatOptions, day: string) =>
    new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(new Date(day));
  for (let month = 1; month <= 12; month++) {
    const day = `2026-${String(month).padStart(2, '0')}-0${1 + (month % 7)}`;
    expect(fullDay(day)).toBe(intl({ dateStyle: 'full' }, day));
    expect(dayText(day)).toBe(intl({ weekday: 'long', month: 'long', day: 'numeric' }, day));
    expect(shortDay(day)).toBe(intl({ month: 'short', day: 'numeric' }, day));
    expect(shortWeekday(day)).toBe(intl({ weekday: 'short' }, day));
    expect(shortMonth(day.slice(0, 7))).toBe(intl({ month: 'short' }, day));
    expect(monthAndYear(day.slice(0, 7))).toBe(intl({ month: 'long', year: 'numeric' }, day));
  }
});

test('every hour is written as the language’s own rules write it', () => {
  const rules = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone: 'UTC' });
  for (let hour = 0; hour < 24; hour++) {
    const time = `${String(hour).padStart(2, '0')}:05`;
    expect(timeText(time)).toBe(rules.format(new Date(`2026-03-20T${time}Z`)).replace(/\s/, ' '));
  }
});

test.each([
  ['2026-03-09', '2026-03-15', 'March 9 – 15'],
  ['2026-03-30', '2026-04-05', 'March 30 – April 5'],
  ['2026-12-28', '2027-01-03', 'December 28, 2026 – January 3, 2027'],
])('%s to %s is written as “%s”', (first, last, words) => {
  expect(daysText(first, last)).toBe(words);
});

test('a date without a time of day needs no format', () => {
  const format = vi.spyOn(Intl, 'DateTimeFormat');
  expect(fullDay('2026-03-20')).toBe('Friday, March 20, 2026');
  expect(longDate('2026-03-20T12:00:00Z')).toBe('March 20, 2026');
  expect(format).not.toHaveBeenCalled();
  format.mockRestore();
});
