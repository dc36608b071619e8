import { addDays, type Day, daysBetween } from '../../contract/calendar.ts';
import { DAYS_PER_REST_DAY, MAX_REST_DAYS, PAUSE_DAYS_PER_YEAR } from '../../contract/streak.ts';

/** A streak at the end of a trained day: how many days were trained, and the rest days in hand. */
export type Run = { lastDay: Day; streak: number; restDays: number };

/** No more days than these can be bridged at once: a pause over New Year has the days of two years. */
export const LONGEST_GAP_DAYS = MAX_REST_DAYS + 2 * PAUSE_DAYS_PER_YEAR;

/**
 * The run after `day` was trained too. Of the days between, each that was neither trained nor paused
 * has taken a rest day; where there was none left, the streak begins anew.
 */
export function runAfter(run: Run | null, day: Day, pausedBetween: number): Run {
  const left = run ? run.restDays - missedDays(run, day, pausedBetween) : -1;
  if (!run || left < 0) return { lastDay: day, streak: 1, restDays: 0 };
  const streak = run.streak + 1;
  const earned = streak % DAYS_PER_REST_DAY === 0 ? 1 : 0;
  return { lastDay: day, streak, restDays: Math.min(MAX_REST_DAYS, left + earned) };
}

/** What a run has come to on a day that is not over: only the days before it can have been missed. */
export function standingOn(run: Run | null, today: Day, pausedBetween: number) {
  const left = run ? run.restDays - missedDays(run, today, pausedBetween) : -1;
  return run && left >= 0
    ? { streakDays: run.streak, restDays: left }
    : { streakDays: 0, restDays: 0 };
}

function missedDays({ lastDay }: Run, until: Day, pausedBetween: number): number {
  return Math.max(0, daysBetween(lastDay, until) - 1 - pausedBetween);
}

/** The days after a run, before `until`, that each took one of its rest days. */
export function restDaysTaken(run: Run, until: Day, paused: ReadonlySet<Day>): Day[] {
  const taken: Day[] = [];
  let day = addDays(run.lastDay, 1);
  for (; day < until && taken.length < run.restDays; day = addDays(day, 1)) {
    if (!paused.has(day)) taken.push(day);
  }
  return taken;
}
