import type { Span } from './reported-times.ts';

type Known = { startedAt: Date; completedAt: Date | null };

/**
 * Of the partner's sessions of the same workout, the one that a report tells of too: both phones ran
 * it at the same time. Two that merely touch are two, so they have to share half of the shorter one.
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

/** Null where too little is shared. A session that is still open is taken to be as long as the report. */
function sharedTime(report: Span, { startedAt, completedAt }: Known): number | null {
  const [start, end] = [report.startedAt.getTime(), report.completedAt.getTime()];
  const otherStart = startedAt.getTime();
  const otherEnd = completedAt?.getTime() ?? otherStart + (end - start);
  const sharedMs = Math.min(end, otherEnd) - Math.max(start, otherStart);
  const shorterMs = Math.min(end - start, otherEnd - otherStart);
  return sharedMs >= 0 && sharedMs >= shorterMs / 2 ? sharedMs : null;
}
