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

/** A run as its day keeps it, with the days that a flight skipped right before that day. */
export type StoredRun = Run & { skipped: number };

const KEPT_RUN = {
  lastDay: coupleDays.day,
  streak: coupleDays.streak,
  restDays: coupleDays.restDays,
  skipped: coupleDays.skipped,
};

/**
 * The runs at the end of the last `count` trained days up to `day`, newest first, as far as they
 * matter to it: a run that ended longer ago is over. So few rows are read, however they are found.
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

/** The run as it stood when `day` was over; null when it could no longer go on by then. */
export async function runOn(db: Queryable, coupleId: string, day: Day): Promise<StoredRun | null> {
  const [run] = await newestRuns(db, coupleId, day, 1);
  return run ?? null;
}

/** How many days of a break lie between a run and a day; none is asked for where no day lies between. */
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

/** How many days between a run and now cannot have been missed: on a break, or skipped by a flight. */
export async function forgivenSince(
  db: Queryable,
  coupleId: string,
  run: Run | null,
  now: ZonedMoment,
): Promise<number> {
  const onBreak = await breakDaysBetween(db, coupleId, run, dayAt(now));
  return onBreak + (await skippedAfter(db, coupleId, run, now));
}

/** The runs of the days from `from` to `to`, oldest first. */
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
 * Computes the runs of `from` and of every trained day after it anew, because a day before them was
 * added or a break has changed. Whatever can change lies in the last weeks: a session can be
 * completed for 30 days, and a break begins yesterday at the earliest. The caller holds the lock of
 * the couple's totals, which are kept in step. Returns the last run, and the longest streak met.
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

/** Runs come in the order of their days; the first of them bounds what is read, whatever the plan. */
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
