import {
  addDays,
  type Day,
  dayAt,
  dayIn,
  daysBetween,
  type ZonedMoment,
} from '../../contract/calendar.ts';
import {
  BREAK_DAYS_PER_YEAR,
  DAYS_PER_REST_DAY,
  MAX_REST_DAYS,
} from '../../contract/progress/streak.ts';

/** Streak at the end of a trained day: the days trained, and the rest days left. */
export type Run = { lastDay: Day; streak: number; restDays: number };

/** Most days that a flight can skip, because zones are at most 26 hours apart. */
const MOST_SKIPPED_DAYS = 2;

/** Most days that can be forgiven at once. A break over New Year can use the days of two years. */
export const LONGEST_GAP_DAYS = MAX_REST_DAYS + 2 * BREAK_DAYS_PER_YEAR + MOST_SKIPPED_DAYS;

/**
 * Counts the calendar days between two moments that a flight skipped. A day counts as lived only if
 * it lies between the moments in both zones' calendars. Without a flight the calendars are the
 * same, and no day is skipped.
 */
export function skippedBetween(earlier: ZonedMoment, later: ZonedMoment): number {
  const from = dayAt(earlier);
  const until = dayAt(later);
  const lived = Math.min(
    daysBetween(from, dayIn(earlier.zone, later.at)),
    daysBetween(dayIn(later.zone, earlier.at), until),
  );
  return Math.max(0, daysBetween(from, until) - Math.max(1, lived));
}

/**
 * Returns the run after training on `day` too. Each day between that was neither trained nor
 * forgiven (by a break or a flight) takes a rest day. If none is left, the streak starts again.
 */
export function runAfter(run: Run | null, day: Day, forgivenBetween: number): Run {
  const left = run ? run.restDays - missedDays(run, day, forgivenBetween) : -1;
  if (!run || left < 0) return { lastDay: day, streak: 1, restDays: 0 };
  const streak = run.streak + 1;
  const earned = streak % DAYS_PER_REST_DAY === 0 ? 1 : 0;
  return { lastDay: day, streak, restDays: Math.min(MAX_REST_DAYS, left + earned) };
}

/** Returns the state of a run on a day that is not over. Only earlier days can have been missed. */
export function streakAsOf(run: Run | null, today: Day, forgivenBetween: number) {
  const left = run ? run.restDays - missedDays(run, today, forgivenBetween) : -1;
  return run && left >= 0
    ? { streakDays: run.streak, restDays: left }
    : { streakDays: 0, restDays: 0 };
}

function missedDays({ lastDay }: Run, until: Day, forgivenBetween: number): number {
  return Math.max(0, daysBetween(lastDay, until) - 1 - forgivenBetween);
}

/**
 * Lists the days after a run, before `until`, that took its rest days. Which days a flight skipped
 * is unknown, so the last ones are assumed.
 */
export function restDaysTaken(
  run: Run,
  until: Day,
  paused: ReadonlySet<Day>,
  skipped: number,
): Day[] {
  const missed: Day[] = [];
  const most = run.restDays + skipped;
  let day = addDays(run.lastDay, 1);
  for (; day < until && missed.length < most; day = addDays(day, 1)) {
    if (!paused.has(day)) missed.push(day);
  }
  return missed.slice(0, Math.max(0, missed.length - skipped));
}
