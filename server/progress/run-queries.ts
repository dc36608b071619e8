import { and, asc, between, desc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import {
  addDays,
  type Day,
  dayAt,
  daysBetween,
  type ZonedMoment,
} from '../../contract/calendar.ts';
import type { Queryable } from '../db/database.ts';
import { breakDays, coupleDays, coupleTotals } from '../db/tables/progress.ts';
import { skippedAfter, skippedBefore } from './skipped-queries.ts';
import { LONGEST_GAP_DAYS, type Run, runAfter } from './streak.ts';

/** Stored run of a day, with the days that a flight skipped just before that day. */
export type StoredRun = Run & { skipped: number };

const KEPT_RUN = {
  lastDay: coupleDays.day,
  streak: coupleDays.streak,
  restDays: coupleDays.restDays,
  skipped: coupleDays.skipped,
};

/**
 * Reads the runs of the last `count` trained days up to `day`, newest first. Leaves out runs so old
 * that they have ended, so that few rows are read under any query plan.
 */
export async function newestRuns(
  db: Queryable,
  coupleId: string,
  day: Day,
  count: number,
): Promise<StoredRun[]> {
  return db
    .select(KEPT_RUN)
    .from(coupleDays)
    .where(
      and(
        eq(coupleDays.coupleId, coupleId),
        between(coupleDays.day, addDays(day, -LONGEST_GAP_DAYS - 1), day),
      ),
    )
    .orderBy(desc(coupleDays.day))
    .limit(count);
}

/** Returns the run as of the end of `day`. Null if it could no longer continue by then. */
export async function runOn(db: Queryable, coupleId: string, day: Day): Promise<StoredRun | null> {
  const [run] = await newestRuns(db, coupleId, day, 1);
  return run ?? null;
}

/** Counts the break days between a run and a day. Skips the query if no day lies between. */
export async function breakDaysBetween(
  db: Queryable,
  coupleId: string,
  run: Run | null,
  until: Day,
): Promise<number> {
  if (!run || daysBetween(run.lastDay, until) <= 1) return 0;
  return db.$count(
    breakDays,
    and(eq(breakDays.coupleId, coupleId), gt(breakDays.day, run.lastDay), lt(breakDays.day, until)),
  );
}

/**
 * Counts the days between a run and now that cannot be missed: break days, and days skipped by a
 * flight.
 */
export async function forgivenSince(
  db: Queryable,
  coupleId: string,
  run: Run | null,
  now: ZonedMoment,
): Promise<number> {
  const onBreak = await breakDaysBetween(db, coupleId, run, dayAt(now));
  return onBreak + (await skippedAfter(db, coupleId, run, now));
}

/** Reads the runs of the days from `from` to `to`, oldest first. */
export async function runsBetween(
  db: Queryable,
  coupleId: string,
  from: Day,
  to: Day,
): Promise<StoredRun[]> {
  return db
    .select(KEPT_RUN)
    .from(coupleDays)
    .where(and(eq(coupleDays.coupleId, coupleId), between(coupleDays.day, from, to)))
    .orderBy(asc(coupleDays.day));
}

/**
 * Recomputes the runs of `from` and every later trained day, after a day was added or a break
 * changed. Only recent weeks can change: a session can be completed for 30 days, and a break begins
 * yesterday at the earliest. The caller holds the lock of the couple's totals, which are updated
 * too. Returns the last run and the longest streak found.
 */
export async function recountFrom(tx: Queryable, coupleId: string, from: Day) {
  const before = await runOn(tx, coupleId, addDays(from, -1));
  const kept = await tx
    .select(KEPT_RUN)
    .from(coupleDays)
    .where(and(eq(coupleDays.coupleId, coupleId), gte(coupleDays.day, from)))
    .orderBy(asc(coupleDays.day));
  const onBreak = await tx
    .select({ day: breakDays.day })
    .from(breakDays)
    .where(and(eq(breakDays.coupleId, coupleId), gt(breakDays.day, before?.lastDay ?? from)));
  const skips = await skippedBefore(
    tx,
    coupleId,
    (before ? [before, ...kept] : kept).map(({ lastDay }) => lastDay),
  );
  let run: Run | null = before;
  let longest = 0;
  const changed: StoredRun[] = [];
  for (const row of kept) {
    const earlier = run?.lastDay ?? row.lastDay;
    const breaks = onBreak.filter(({ day }) => day > earlier && day < row.lastDay).length;
    const skipped = skips.get(row.lastDay) ?? 0;
    run = runAfter(run, row.lastDay, breaks + skipped);
    longest = Math.max(longest, run.streak);
    const isChanged =
      run.streak !== row.streak || run.restDays !== row.restDays || skipped !== row.skipped;
    if (isChanged) changed.push({ ...run, skipped });
  }
  await storeRuns(tx, coupleId, changed);
  if (run) {
    const { lastDay, streak, restDays } = run;
    await tx
      .update(coupleTotals)
      .set({ lastDay, streak, restDays })
      .where(eq(coupleTotals.coupleId, coupleId));
  }
  return { run, longest };
}

/**
 * Stores runs, which must be in order of their days. The first day bounds the rows that are read,
 * under any query plan.
 */
async function storeRuns(
  tx: Queryable,
  coupleId: string,
  runs: readonly StoredRun[],
): Promise<void> {
  const [first] = runs;
  if (!first) return;
  const values = runs.map(
    ({ lastDay, streak, restDays, skipped }) =>
      sql`(${lastDay}::date, ${streak}::int, ${restDays}::smallint, ${skipped}::smallint)`,
  );
  await tx
    .update(coupleDays)
    .set({ streak: sql`run.streak`, restDays: sql`run.rest_days`, skipped: sql`run.skipped` })
    .from(sql`(VALUES ${sql.join(values, sql`, `)}) AS run (day, streak, rest_days, skipped)`)
    .where(
      and(
        eq(coupleDays.coupleId, coupleId),
        gte(coupleDays.day, first.lastDay),
        sql`${coupleDays.day} = run.day`,
      ),
    );
}
