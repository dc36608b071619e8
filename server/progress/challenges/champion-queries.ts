import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Day } from '../../../contract/calendar.ts';
import type { Db, Queryable } from '../../db/database.ts';
import { champions, coupleWeeks, weekHistogram } from '../../db/tables/challenges.ts';
import { transact } from '../../db/transaction-guard.ts';
import { grantFreeMonth } from '../../shop/premium/entitlement-queries.ts';
import { lastClosedWeek } from './week-closing.ts';

/**
 * Crowns the champion of every closed week that has none. Safe when several processes run this at
 * once.
 */
export async function closeWeeks(db: Db, now: Date): Promise<void> {
  const open = await db
    .selectDistinct({ week: weekHistogram.week })
    .from(weekHistogram)
    .leftJoin(champions, eq(champions.week, weekHistogram.week))
    .where(
      and(
        lte(weekHistogram.week, lastClosedWeek(now)),
        gt(weekHistogram.couples, 0),
        isNull(champions.week),
      ),
    );
  for (const { week } of open) await transact(db, (tx) => crown(tx, week, now));
}

async function crown(tx: Queryable, week: Day, now: Date): Promise<void> {
  const [best] = await tx
    .select({ coupleId: coupleWeeks.coupleId, points: coupleWeeks.points })
    .from(coupleWeeks)
    .where(and(eq(coupleWeeks.week, week), eq(coupleWeeks.isListed, true)))
    .orderBy(desc(coupleWeeks.points), coupleWeeks.reachedAt)
    .limit(1);
  if (!best) return;
  const crowned = await tx
    .insert(champions)
    .values({ week, ...best, crownedAt: now })
    .onConflictDoNothing()
    .returning();
  if (crowned.length > 0) await grantFreeMonth(tx, best.coupleId, `champion ${week}`, now);
}
