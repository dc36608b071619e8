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

/** A streak at the end of a trained day: how many days were trained, and the rest days in hand. */
export type Run = { lastDay: Day; streak: number; restDays: number };

/** Zones are at most 26 hours apart. */
const MOST_SKIPPED_DAYS = 2;

/** No more days than these can be forgiven at once: a break over New Year has the days of two years. */
export const LONGEST_GAP_DAYS = MAX_REST_DAYS + 2 * BREAK_DAYS_PER_YEAR + MOST_SKIPPED_DAYS;

/**
 * How many of the calendar days between two moments nobody lived, because a flight went past them.
 * A day lies between only if it does so on the calendar of where they were and on that of where
 * they are; without a flight these are the same, and no day is skipped.
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
 * The run after `day` was trained too. Of the days between, each that was neither trained nor
 * forgiven (on a break, or skipped by a flight) has taken a rest day; where there was none left, the
 * streak begins anew.
 */
export function runAfter(run: Run | null, day: Day, forgivenBetween: number): Run {
  const left = run ? run.restDays - missedDays(run, day, forgivenBetween) : -1;
  if (!run || left < 0) return { lastDay: day, streak: 1, restDays: 0 };
  const streak = run.streak + 1;
  const earned = streak % DAYS_PER_REST_DAY === 0 ? 1 : 0;
  return { lastDay: day, streak, restDays: Math.min(MAX_REST_DAYS, left + earned) };
}

/** What a run has come to on a day that is not over: only the days before it can have been missed. */
export function standingOn(run: Run | null, today: Day, forgivenBetween: number) {
  const left = run ? run.restDays - missedDays(run, today, forgivenBetween) : -1;
  return run && left >= 0
    ? { streakDays: run.streak, restDays: left }
    : { streakDays: 0, restDays: 0 };
}

function missedDays({ lastDay }: Run, until: Day, forgivenBetween: number): number {
  return Math.max(0, daysBetween(lastDay, until) - 1 - forgivenBetween);
}

/**
 * The days after a run, before `until`, that each took one of its rest days. Which days a flight
 * skipped is not known; they are taken to be the last.
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
