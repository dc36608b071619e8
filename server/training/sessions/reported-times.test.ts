import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reportedTimes } from './reported-times.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const JOINED_MS = Date.parse('2026-03-01T08:00:00Z');
const iso = (ms: number) => new Date(ms).toISOString();

/** Clock errors: none, a little, or years. */
const minutesOff = fc.oneof(
  fc.constant(0),
  fc.integer({ min: -600, max: 600 }),
  fc.integer({ min: -2000 * DAY_MINUTES, max: 2000 * DAY_MINUTES }),
);

const workout = fc.record({
  restMinutes: fc.nat(40 * DAY_MINUTES),
  minutes: fc.integer({ min: 1, max: 240 }),
  waitMinutes: fc.oneof(fc.nat(600), fc.nat(60 * DAY_MINUTES)),
  /**
   * Clock errors during the workout and when it was sent: the clock may have changed in between.
   */
  clockThen: minutesOff,
  clockNow: minutesOff,
});

test('whatever a clock said and however it was set since, a workout counts with all its minutes', () => {
  fc.assert(
    fc.property(workout, ({ restMinutes, minutes, waitMinutes, clockThen, clockNow }) => {
      const startedMs = JOINED_MS + restMinutes * MINUTE_MS;
      const completedMs = startedMs + minutes * MINUTE_MS;
      const nowMs = completedMs + waitMinutes * MINUTE_MS;
      const report = {
        workoutId: 101,
        startedAt: iso(startedMs + clockThen * MINUTE_MS),
        completedAt: iso(completedMs + clockThen * MINUTE_MS),
        sentAt: iso(nowMs + clockNow * MINUTE_MS),
        duration: minutes,
        caloriesBurned: minutes * 8,
      };
      const arrival = {
        sentAt: report.sentAt,
        now: new Date(nowMs),
        memberSince: new Date(JOINED_MS),
      };
      const times = reportedTimes(report, arrival);
      expect(times).toMatchObject({ duration: minutes, caloriesBurned: minutes * 8 });
      expect(times.startedAt.getTime()).toBeGreaterThanOrEqual(JOINED_MS);
      expect(times.completedAt.getTime()).toBeLessThanOrEqual(nowMs);
      // Expect the real times if the clock was right, or wrong by the same amount all the time.
      const isNews = waitMinutes + minutes < 30 * DAY_MINUTES;
      if (clockThen === clockNow && isNews) {
        expect(times).toMatchObject({
          startedAt: new Date(startedMs),
          completedAt: new Date(completedMs),
          isAdjusted: false,
        });
      }
    }),
    { numRuns: 500 },
  );
});
