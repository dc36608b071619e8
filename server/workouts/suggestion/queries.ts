import { and, desc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import { addDays, type Day } from '../../../contract/calendar.ts';
import { type Audience, publishChange } from '../../db/changes.ts';
import { lockCouple } from '../../db/couple.ts';
import type { Queryable } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { coupleDays } from '../../db/tables/progress.ts';
import { sessions } from '../../db/tables/sessions.ts';
import { coupleSuggestions } from '../../db/tables/suggestion.ts';
import { notSignedIn } from '../../http/errors.ts';

/**
 * Limits on the history that is read: days and sessions. Reading costs the same for every couple.
 */
const DONE_DAYS = 28;
const DONE_SESSIONS = 40;
const WEEKDAY_WEEKS = 8;

const suggestionOfCouple = prepared((db) =>
  db
    .select({ day: coupleSuggestions.day, passed: coupleSuggestions.passed })
    .from(coupleSuggestions)
    .where(eq(coupleSuggestions.coupleId, sql.placeholder('coupleId')))
    .prepare('suggestion_of_couple'),
);

/** Reads the day that the couple's suggestion is for, and the workouts they passed over. */
export async function suggestionOf(db: Queryable, coupleId: string) {
  const [row] = await suggestionOfCouple(db).execute({ coupleId });
  return row ?? null;
}

const doneLately = prepared((db) =>
  db
    .select({
      workoutId: sessions.workoutId,
      day: sql<Day>`${sessions.completedDay}`.as('day'),
      minutes: sql<number>`coalesce(${sessions.duration}, 0)`.as('minutes'),
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.coupleId, sql.placeholder('coupleId')),
        gte(sessions.completedDay, sql.placeholder('from')),
      ),
    )
    .orderBy(desc(sessions.completedDay))
    .limit(DONE_SESSIONS)
    .prepare('done_lately'),
);

/** Reads the workouts that the couple completed in recent weeks, newest first. */
export function doneBefore(db: Queryable, coupleId: string, day: Day) {
  return doneLately(db).execute({ coupleId, from: addDays(day, -DONE_DAYS) });
}

/** Reads when the workout that the couple completed last was begun. */
export async function lastStartOf(db: Queryable, coupleId: string): Promise<Date | null> {
  const [row] = await db
    .select({ startedAt: sessions.startedAt })
    .from(sessions)
    .where(and(eq(sessions.coupleId, coupleId), isNotNull(sessions.completedAt)))
    .orderBy(desc(sessions.completedAt))
    .limit(1);
  return row?.startedAt ?? null;
}

const minutesByWeekday = prepared((db) =>
  db
    .select({ minutes: coupleDays.minutes })
    .from(coupleDays)
    .where(
      and(
        eq(coupleDays.coupleId, sql.placeholder('coupleId')),
        sql`${coupleDays.day} BETWEEN ${sql.placeholder('from')} AND ${sql.placeholder('to')}`,
        sql`(${coupleDays.day} - ${sql.placeholder('from')}::date) % 7 = 0`,
      ),
    )
    .prepare('minutes_by_weekday'),
);

/** Sums the minutes per day on this day of the week in earlier weeks. */
export async function weekdayMinutesBefore(db: Queryable, coupleId: string, day: Day) {
  const [from, to] = [addDays(day, -7 * WEEKDAY_WEEKS), addDays(day, -7)];
  const rows = await minutesByWeekday(db).execute({ coupleId, from, to });
  return rows.map(({ minutes }) => minutes);
}

type Change = { day: Day; passed: readonly number[] };

/** Saves the suggestion for both partners. */
export async function saveSuggestion(tx: Queryable, coupleId: string, change: Change) {
  await tx
    .insert(coupleSuggestions)
    .values({ coupleId, ...change })
    .onConflictDoUpdate({ target: coupleSuggestions.coupleId, set: change });
}

/** Saves a suggestion that one partner changed, and tells both phones. */
export async function saveAndPublish(tx: Queryable, audience: Audience, change: Change) {
  await saveSuggestion(tx, audience.coupleId, change);
  await publishChange(tx, audience, 'tonight');
}

/** Locks the couple, so that two phones take turns. */
export async function requireTurn(tx: Queryable, coupleId: string): Promise<void> {
  if (!(await lockCouple(tx, coupleId))) throw notSignedIn();
}
