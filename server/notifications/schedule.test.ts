import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../contract/calendar.ts';
import { localTimeIn } from '../../contract/local-time.ts';
import { DEFAULT_CHOICES, isQuiet, WEEKDAYS } from '../../contract/notifications/reminders.ts';
import { nextDue, nextMoment, quietUntil, streakTime, weekdayOf } from './schedule.ts';

const DAY_MS = 86_400_000;
/** Zones with half hours, quarter hours, skipped days and clock changes at midnight. */
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/Sao_Paulo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Africa/Casablanca',
  'America/Havana',
  'Asia/Beirut',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Chatham',
];
const zone = fc.constantFrom(...ZONES);
const moment = fc.date({
  min: new Date('2024-01-01'),
  max: new Date('2030-12-31'),
  noInvalidDate: true,
});
const time = fc
  .integer({ min: 0, max: 1439 })
  .map((minute) => new Date(minute * 60_000).toISOString().slice(11, 16));
const days = fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1 });

test('wherever and whenever, a reminder comes once on each of its days and on no other', () => {
  fc.assert(
    fc.property(zone, moment, time, days, (where, start, at, chosen) => {
      const seen = new Map<string, number>();
      let after = start;
      for (let count = 0; count < chosen.length * 3; count++) {
        const next = nextMoment(where, { days: chosen, time: at }, after);
        if (!next) throw new Error('There is no next one.');
        expect(next.getTime()).toBeGreaterThan(after.getTime());
        expect(next.getTime() - after.getTime()).toBeLessThanOrEqual(8 * DAY_MS);
        const { day } = localTimeIn(where, next);
        // Allow the day after: a time that the clock skips comes later, possibly past midnight.
        const near = [day, addDays(day, -1)].map(weekdayOf);
        expect(chosen.some((wanted) => near.includes(wanted))).toBe(true);
        seen.set(day, (seen.get(day) ?? 0) + 1);
        after = next;
      }
      expect(Math.max(...seen.values())).toBe(1);
    }),
    { numRuns: 400 },
  );
});

test.each([
  // Test a skipped time: 02:30 does not exist on this morning.
  ['Europe/Berlin', '02:30', '2026-03-28T12:00:00Z', '2026-03-29T01:30:00.000Z'],
  // Test a repeated time: the first one counts, and once past, the next day's.
  ['Europe/Berlin', '02:30', '2026-10-24T12:00:00Z', '2026-10-25T00:30:00.000Z'],
  ['Europe/Berlin', '02:30', '2026-10-25T00:30:00Z', '2026-10-26T01:30:00.000Z'],
  ['America/New_York', '01:30', '2026-11-01T05:30:00Z', '2026-11-02T06:30:00.000Z'],
  ['Australia/Lord_Howe', '19:00', '2026-04-04T12:00:00Z', '2026-04-05T08:30:00.000Z'],
])('in %s at %s, after %s: %s', (where, at, after, expected) => {
  const next = nextMoment(where, { days: [...WEEKDAYS], time: at }, new Date(after));
  expect(next?.toISOString()).toBe(expected);
});

test('what is switched off is never due', () => {
  const now = new Date('2026-03-11T12:00:00Z');
  expect(nextDue(DEFAULT_CHOICES, 'UTC', now)).toEqual({ remindAt: null, streakAt: null });
  const switches = { ...DEFAULT_CHOICES.switches, reminder: true, streak: true };
  expect(nextDue({ ...DEFAULT_CHOICES, switches }, 'UTC', now)).toEqual({
    remindAt: new Date('2026-03-11T19:00:00Z'),
    streakAt: new Date('2026-03-11T19:00:00Z'),
  });
});

describe('quiet hours', () => {
  test.each([
    ['22:00', '08:00', '21:59', false],
    ['22:00', '08:00', '22:00', true],
    ['22:00', '08:00', '03:00', true],
    ['22:00', '08:00', '08:00', false],
    ['13:00', '15:00', '14:00', true],
    ['13:00', '15:00', '12:59', false],
    ['08:00', '08:00', '08:00', false],
  ])('from %s until %s, %s: %s', (from, until, at, expected) => {
    expect(isQuiet({ from, until }, at)).toBe(expected);
  });

  test('end in the future, at a time that is not quiet, whatever clocks do', () => {
    fc.assert(
      fc.property(zone, moment, time, time, (where, now, from, until) => {
        const quiet = { from, until };
        const end = quietUntil(where, quiet, now);
        expect(end !== null).toBe(isQuiet(quiet, localTimeIn(where, now).time));
        if (!end) return;
        expect(end.getTime()).toBeGreaterThan(now.getTime());
        expect(end.getTime() - now.getTime()).toBeLessThanOrEqual(DAY_MS + 2 * 3_600_000);
      }),
      { numRuns: 400 },
    );
  });

  test('the streak is looked at outside of them', () => {
    fc.assert(
      fc.property(time, time, (from, until) => {
        const quiet = { from, until };
        const length = Date.parse(`2026-01-02T${until}Z`) - Date.parse(`2026-01-01T${from}Z`);
        // Skip quiet hours that leave less than an hour: such a member wants no messages at all.
        fc.pre(length % DAY_MS <= DAY_MS - 3_600_000);
        expect(isQuiet(quiet, streakTime(quiet))).toBe(false);
      }),
    );
  });
});
