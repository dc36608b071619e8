import { and, between, eq, sql } from 'drizzle-orm';
import { addDays, type Day, weekStart } from '../../contract/calendar.ts';
import type { DayTotals, Progress, WeeklyGoals } from '../../contract/progress.ts';
import type { CategoryId } from '../../contract/workouts.ts';
import type { Db, Queryable } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { couples } from '../db/tables/couples.ts';
import { coupleDays, coupleTotals } from '../db/tables/progress.ts';
import { categoryBit, goalCategoriesIn } from './categories.ts';
import { RECOUNT, type Run, runAfter, streakOn } from './streak.ts';

const CHART_DAYS = 7;
const NOTHING = { workouts: 0, calories: 0, lastDay: null, streak: 0 };

const totalsOfCouple = prepared((db) =>
  db
    .select()
    .from(coupleTotals)
    .where(eq(coupleTotals.coupleId, sql.placeholder('coupleId')))
    .prepare('totals_of_couple'),
);

export async function progressOf(db: Db, coupleId: string, today: Day): Promise<Progress> {
  const [totals = NOTHING] = await totalsOfCouple(db).execute({ coupleId });
  const streak = streakOn(totals, today);
  return {
    totalCalories: totals.calories,
    workoutsCompleted: totals.workouts,
    streakDays: streak === RECOUNT ? (await runUpTo(db, coupleId, today)).streak : streak,
  };
}

export async function completedCount(db: Queryable, coupleId: string): Promise<number> {
  const [totals = NOTHING] = await totalsOfCouple(db).execute({ coupleId });
  return totals.workouts;
}

const goalsOfCouple = prepared((db) =>
  db
    .select({
      workoutTarget: couples.weeklyWorkoutTarget,
      categoryTarget: couples.weeklyCategoryTarget,
      workouts: sql<number>`coalesce(sum(${coupleDays.workouts}), 0)::int`,
      categories: sql<number>`coalesce(bit_or(${coupleDays.categories}), 0)::int`,
    })
    .from(couples)
    .leftJoin(
      coupleDays,
      and(
        eq(coupleDays.coupleId, couples.id),
        between(coupleDays.day, sql.placeholder('from'), sql.placeholder('to')),
      ),
    )
    .where(eq(couples.id, sql.placeholder('coupleId')))
    .groupBy(couples.id)
    .prepare('goals_of_couple'),
);

export async function weeklyGoalsOf(db: Db, coupleId: string, today: Day): Promise<WeeklyGoals> {
  const from = weekStart(today);
  const [row] = await goalsOfCouple(db).execute({ coupleId, from, to: addDays(from, 6) });
  if (!row) throw new Error('A couple without a row asked for its goals.');
  return {
    workoutTogetherCurrent: row.workouts,
    workoutTogetherTarget: row.workoutTarget,
    completeCategoriesCurrent: goalCategoriesIn(row.categories).length,
    completeCategoriesTarget: row.categoryTarget,
  };
}

/** The last seven days, oldest first; a day without training has zeros. */
export async function lastDaysOf(db: Db, coupleId: string, today: Day): Promise<DayTotals[]> {
  const from = addDays(today, 1 - CHART_DAYS);
  const rows = await db
    .select()
    .from(coupleDays)
    .where(and(eq(coupleDays.coupleId, coupleId), between(coupleDays.day, from, today)));
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

/** Locks the couple's totals: their completions run one after another. */
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

type Totals = typeof coupleTotals.$inferSelect;
type Completed = { day: Day; category: CategoryId; calories: number; minutes: number };

/** Adds one completion to the day and to `totals`, whose lock the caller holds; returns the new totals. */
export async function addToTotals(tx: Queryable, totals: Totals, done: Completed) {
  const { coupleId } = totals;
  const { day, category, calories, minutes } = done;
  const bit = categoryBit(category);
  // The bedroom is left out of the days, so that no row says when a couple trained there.
  const categories = goalCategoriesIn(bit).length > 0 ? bit : 0;
  await addToDay(tx).execute({ coupleId, day, calories, minutes, categories });
  const next = runAfter(totals, day);
  const { lastDay, streak } =
    next === RECOUNT ? await runUpTo(tx, coupleId, totals.lastDay ?? day) : next;
  const changed = {
    ...totals,
    workouts: totals.workouts + 1,
    calories: totals.calories + calories,
    minutes: totals.minutes + minutes,
    categoriesEver: totals.categoriesEver | bit,
    lastDay,
    streak,
  };
  await tx.update(coupleTotals).set(changed).where(eq(coupleTotals.coupleId, coupleId));
  return changed;
}

/**
 * Counts the run that ends on `end` or on the day before, day by day back to the first gap. LIMIT
 * makes PostgreSQL look up each day by the key; a join would read all of the couple's days for each.
 */
export async function runUpTo(db: Queryable, coupleId: string, end: Day): Promise<Run> {
  const [run] = await db
    .select({
      lastDay: sql<Day | null>`max(run.day)::text`,
      streak: sql<number>`coalesce(max(run.streak), 0)::int`,
    })
    .from(
      sql`(
        WITH RECURSIVE walked (day, streak) AS (
          (SELECT ${coupleDays.day}, 1 FROM ${coupleDays}
            WHERE ${coupleDays.coupleId} = ${coupleId}::uuid
              AND ${coupleDays.day} BETWEEN ${end}::date - 1 AND ${end}::date
            ORDER BY ${coupleDays.day} DESC LIMIT 1)
          UNION ALL
          SELECT before.day, walked.streak + 1 FROM walked, LATERAL (
            SELECT ${coupleDays.day} FROM ${coupleDays}
              WHERE ${coupleDays.coupleId} = ${coupleId}::uuid
                AND ${coupleDays.day} = walked.day - 1
              LIMIT 1) AS before
        )
        SELECT day, streak FROM walked
      ) AS run`,
    );
  return run ?? { lastDay: null, streak: 0 };
}

/** Adds one shared challenge to the totals; returns how many there are now. */
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
