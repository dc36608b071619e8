import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayIn, daysBetween, knownZone, weekStart } from './calendar.ts';

describe('a day is the day where the couple is', () => {
  test.each([
    ['UTC', '2026-03-11T23:59:59Z', '2026-03-11'],
    ['Pacific/Auckland', '2026-03-11T12:00:00Z', '2026-03-12'],
    ['America/Los_Angeles', '2026-03-11T06:59:00Z', '2026-03-10'],
    // Summer time starts in Paris on March 29: the day has 23 hours and is still one day.
    ['Europe/Paris', '2026-03-28T23:30:00Z', '2026-03-29'],
    ['Europe/Paris', '2026-03-29T21:59:59Z', '2026-03-29'],
    ['Europe/Paris', '2026-03-29T22:00:00Z', '2026-03-30'],
    // Summer time ends in New York on November 1: the day has 25 hours.
    ['America/New_York', '2026-11-01T04:00:00Z', '2026-11-01'],
    ['America/New_York', '2026-11-02T04:59:59Z', '2026-11-01'],
    ['Asia/Kathmandu', '2026-12-31T18:15:00Z', '2027-01-01'],
    ['Pacific/Kiritimati', '2028-02-28T10:00:00Z', '2028-02-29'],
  ])('in %s at %s it is %s', (zone, moment, day) => {
    expect(dayIn(zone, new Date(moment))).toBe(day);
  });
});

test.each([
  ['Nowhere/Land'],
  ['+02:00'],
  [''],
  [undefined],
  [['UTC']],
  ['x'.repeat(500)],
  ['../etc'],
])('%j is no zone, so UTC is taken', (zone) => {
  expect(knownZone(zone)).toBe('UTC');
});

test('a zone that exists is taken', () => {
  expect(knownZone('Europe/Berlin')).toBe('Europe/Berlin');
  expect(knownZone('America/Argentina/Buenos_Aires')).toBe('America/Argentina/Buenos_Aires');
  expect(knownZone('Etc/GMT+5')).toBe('Etc/GMT+5');
});

test.each([
  ['2026-03-09', '2026-03-09'],
  ['2026-03-11', '2026-03-09'],
  ['2026-03-15', '2026-03-09'],
  ['2027-01-01', '2026-12-28'],
  ['2028-03-01', '2028-02-28'],
])('the week of %s starts on Monday %s', (day, monday) => {
  expect(weekStart(day)).toBe(monday);
});

test('days added are days between', () => {
  const days = fc.date({
    min: new Date('2000-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, fc.integer({ min: -5000, max: 5000 }), (date, count) => {
      const day = date.toISOString().slice(0, 10);
      expect(daysBetween(day, addDays(day, count))).toBe(count);
      const ahead = daysBetween(weekStart(day), day);
      expect(ahead).toBeGreaterThanOrEqual(0);
      expect(ahead).toBeLessThan(7);
    }),
  );
});
