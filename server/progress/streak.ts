import { addDays, type Day, daysBetween } from '../../contract/calendar.ts';

/** A run of trained days: the last of them, and how many days in a row end with it. */
export type Run = { lastDay: Day | null; streak: number };

/** What only a look at all days can answer. */
export const RECOUNT = 'recount';

/** The run after a completion on `day`. A completion that arrives late may close an old gap. */
export function runAfter({ lastDay, streak }: Run, day: Day): Run | typeof RECOUNT {
  if (lastDay === null) return { lastDay: day, streak: 1 };
  const ahead = daysBetween(lastDay, day);
  if (ahead === 1) return { lastDay: day, streak: streak + 1 };
  if (ahead > 1) return { lastDay: day, streak: 1 };
  const isInsideRun = day > addDays(lastDay, -streak);
  return isInsideRun ? { lastDay, streak } : RECOUNT;
}

/** The streak as someone sees it whose today is `today`; a partner's zone may be a day ahead. */
export function streakOn({ lastDay, streak }: Run, today: Day): number | typeof RECOUNT {
  if (lastDay === null) return 0;
  const ago = daysBetween(lastDay, today);
  if (ago > 1) return 0;
  if (ago >= 0) return streak;
  const upToToday = streak + ago;
  return upToToday > 0 ? upToToday : RECOUNT;
}
