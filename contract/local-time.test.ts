import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './calendar.ts';
import { localTimeIn, momentAt } from './local-time.ts';

const at = (zone: string, day: string, time: string) => momentAt(zone, { day, time }).toISOString();

describe('a time on the wall is a moment where the wall is', () => {
  test.each([
    ['UTC', '2026-03-11', '20:00', '2026-03-11T20:00:00.000Z'],
    ['Europe/Berlin', '2026-03-28', '20:00', '2026-03-28T19:00:00.000Z'],
    // The night of March 29 has no hour from 2 to 3: a time in it means an hour later.
    ['Europe/Berlin', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['Europe/Berlin', '2026-03-29', '20:00', '2026-03-29T18:00:00.000Z'],
    // The night of October 25 has the hour from 2 to 3 twice: a time in it means the first.
    ['Europe/Berlin', '2026-10-25', '01:30', '2026-10-24T23:30:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['Europe/Berlin', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
    ['America/New_York', '2026-03-08', '02:30', '2026-03-08T07:30:00.000Z'],
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['America/New_York', '2026-11-01', '02:00', '2026-11-01T07:00:00.000Z'],
    // Summer time of half an hour, in the southern hemisphere.
    ['Australia/Lord_Howe', '2026-10-04', '02:15', '2026-10-03T15:45:00.000Z'],
    ['Australia/Lord_Howe', '2026-04-05', '01:45', '2026-04-04T14:45:00.000Z'],
    // The hour that is left out is the first of the day.
    ['America/Santiago', '2026-09-06', '00:30', '2026-09-06T04:30:00.000Z'],
    ['Asia/Kathmandu', '2026-01-01', '00:00', '2025-12-31T18:15:00.000Z'],
    ['Pacific/Kiritimati', '2028-02-29', '00:00', '2028-02-28T10:00:00.000Z'],
    ['Etc/GMT+12', '2026-03-11', '23:59', '2026-03-12T11:59:00.000Z'],
  ])('in %s on %s at %s it is %s', (zone, day, time, moment) => {
    expect(at(zone, day, time)).toBe(moment);
  });
});

const ZONES = [
  'UTC',
  'Europe/Berlin',
  'Europe/Dublin',
  'America/New_York',
  'America/Santiago',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Africa/Casablanca',
  'Asia/Kathmandu',
  'Antarctica/Troll',
];

test('whatever a clock shows leads back to it, but for the hour that summer time takes', () => {
  const minutes = fc.integer({ min: 0, max: 1439 });
  const days = fc.integer({ min: 0, max: 3_650 });
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), days, minutes, (zone, dayNumber, minute) => {
      const day = addDays('2024-01-01', dayNumber);
      const time = new Date(minute * 60_000).toISOString().slice(11, 16);
      const moment = momentAt(zone, { day, time });
      const shown = localTimeIn(zone, moment);
      const isSame = shown.day === day && shown.time === time;
      // Find skipped times: no nearby moment shows them, and the computed moment lies after the
      // gap.
      const isSkipped = ![-120, -60, -30, 0, 30, 60, 120].some((off) => {
        const other = localTimeIn(zone, new Date(moment.getTime() + off * 60_000));
        return other.day === day && other.time === time;
      });
      expect(isSame || isSkipped).toBe(true);
      if (isSkipped) expect(`${shown.day}T${shown.time}` > `${day}T${time}`).toBe(true);
      // Expect the first of two moments that show the same time.
      for (const earlier of [30, 60, 120]) {
        const other = localTimeIn(zone, new Date(moment.getTime() - earlier * 60_000));
        expect(other).not.toEqual({ day, time });
      }
    }),
    { numRuns: 500 },
  );
});
