import { and, asc, between, eq, inArray, sql } from 'drizzle-orm';
import type { Day } from '../../contract/calendar.ts';
import type { DayTotals } from '../../contract/progress/progress.ts';
import type { Reader } from '../auth/queries.ts';
import { bedroomIds } from '../catalogue/catalogue.ts';
import type { Db } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { coupleDays } from '../db/tables/progress.ts';
import { sessions } from '../db/tables/sessions.ts';

const daysOfCouple = prepared((db) =>
  db
    .select({
      day: coupleDays.day,
      workouts: coupleDays.workouts,
      calories: coupleDays.calories,
      minutes: coupleDays.minutes,
    })
    .from(coupleDays)
    .where(
      and(
        eq(coupleDays.coupleId, sql.placeholder('coupleId')),
        between(coupleDays.day, sql.placeholder('from'), sql.placeholder('to')),
      ),
    )
    .orderBy(asc(coupleDays.day))
    .prepare('days_of_couple'),
);

/** Couple whose days are read, and whether the reader's lock is closed. */
export type DayReader = Pick<Reader, 'coupleId' | 'lock'>;

/** Reads the days on which a couple trained, oldest first. A closed lock hides the bedroom. */
export async function daysBetweenFor(
  db: Db,
  { coupleId, lock }: DayReader,
  from: Day,
  to: Day,
): Promise<DayTotals[]> {
  const days = await daysOfCouple(db).execute({ coupleId, from, to });
  if (!lock?.isLocked) return days;
  const hidden = await bedroomDays(db, coupleId, from, to);
  return days.map((day) => less(day, hidden.get(day.day))).filter(({ workouts }) => workouts > 0);
}

/** Counts each day's bedroom workouts from the sessions, because no total of them is stored. */
async function bedroomDays(db: Db, coupleId: string, from: Day, to: Day) {
  const rows = await db
    .select({
      day: sql<Day>`${sessions.completedDay}::text`,
      workouts: sql<number>`count(*)::int`,
      calories: sql<number>`sum(${sessions.caloriesBurned})::int`,
      minutes: sql<number>`sum(${sessions.duration})::int`,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.coupleId, coupleId),
        between(sessions.completedDay, from, to),
        inArray(sessions.workoutId, bedroomIds),
      ),
    )
    .groupBy(sessions.completedDay);
  return new Map(rows.map((row) => [row.day, row]));
}

function less(day: DayTotals, hidden: DayTotals | undefined): DayTotals {
  if (!hidden) return day;
  return {
    day: day.day,
    workouts: day.workouts - hidden.workouts,
    calories: day.calories - hidden.calories,
    minutes: day.minutes - hidden.minutes,
  };
}
