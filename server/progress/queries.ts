import { eq, sql } from 'drizzle-orm';
import { addDays, type Day, dayAt, type ZonedMoment } from '../../contract/calendar.ts';
import type { DayTotals, Progress } from '../../contract/progress/progress.ts';
import type { CategoryId } from '../../contract/workouts/workouts.ts';
import type { Db, Queryable } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { coupleDays, coupleTotals } from '../db/tables/progress.ts';
import { categoryBit, goalCategoriesIn } from './categories.ts';
import { type DayReader, daysBetweenFor } from './day-queries.ts';
import { breakDaysBetween, forgivenSince, recountFrom, runOn } from './run-queries.ts';
import { isFirstOf, skippedAfter } from './skipped-queries.ts';
import { type Run, runAfter, streakAsOf } from './streak.ts';

const CHART_DAYS = 7;
const NOTHING = { workouts: 0, calories: 0, lastDay: null, streak: 0, restDays: 0 };

const totalsOfCouple = prepared((db) =>
  db
    .select()
    .from(coupleTotals)
    .where(eq(coupleTotals.coupleId, sql.placeholder('coupleId')))
    .prepare('totals_of_couple'),
);

export async function progressOf(db: Db, coupleId: string, now: ZonedMoment): Promise<Progress> {
  const today = dayAt(now);
  const [totals = NOTHING] = await totalsOfCouple(db).execute({ coupleId });
  const newest = newestRunOf(totals);
  // Use the run up to today: the partner may be in a zone where tomorrow has begun.
  const isAhead = newest !== null && newest.lastDay > today;
  const run = isAhead ? await runOn(db, coupleId, today) : newest;
  const forgiven = await forgivenSince(db, coupleId, run, now);
  return {
    totalCalories: totals.calories,
    workoutsCompleted: totals.workouts,
    streakDays: streakAsOf(run, today, forgiven).streakDays,
  };
}

type NewestRun = { lastDay: Day | null; streak: number; restDays: number };

function newestRunOf({ lastDay, streak, restDays }: NewestRun): Run | null {
  return lastDay === null ? null : { lastDay, streak, restDays };
}

export async function completedCount(db: Queryable, coupleId: string): Promise<number> {
  const [totals = NOTHING] = await totalsOfCouple(db).execute({ coupleId });
  return totals.workouts;
}

/** Reads the last seven days, oldest first. Days without training have zeros. */
export async function lastDaysOf(db: Db, reader: DayReader, today: Day): Promise<DayTotals[]> {
  const from = addDays(today, 1 - CHART_DAYS);
  const rows = await daysBetweenFor(db, reader, from, today);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: CHART_DAYS }, (_, index) => {
    const day = addDays(from, index);
    const { workouts = 0, calories = 0, minutes = 0 } = byDay.get(day) ?? {};
    return { day, workouts, calories, minutes };
  });
}

const lockedTotals = prepared((tx) =>
  tx
    .insert(coupleTotals)
    .values({ coupleId: sql.placeholder('coupleId') })
    .onConflictDoUpdate({
      target: coupleTotals.coupleId,
      set: { workouts: sql`${coupleTotals.workouts}` },
    })
    .returning()
    .prepare('locked_totals'),
);

/** Locks the couple's totals, so that completions run one after another. */
export async function lockTotals(tx: Queryable, coupleId: string) {
  const [totals] = await lockedTotals(tx).execute({ coupleId });
  if (!totals) throw new Error('The totals of a couple were not inserted.');
  return totals;
}

const addToDay = prepared((db) =>
  db
    .insert(coupleDays)
    .values({
      coupleId: sql.placeholder('coupleId'),
      day: sql.placeholder('day'),
      workouts: 1,
      calories: sql.placeholder('calories'),
      minutes: sql.placeholder('minutes'),
      categories: sql.placeholder('categories'),
      streak: sql.placeholder('streak'),
      restDays: sql.placeholder('restDays'),
      skipped: sql.placeholder('skipped'),
    })
    .onConflictDoUpdate({
      target: [coupleDays.coupleId, coupleDays.day],
      set: {
        workouts: sql`${coupleDays.workouts} + 1`,
        calories: sql`${coupleDays.calories} + excluded.calories`,
        minutes: sql`${coupleDays.minutes} + excluded.minutes`,
        categories: sql`${coupleDays.categories} | excluded.categories`,
      },
    })
    .prepare('add_to_day'),
);

const changedTotals = prepared((tx) =>
  tx
    .update(coupleTotals)
    .set({
      workouts: sql`${sql.placeholder('workouts')}`,
      calories: sql`${sql.placeholder('calories')}`,
      minutes: sql`${sql.placeholder('minutes')}`,
      lastDay: sql`${sql.placeholder('lastDay')}`,
      streak: sql`${sql.placeholder('streak')}`,
      restDays: sql`${sql.placeholder('restDays')}`,
      categoriesEver: sql`${sql.placeholder('categoriesEver')}`,
    })
    .where(eq(coupleTotals.coupleId, sql.placeholder('coupleId')))
    .prepare('changed_totals'),
);

export type Totals = typeof coupleTotals.$inferSelect;
type Completed = ZonedMoment & { category: CategoryId; calories: number; minutes: number };

/**
 * Adds one completion to the day and to `totals`, whose lock the caller holds. Returns the new
 * totals with the longest streak that includes this day.
 */
export async function addToTotals(tx: Queryable, totals: Totals, done: Completed) {
  const { coupleId } = totals;
  const { category, calories, minutes } = done;
  const day = dayAt(done);
  const bit = categoryBit(category);
  // Leave the bedroom out of the days, so that no row reveals when a couple trained there.
  const categories = goalCategoriesIn(bit).length > 0 ? bit : 0;
  const newest = newestRunOf(totals);
  const isNewDay = newest === null || newest.lastDay < day;
  const onBreak = await breakDaysBetween(tx, coupleId, newest, day);
  const skipped = await skippedAfter(tx, coupleId, newest, done);
  const run = isNewDay ? runAfter(newest, day, onBreak + skipped) : newest;
  const { streak, restDays } = run;
  const figures = { calories, minutes, categories, streak, restDays, skipped };
  await addToDay(tx).execute({ coupleId, day, ...figures });
  const changed = {
    ...totals,
    workouts: totals.workouts + 1,
    calories: totals.calories + calories,
    minutes: totals.minutes + minutes,
    categoriesEver: totals.categoriesEver | bit,
    ...run,
  };
  await changedTotals(tx).execute(changed);
  // Recount if this is the day's first workout: a flight may lie between it and the others.
  const isLate =
    !isNewDay && (newest.lastDay > day || (await isFirstOf(tx, coupleId, day, done.at)));
  if (!isLate) return changed;
  const { longest } = await recountFrom(tx, coupleId, day);
  return { ...changed, streak: longest };
}

/** Adds one shared challenge to the totals. Returns the new number of shares. */
export async function addShare(tx: Queryable, coupleId: string): Promise<number> {
  const [totals] = await tx
    .insert(coupleTotals)
    .values({ coupleId, challengeShares: 1 })
    .onConflictDoUpdate({
      target: coupleTotals.coupleId,
      set: { challengeShares: sql`${coupleTotals.challengeShares} + 1` },
    })
    .returning();
  if (!totals) throw new Error('A share was not counted.');
  return totals.challengeShares;
}
