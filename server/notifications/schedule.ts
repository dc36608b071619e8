import { addDays, type Day } from '../../contract/calendar.ts';
import { type ClockTime, localTimeIn, momentAt } from '../../contract/local-time.ts';
import {
  isQuiet,
  type QuietHours,
  type ReminderChoices,
} from '../../contract/notifications/reminders.ts';

/** When the streak is looked at: late enough to know, early enough to do something. */
const STREAK_TIME: ClockTime = '19:00';
const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
const WEEK_DAYS = 7;

/** Monday is 1 and Sunday 7. */
export function weekdayOf(day: Day): number {
  return ((new Date(day).getUTCDay() + 6) % 7) + 1;
}

/**
 * The next moment after `after` at which a clock in the zone shows the time on one of the days. Each
 * day has one such moment, also where the clock shows the time twice or leaves it out.
 */
export function nextMoment(
  zone: string,
  { days, time }: { days: readonly number[]; time: ClockTime },
  after: Date,
): Date | null {
  const { day: today } = localTimeIn(zone, after);
  // From the day before: what a clock leaves out before midnight comes after it.
  for (let offset = -1; offset <= WEEK_DAYS + 1; offset++) {
    const day = addDays(today, offset);
    if (!days.includes(weekdayOf(day))) continue;
    const moment = momentAt(zone, { day, time });
    if (moment > after) return moment;
  }
  return null;
}

/** 19:00, or where that is a quiet hour, an hour before the quiet hours begin. */
export function streakTime(quietHours: QuietHours | null): ClockTime {
  if (!quietHours || !isQuiet(quietHours, STREAK_TIME)) return STREAK_TIME;
  const [hour = 0, minute = 0] = quietHours.from.split(':').map(Number);
  const at = (hour * HOUR_MINUTES + minute - HOUR_MINUTES + DAY_MINUTES) % DAY_MINUTES;
  return new Date(at * MINUTE_MS).toISOString().slice(11, 16);
}

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** When each of the automatic kinds is next due; null: it is switched off. */
export function nextDue(choices: ReminderChoices, zone: string, after: Date) {
  const { switches, days, time, quietHours } = choices;
  const streak = { days: EVERY_DAY, time: streakTime(quietHours) };
  return {
    remindAt: switches.reminder ? nextMoment(zone, { days, time }, after) : null,
    streakAt: switches.streak ? nextMoment(zone, streak, after) : null,
  };
}

/** When the quiet hours that `now` is in are over; null: it is in none. */
export function quietUntil(zone: string, quietHours: QuietHours | null, now: Date): Date | null {
  const { day, time } = localTimeIn(zone, now);
  if (!quietHours || !isQuiet(quietHours, time)) return null;
  const { until } = quietHours;
  const end = momentAt(zone, { day: time < until ? day : addDays(day, 1), time: until });
  // In the hour that a clock shows twice, the end may have been shown already.
  return end > now ? end : new Date(now.getTime() + MINUTE_MS);
}
