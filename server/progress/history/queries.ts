import { and, asc, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Day } from '../../../contract/calendar.ts';
import type { Position } from '../../../contract/cursor.ts';
import { PAGE_SESSIONS } from '../../../contract/progress/history.ts';
import type { Session } from '../../../contract/training/sessions.ts';
import type { Reader } from '../../auth/queries.ts';
import { bedroomIds } from '../../catalogue/catalogue.ts';
import type { Db } from '../../db/database.ts';
import { rowsBefore } from '../../db/pages.ts';
import { prepared } from '../../db/prepared.ts';
import { toSession } from '../../db/session-of-row.ts';
import { coupleDays } from '../../db/tables/progress.ts';
import { sessions } from '../../db/tables/sessions.ts';

const firstDay = prepared((db) =>
  db
    .select({ day: coupleDays.day })
    .from(coupleDays)
    .where(eq(coupleDays.coupleId, sql.placeholder('coupleId')))
    .orderBy(asc(coupleDays.day))
    .limit(1)
    .prepare('first_day'),
);

/** Returns the first day on which a couple completed something. */
export async function firstDayOf(db: Db, coupleId: string): Promise<Day | null> {
  const [row] = await firstDay(db).execute({ coupleId });
  return row?.day ?? null;
}

/**
 * Lists the sessions that a couple completed on a day, newest first. A closed lock hides the
 * bedroom.
 */
export async function sessionsOfDay(
  db: Db,
  { coupleId, lock }: Pick<Reader, 'coupleId' | 'lock'>,
  day: Day,
  before: Position | undefined,
): Promise<Session[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.coupleId, coupleId),
        eq(sessions.completedDay, day),
        lock?.isLocked ? notInArray(sessions.workoutId, bedroomIds) : undefined,
        rowsBefore(sessions.completedAt, sessions.id, before),
      ),
    )
    .orderBy(desc(sessions.completedAt), desc(sessions.id))
    .limit(PAGE_SESSIONS);
  return rows.map(toSession);
}
