import { estimatedCalories, savedMinutes } from '../../../contract/training/calories.ts';
import type { SessionReport } from '../../../contract/training/sessions.ts';
import { type Arrival, believedMoment, earliest, GRACE_MS } from '../../http/client-clock.ts';

const MINUTE_MS = 60_000;
/** A player that was left is offered again for a day, so a workout may take as long. */
export const LONGEST_MS = 24 * 60 * MINUTE_MS;
/** More is a clock that was set during the workout. */
const MOST_MINUTES = 240;

export type Span = { startedAt: Date; completedAt: Date };

type ReportedTimes = Span & { duration: number; caloriesBurned: number; isAdjusted: boolean };

/** As much of a report as can be believed. Whatever the device's clock did, the workout counts. */
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
 * A workout that would have begun before it could was done later: the clock was corrected since, by less
 * than the time in between. All of its minutes count, as early as they can have been.
 */
function endWithRoom(end: Date, lengthMs: number, arrival: Arrival): Date {
  const first = earliest(arrival) + lengthMs;
  if (end.getTime() >= first - GRACE_MS) return end;
  return new Date(Math.min(first, arrival.now.getTime()));
}

/** The calories that were sent, or as many as fewer minutes can burn. */
function caloriesIn({ duration, caloriesBurned }: SessionReport, minutes: number): number {
  if (minutes === duration) return caloriesBurned;
  return Math.min(caloriesBurned, estimatedCalories(minutes * 60));
}

/**
 * The same beside what the member did at that time already: nobody trains for more minutes than
 * there were. `others` are completed sessions of the member that lie in this time.
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
