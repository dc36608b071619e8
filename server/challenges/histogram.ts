import { and, eq, gt, sql } from 'drizzle-orm';
import type { Day } from '../../contract/calendar.ts';
import type { Queryable } from '../db/database.ts';
import { coupleWeeks, weekHistogram } from '../db/tables/challenges.ts';
import { lastClosedWeek } from './week-closing.ts';

/**
 * Counts one couple more or less at some points of a week. Callers go upwards, week by week and
 * point by point, so that no two of them wait for each other; and they come here last, so that
 * rows that everyone shares are held only for a moment.
 */
async function count(tx: Queryable, week: Day, points: number, change: 1 | -1): Promise<void> {
  await tx
    .insert(weekHistogram)
    .values({ week, points, couples: change })
    .onConflictDoUpdate({
      target: [weekHistogram.week, weekHistogram.points],
      set: { couples: sql`${weekHistogram.couples} + excluded.couples` },
    });
}

/** A listed couple came from some points to more. */
export async function moveUp(tx: Queryable, week: Day, from: number, to: number): Promise<void> {
  if (from > 0) await count(tx, week, from, -1);
  await count(tx, week, to, 1);
}

/** Puts a couple on the boards of the weeks that are still open, or takes it off them. */
export async function listCouple(
  tx: Queryable,
  coupleId: string,
  isListed: boolean,
  now: Date,
): Promise<void> {
  const changed = await tx
    .update(coupleWeeks)
    .set({ isListed })
    .where(
      and(
        eq(coupleWeeks.coupleId, coupleId),
        gt(coupleWeeks.week, lastClosedWeek(now)),
        eq(coupleWeeks.isListed, !isListed),
      ),
    )
    .returning({ week: coupleWeeks.week, points: coupleWeeks.points });
  for (const { week, points } of changed.toSorted((a, b) => a.week.localeCompare(b.week))) {
    await count(tx, week, points, isListed ? 1 : -1);
  }
}
