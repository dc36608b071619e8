import { addDays, type Day } from '../../contract/calendar.ts';
import { type ClockTime, localTimeIn, momentAt } from '../../contract/local-time.ts';
import {
  isQuiet,
  type QuietHours,
  type ReminderChoices,
} from '../../contract/notifications/reminders.ts';

/** Time at which the streak is checked: late enough to know, early enough to act. */
const STREAK_TIME: ClockTime = '19:00';
const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
const WEEK_DAYS = 7;

/** Returns the weekday, from 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: Day): number {
  return ((new Date(day).getUTCDay() + 6) % 7) + 1;
}

/**
 * Finds the next moment after `after` at which a clock in the zone shows the time on one of the
 * days. Each day has exactly one such moment, even if the clock shows the time twice or skips it.
 */
export function nextMoment(
  zone: string,
  { days, time }: { days: readonly number[]; time: ClockTime },
  after: Date,
): Date | null {
  const { day: today } = localTimeIn(zone, after);
  // Start with the day before: a time that the clock skips before midnight comes after midnight.
  for (let offset = -1; offset <= WEEK_DAYS + 1; offset++) {
    const day = addDays(today, offset);
    if (!days.includes(weekdayOf(day))) continue;
    const moment = momentAt(zone, { day, time });
    if (moment > after) return moment;
  }
  return null;
}

/** Returns 19:00, or an hour before the quiet hours begin if 19:00 is quiet. */
export function streakTime(quietHours: QuietHours | null): ClockTime {
  if (!quietHours || !isQuiet(quietHours, STREAK_TIME)) return STREAK_TIME;
  const [hour = 0, minute = 0] = quietHours.from.split(':').map(Number);
  const at = (hour * HOUR_MINUTES + minute - HOUR_MINUTES + DAY_MINUTES) % DAY_MINUTES;
  return new Date(at * MINUTE_MS).toISOString().slice(11, 16);
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** Computes when each automatic kind is next due. Null if the kind is switched off. */
export function nextDue(choices: ReminderChoices, zone: string, after: Date) {
  const { switches, days, time, quietHours } = choices;
  const streak = { days: EVERY_DAY, time: streakTime(quietHours) };
  return {
    remindAt: switches.reminder ? nextMoment(zone, { days, time }, after) : null,
    streakAt: switches.streak ? nextMoment(zone, streak, after) : null,
  };
}

/** Computes when the current quiet hours end. Null outside of quiet hours. */
export function quietUntil(zone: string, quietHours: QuietHours | null, now: Date): Date | null {
  const { day, time } = localTimeIn(zone, now);
  if (!quietHours || !isQuiet(quietHours, time)) return null;
  const { until } = quietHours;
  const end = momentAt(zone, { day: time < until ? day : addDays(day, 1), time: until });
  // Retry in a minute if the end has passed: in the repeated hour of a clock change, the clock may
  // have shown the end already.
  return end > now ? end : new Date(now.getTime() + MINUTE_MS);
}
