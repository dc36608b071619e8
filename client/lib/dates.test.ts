import { afterEach, expect, test, vi } from 'vitest';
import { dateAndTime, longDate, mediumDate, monthOfMoment, shortDate } from './dates.ts';

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
