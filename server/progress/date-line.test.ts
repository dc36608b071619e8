import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Day, dayAt, dayIn, daysBetween, type ZonedMoment } from '../../contract/calendar.ts';
import { skippedBetween } from './streak.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const QUARTER_MS = 15 * MINUTE_MS;
const YEAR_HOURS = 365 * 24;

/** Zones from the farthest behind to the farthest ahead. Four of them have clock changes. */
const ZONES = [
  'Pacific/Niue',
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'UTC',
  'Europe/Paris',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
];
const zone = fc.constantFrom(...ZONES);
const start = fc.integer({ min: 0, max: YEAR_HOURS }).map((hours) => hours * HOUR_MS);
const YEAR = Date.parse('2026-01-01T00:00:00Z');

const missedBetween = (earlier: ZonedMoment, later: ZonedMoment) =>
  Math.max(0, daysBetween(dayAt(earlier), dayAt(later)) - 1 - skippedBetween(earlier, later));

test('without a flight no day is ever skipped, whatever the clocks do', () => {
  fc.assert(
    fc.property(zone, start, fc.integer({ min: 0, max: 90 * 24 * 60 }), (home, begin, minutes) => {
      const at = new Date(YEAR + begin);
      const later = new Date(at.getTime() + minutes * MINUTE_MS);
      expect(skippedBetween({ at, zone: home }, { at: later, zone: home })).toBe(0);
    }),
    { numRuns: 2_000 },
  );
});

test('whoever trains again within a day of real time has missed none, wherever that is', () => {
  fc.assert(
    // Use at most 23 hours: a day on which clocks go forward is that short.
    fc.property(zone, zone, start, fc.integer({ min: 0, max: 23 * 60 }), (a, b, begin, minutes) => {
      const at = new Date(YEAR + begin);
      const later = new Date(at.getTime() + minutes * MINUTE_MS);
      expect(missedBetween({ at, zone: a }, { at: later, zone: b })).toBe(0);
    }),
    { numRuns: 2_000 },
  );
});

test('a flight never makes more missed days than the calendar shows, and skips two at most', () => {
  fc.assert(
    fc.property(zone, zone, start, fc.integer({ min: 0, max: 90 * 24 }), (a, b, begin, hours) => {
      const earlier = { at: new Date(YEAR + begin), zone: a };
      const later = { at: new Date(YEAR + begin + hours * HOUR_MS), zone: b };
      const between = Math.max(0, daysBetween(dayAt(earlier), dayAt(later)) - 1);
      expect(skippedBetween(earlier, later)).toBeGreaterThanOrEqual(0);
      expect(skippedBetween(earlier, later)).toBeLessThanOrEqual(Math.min(2, between));
    }),
    { numRuns: 2_000 },
  );
});

const leg = fc.record({
  to: zone,
  /** Real time until the next workout. */
  minutes: fc.integer({ min: 60, max: 36 * 60 - 1 }),
  /** Moment at which the clock is set to the new zone, as a fraction of that time. */
  flightAt: fc.double({ min: 0, max: 1, noNaN: true }),
});
type Leg = typeof leg extends fc.Arbitrary<infer T> ? T : never;

test('a couple that trains every 36 hours loses a streak only by a day of which it lived half', () => {
  fc.assert(
    fc.property(zone, start, fc.array(leg, { minLength: 1, maxLength: 8 }), (from, begin, legs) => {
      const { workouts, longestHours } = journey({ at: new Date(YEAR + begin), zone: from }, legs);
      if (longestHours < 12) expect(missedDays(workouts)).toBe(0);
    }),
    { numRuns: 300 },
  );
});

/**
 * Builds the workouts of a journey. Also returns the most hours that the couple lived of any one
 * calendar day without a workout.
 */
function journey(from: ZonedMoment, legs: readonly Leg[]) {
  const workouts = [from];
  let longestHours = 0;
  for (const { to, minutes, flightAt } of legs) {
    const here = workouts.at(-1) ?? from;
    const begin = here.at.getTime();
    const next = { at: new Date(begin + minutes * MINUTE_MS), zone: to };
    const livedHours = new Map<Day, number>();
    for (let at = begin; at < next.at.getTime(); at += QUARTER_MS) {
      const isAway = at >= begin + flightAt * minutes * MINUTE_MS;
      const day = dayIn(isAway ? to : here.zone, new Date(at));
      livedHours.set(day, (livedHours.get(day) ?? 0) + 0.25);
    }
    for (const [day, hours] of livedHours) {
      if (day !== dayAt(here) && day !== dayAt(next)) longestHours = Math.max(longestHours, hours);
    }
    workouts.push(next);
  }
  return { workouts, longestHours };
}

/**
 * Adds up missed days, from the last workout of each trained day to the first workout of the next.
 */
function missedDays(workouts: readonly ZonedMoment[]): number {
  const days = new Map<Day, { first: ZonedMoment; last: ZonedMoment }>();
  for (const workout of workouts) {
    const day = dayAt(workout);
    days.set(day, { first: days.get(day)?.first ?? workout, last: workout });
  }
  const inOrder = [...days].sort(([one], [other]) => (one < other ? -1 : 1));
  return inOrder.reduce((missed, [, { first }], place) => {
    const before = inOrder[place - 1];
    return missed + (before ? missedBetween(before[1].last, first) : 0);
  }, 0);
}

test.each([
  ['an evening in Los Angeles and the next one in Auckland', 27, 0],
  ['the same, an hour and a half later', 28.5, 0],
  ['an evening later, of which one was to train on', 52, 1],
  ['a week later', 27 + 6 * 24, 6],
])('%s', (_what, hours, missed) => {
  const earlier = { at: new Date('2026-03-12T03:00:00Z'), zone: 'America/Los_Angeles' };
  const later = {
    at: new Date(earlier.at.getTime() + hours * HOUR_MS),
    zone: 'Pacific/Auckland',
  };
  expect(missedBetween(earlier, later)).toBe(missed);
});
