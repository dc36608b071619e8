import type { Span } from './reported-times.ts';

type Known = { startedAt: Date; completedAt: Date | null };

/**
 * Finds the partner's session of the workout that a report describes: both phones ran it at the
 * same time. Sessions that merely touch are different ones, so they must share half of the shorter
 * one.
 */
export function sameWorkout<Session extends Known>(
  report: Span,
  sessions: readonly Session[],
): Session | null {
  let best: Session | null = null;
  let bestMs = Number.NEGATIVE_INFINITY;
  for (const session of sessions) {
    const sharedMs = sharedTime(report, session);
    if (sharedMs === null || sharedMs <= bestMs) continue;
    best = session;
    bestMs = sharedMs;
  }
  return best;
}

/**
 * Computes the shared time. Null if too little is shared. An open session counts as long as the
 * report.
 */
function sharedTime(report: Span, { startedAt, completedAt }: Known): number | null {
  const [start, end] = [report.startedAt.getTime(), report.completedAt.getTime()];
  const otherStart = startedAt.getTime();
  const otherEnd = completedAt?.getTime() ?? otherStart + (end - start);
  const sharedMs = Math.min(end, otherEnd) - Math.max(start, otherStart);
  const shorterMs = Math.min(end - start, otherEnd - otherStart);
  return sharedMs >= 0 && sharedMs >= shorterMs / 2 ? sharedMs : null;
}
