import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { type Day, dayAt, daysBetween, type ZonedMoment } from '../../contract/calendar.ts';
import type { Queryable } from '../db/database.ts';
import { sessions } from '../db/tables/sessions.ts';
import { type Run, skippedBetween } from './streak.ts';

/** Time and zone of the first and last workout completed on a day. */
type WorkoutsOfDay = { first: ZonedMoment; last: ZonedMoment };

/**
 * Reads the workouts of these days. Leaves out those completed before zones were stored, because no
 * flight is known for them.
 */
async function workoutsOn(
  db: Queryable,
  coupleId: string,
  days: readonly Day[],
): Promise<Map<Day, WorkoutsOfDay>> {
  const byDay = new Map<Day, WorkoutsOfDay>();
  if (days.length === 0) return byDay;
  const rows = await db
    .select({
      day: sessions.completedDay,
      at: sessions.completedAt,
      zone: sessions.completedZone,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.coupleId, coupleId),
        inArray(sessions.completedDay, [...days]),
        isNotNull(sessions.completedZone),
      ),
    )
    .orderBy(asc(sessions.completedAt), asc(sessions.completedZone));
  for (const { day, at, zone } of rows) {
    if (!day || !at || !zone) continue;
    const workout = { at, zone };
    byDay.set(day, { first: byDay.get(day)?.first ?? workout, last: workout });
  }
  return byDay;
}

/**
 * Counts the days that a flight skipped between a run and a moment. Skips the query if no day lies
 * between.
 */
export async function skippedAfter(
  db: Queryable,
  coupleId: string,
  run: Run | null | undefined,
  until: ZonedMoment,
): Promise<number> {
  if (!run || daysBetween(run.lastDay, dayAt(until)) <= 1) return 0;
  const last = (await workoutsOn(db, coupleId, [run.lastDay])).get(run.lastDay)?.last;
  return last ? skippedBetween(last, until) : 0;
}

/**
 * Counts the days that flights skipped before each of these trained days, which must be in order.
 */
export async function skippedBefore(
  db: Queryable,
  coupleId: string,
  trained: readonly Day[],
): Promise<Map<Day, number>> {
  const gaps = trained.flatMap((day, place) => {
    const earlier = trained[place - 1];
    return earlier && daysBetween(earlier, day) > 1 ? [{ earlier, day }] : [];
  });
  const workouts = await workoutsOn(
    db,
    coupleId,
    gaps.flatMap(({ earlier, day }) => [earlier, day]),
  );
  return new Map(
    gaps.map(({ earlier, day }) => {
      const last = workouts.get(earlier)?.last;
      const first = workouts.get(day)?.first;
      return [day, last && first ? skippedBetween(last, first) : 0];
    }),
  );
}

/** True if, as far as recorded, nothing was completed on the day before this moment. */
export async function isFirstOf(db: Queryable, coupleId: string, day: Day, at: Date) {
  const first = (await workoutsOn(db, coupleId, [day])).get(day)?.first;
  return !first || first.at >= at;
}
