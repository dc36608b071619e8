import { estimatedCalories, savedMinutes } from '../../../contract/training/calories.ts';
import type { SessionReport } from '../../../contract/training/sessions.ts';
import { type Arrival, believedMoment, earliest, GRACE_MS } from '../../http/client-clock.ts';

const MINUTE_MS = 60_000;
/** Longest workout. The player offers an interrupted workout again for a day. */
export const LONGEST_MS = 24 * 60 * MINUTE_MS;
/** Most minutes that are believed. More come from a clock that was set during the workout. */
const MOST_MINUTES = 240;

export type Span = { startedAt: Date; completedAt: Date };

type ReportedTimes = Span & { duration: number; caloriesBurned: number; isAdjusted: boolean };

/**
 * Limits a report to what can be believed. The workout counts, however wrong the device's clock
 * was.
 */
export function reportedTimes(report: SessionReport, arrival: Arrival): ReportedTimes {
  const end = believedMoment(report.completedAt, arrival);
  const most = Math.min(report.duration, MOST_MINUTES);
  const spanMs = Date.parse(report.completedAt) - Date.parse(report.startedAt);
  const isSpanBelieved =
    spanMs >= 0 && spanMs <= LONGEST_MS && most * MINUTE_MS <= spanMs + GRACE_MS;
  const lengthMs = isSpanBelieved ? spanMs : most * MINUTE_MS;
  const completedAt = end ? endWithRoom(end, isSpanBelieved ? spanMs : 0, arrival) : arrival.now;
  const startedMs = Math.max(earliest(arrival), completedAt.getTime() - lengthMs);
  const roomMs = completedAt.getTime() - startedMs + GRACE_MS;
  const duration = Math.min(most, savedMinutes(roomMs / 1000));
  return {
    startedAt: new Date(startedMs),
    completedAt,
    duration,
    caloriesBurned: caloriesIn(report, duration),
    isAdjusted: end !== completedAt || !isSpanBelieved || duration !== report.duration,
  };
}

/**
 * Moves a workout later if it would begin earlier than possible: the clock was corrected since, by
 * less than the time in between. All of its minutes count, as early as possible.
 */
function endWithRoom(end: Date, lengthMs: number, arrival: Arrival): Date {
  const first = earliest(arrival) + lengthMs;
  if (end.getTime() >= first - GRACE_MS) return end;
  return new Date(Math.min(first, arrival.now.getTime()));
}

/** Returns the sent calories, or fewer if the minutes were reduced. */
function caloriesIn({ duration, caloriesBurned }: SessionReport, minutes: number): number {
  if (minutes === duration) return caloriesBurned;
  return Math.min(caloriesBurned, estimatedCalories(minutes * 60));
}

/**
 * Reduces the minutes so that they fit beside the member's other workouts in this time. `others`
 * are completed sessions of the member that lie in this time.
 */
export function besideOthers(
  report: SessionReport,
  times: ReportedTimes,
  others: readonly (Span & { duration: number | null })[],
): ReportedTimes {
  if (others.length === 0) return times;
  const all: readonly Span[] = [times, ...others];
  const from = Math.min(...all.map(({ startedAt }) => startedAt.getTime()));
  const until = Math.max(...all.map(({ completedAt }) => completedAt.getTime()));
  const taken = others.reduce((minutes, { duration }) => minutes + (duration ?? 0), 0);
  const left = Math.max(0, savedMinutes((until - from + GRACE_MS) / 1000) - taken);
  if (times.duration <= left) return times;
  const caloriesBurned = caloriesIn(report, left);
  return { ...times, duration: left, caloriesBurned, isAdjusted: true };
}
