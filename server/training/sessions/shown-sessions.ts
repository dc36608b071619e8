import { isPremium } from '../../../contract/auth/auth.ts';
import type { Day } from '../../../contract/calendar.ts';
import type { CompletionCount, Session } from '../../../contract/training/sessions.ts';
import type { Reader } from '../../auth/queries.ts';
import { isOfBedroom, workoutHeading } from '../../catalogue/catalogue.ts';
import type { Db } from '../../db/database.ts';
import { completedCount } from '../../progress/queries.ts';
import { freeWorkoutsLeft } from './free-tier.ts';
import { completionCountsOf, newestSessionsOf, sessionsOn } from './queries.ts';

/**
 * Hides bedroom sessions behind a closed lock, also in the history. A current workout continues.
 */
function shownTo({ lock }: Reader, sessions: Session[]): Session[] {
  return lock?.isLocked ? sessions.filter(({ workout }) => !isOfBedroom(workout)) : sessions;
}

export async function newestSessionsFor(db: Db, reader: Reader, limit: number) {
  return shownTo(reader, await newestSessionsOf(db, reader.coupleId, limit));
}

export async function sessionsOfDayFor(db: Db, reader: Reader, day: Day) {
  return shownTo(reader, await sessionsOn(db, reader.coupleId, day));
}

/** Counts completions for a reader: none of the bedroom behind a closed lock. */
export async function completionCountsFor(
  db: Db,
  { coupleId, lock }: Reader,
): Promise<CompletionCount[]> {
  const counts = await completionCountsOf(db, coupleId);
  return counts
    .map((count) => ({ ...count, category: workoutHeading(count.workoutId).category }))
    .filter((counted) => !lock?.isLocked || !isOfBedroom(counted));
}

export async function freeWorkoutsFor(db: Db, reader: Reader): Promise<{ left: number | null }> {
  if (isPremium(reader)) return { left: null };
  return { left: freeWorkoutsLeft(await completedCount(db, reader.coupleId)) };
}
