import { and, eq, gt, sql } from 'drizzle-orm';
import type { Day } from '../../../contract/calendar.ts';
import type { Queryable } from '../../db/database.ts';
import { coupleWeeks, weekHistogram } from '../../db/tables/challenges.ts';
import { lastClosedWeek } from './week-closing.ts';

/**
 * Adds one couple to the couples with some points in a week, or removes one. Callers go from
 * earlier to later weeks and from fewer to more points, so that two transactions cannot deadlock.
 * Callers do this last, because all couples share these rows and wait for their locks.
 */
async function addCouples(tx: Queryable, week: Day, points: number, change: 1 | -1): Promise<void> {
  await tx
    .insert(weekHistogram)
    .values({ week, points, couples: change })
    .onConflictDoUpdate({
      target: [weekHistogram.week, weekHistogram.points],
      set: { couples: sql`${weekHistogram.couples} + excluded.couples` },
    });
}

export async function moveCouple(tx: Queryable, week: Day, from: number, to: number) {
  if (from > 0) await addCouples(tx, week, from, -1);
  await addCouples(tx, week, to, 1);
}

/** Puts a couple on the boards of the weeks that are still open, or takes it off them. */
export async function setListed(tx: Queryable, coupleId: string, isListed: boolean, now: Date) {
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
    await addCouples(tx, week, points, isListed ? 1 : -1);
  }
}
