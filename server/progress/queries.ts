import { and, between, eq, sql } from 'drizzle-orm';
import { addDays, type Day, weekStart } from '../../contract/calendar.ts';
import type { DayTotals, Progress, WeeklyGoals } from '../../contract/progress.ts';
import type { CategoryId } from '../../contract/workouts.ts';
import type { Db, Queryable } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import { couples } from '../db/tables/couples.ts';
import { coupleDays, coupleTotals } from '../db/tables/progress.ts';
import { categoryBit, countCategories, trainedBit } from './categories.ts';
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

export async function completedCount(db: Db, coupleId: string): Promise<number> {
  const [totals = NOTHING] = await totalsOfCouple(db).execute({ coupleId });
  return totals.workouts;
}

/** The same inside a transaction, where prepared queries cannot run. */
export async function completedCountIn(tx: Queryable, coupleId: string): Promise<number> {
  const [totals = NOTHING] = await tx
    .select()
    .from(coupleTotals)
    .where(eq(coupleTotals.coupleId, coupleId));
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
    completeCategoriesCurrent: countCategories(row.categories),
    completeCategoriesTarget: row.categoryTarget,
  };
}

const daysOfCouple = prepared((db) =>
  db
    .select()
    .from(coupleDays)
    .where(
      and(
        eq(coupleDays.coupleId, sql.placeholder('coupleId')),
        between(coupleDays.day, sql.placeholder('from'), sql.placeholder('to')),
      ),
    )
    .prepare('days_of_couple'),
);

/** The last seven days, oldest first, with a zero row for each day off. */
export async function lastDaysOf(db: Db, coupleId: string, today: Day): Promise<DayTotals[]> {
  const from = addDays(today, 1 - CHART_DAYS);
  const rows = await daysOfCouple(db).execute({ coupleId, from, to: today });
  const byDay = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: CHART_DAYS }, (_, index) => {
    const day = addDays(from, index);
    const { workouts = 0, calories = 0, minutes = 0 } = byDay.get(day) ?? {};
    return { day, workouts, calories, minutes };
  });
}

const lockedTotals = prepared((db) =>
  db
    .select()
    .from(coupleTotals)
    .where(eq(coupleTotals.coupleId, sql.placeholder('coupleId')))
    .for('update')
    .prepare('locked_totals'),
);

/** Takes the couple's lock: until the transaction ends, no other completion of theirs goes on. */
export async function lockTotals(tx: Queryable, coupleId: string) {
  const [known] = await lockedTotals(tx).execute({ coupleId });
  if (known) return known;
  // The couple's first completion. Of two at once, the second waits here for the first.
  await tx.insert(coupleTotals).values({ coupleId }).onConflictDoNothing();
  const [made] = await lockedTotals(tx).execute({ coupleId });
  if (!made) throw new Error('The totals of a couple were not inserted.');
  return made;
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

const addToAll = prepared((db) =>
  db
    .update(coupleTotals)
    .set({
      workouts: sql`${coupleTotals.workouts} + 1`,
      calories: sql`${coupleTotals.calories} + ${sql.placeholder('calories')}::integer`,
      minutes: sql`${coupleTotals.minutes} + ${sql.placeholder('minutes')}::integer`,
      categoriesEver: sql`${coupleTotals.categoriesEver} | ${sql.placeholder('category')}::smallint`,
      lastDay: sql`${sql.placeholder('lastDay')}::date`,
      streak: sql`${sql.placeholder('streak')}::integer`,
    })
    .where(eq(coupleTotals.coupleId, sql.placeholder('coupleId')))
    .returning()
    .prepare('add_to_all'),
);

type Done = { day: Day; category: CategoryId; calories: number; minutes: number };

/** Adds one completion to the day and to the totals, and returns these; the caller holds the lock. */
export async function addToTotals(tx: Queryable, coupleId: string, run: Run, done: Done) {
  const { day, category, calories, minutes } = done;
  await addToDay(tx).execute({
    coupleId,
    day,
    calories,
    minutes,
    categories: categoryBit(category),
  });
  const next = runAfter(run, day);
  const { lastDay, streak } =
    next === RECOUNT ? await runUpTo(tx, coupleId, run.lastDay ?? day) : next;
  const [totals] = await addToAll(tx).execute({
    coupleId,
    calories,
    minutes,
    category: trainedBit(category),
    lastDay,
    streak,
  });
  if (!totals) throw new Error('The totals of a couple were not locked.');
  return totals;
}

/** With LIMIT, each day is looked up by itself: a join would read all of the couple's days for each. */
const runOfCouple = prepared((db) =>
  db
    .select({
      lastDay: sql<Day | null>`max(run.day)::text`,
      streak: sql<number>`coalesce(max(run.streak), 0)::int`,
    })
    .from(
      sql`(
        WITH RECURSIVE walked (day, streak) AS (
          (SELECT ${coupleDays.day}, 1 FROM ${coupleDays}
            WHERE ${coupleDays.coupleId} = ${sql.placeholder('coupleId')}::uuid
              AND ${coupleDays.day} BETWEEN ${sql.placeholder('end')}::date - 1
                AND ${sql.placeholder('end')}::date
            ORDER BY ${coupleDays.day} DESC LIMIT 1)
          UNION ALL
          SELECT before.day, walked.streak + 1 FROM walked, LATERAL (
            SELECT ${coupleDays.day} FROM ${coupleDays}
              WHERE ${coupleDays.coupleId} = ${sql.placeholder('coupleId')}::uuid
                AND ${coupleDays.day} = walked.day - 1
              LIMIT 1) AS before
        )
        SELECT day, streak FROM walked
      ) AS run`,
    )
    .prepare('run_of_couple'),
);

/**
 * Counts the run that ends on `end` or on the day before it: day by day back to the first gap,
 * however many days lie before that.
 */
export async function runUpTo(db: Queryable, coupleId: string, end: Day): Promise<Run> {
  const [run] = await runOfCouple(db).execute({ coupleId, end });
  return run ?? { lastDay: null, streak: 0 };
}

/** Counts one more shared challenge, and returns how many that makes. */
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
