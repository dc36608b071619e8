import { and, between, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { addDays, type Day, weekStart } from '../../contract/calendar.ts';
import {
  DEFAULT_TARGETS,
  EVERY_CATEGORY,
  type NewTargets,
  type Targets,
  type WeeklyGoals,
  type WeeklyTargets,
} from '../../contract/progress/progress.ts';
import { workoutHeading } from '../catalogue/catalogue.ts';
import { publishChange } from '../db/changes.ts';
import type { Db } from '../db/database.ts';
import type { Actor } from '../db/member.ts';
import { prepared } from '../db/prepared.ts';
import { coupleDays, weeklyTargets } from '../db/tables/progress.ts';
import { sessions } from '../db/tables/sessions.ts';
import { transact } from '../db/transaction-guard.ts';
import { goalCategoriesIn } from './categories.ts';

const WEEK_DAYS = 7;

const isWeekOfCouple = and(
  eq(coupleDays.coupleId, sql.placeholder('coupleId')),
  between(coupleDays.day, sql.placeholder('from'), sql.placeholder('to')),
);
const weekOfCouple = prepared((db) =>
  db
    .select({
      workouts: sql<number>`coalesce(sum(${coupleDays.workouts}), 0)::int`,
      categories: sql<number>`coalesce(bit_or(${coupleDays.categories}), 0)::int`,
    })
    .from(coupleDays)
    .where(isWeekOfCouple)
    .prepare('week_of_couple'),
);

/**
 * Selects the newest two rows up to a week, which give the targets of that week and the one before.
 */
const targetsOfCouple = prepared((db) =>
  db
    .select()
    .from(weeklyTargets)
    .where(
      and(
        eq(weeklyTargets.coupleId, sql.placeholder('coupleId')),
        lte(weeklyTargets.week, sql.placeholder('week')),
      ),
    )
    .orderBy(desc(weeklyTargets.week))
    .limit(2)
    .prepare('targets_of_couple'),
);

type GoalReader = { coupleId: string; lock?: { isLocked: boolean } | undefined };

export async function weeklyGoalsOf(db: Db, reader: GoalReader, today: Day): Promise<WeeklyGoals> {
  const { coupleId } = reader;
  const from = weekStart(today);
  const week = { coupleId, from, to: addDays(from, WEEK_DAYS - 1) };
  const [done] = await weekOfCouple(db).execute(week);
  const { thisWeek } = await targetsOf(db, coupleId, today);
  const goalCategories = goalCategoriesIn(done?.categories ?? 0).length;
  // Count the bedroom only for couples that aim at all five categories, and hide it behind a closed
  // lock.
  const isBedroomCounted = thisWeek.categories === EVERY_CATEGORY && !reader.lock?.isLocked;
  const bedroom = isBedroomCounted && (await hasTrainedInBedroom(db, week)) ? 1 : 0;
  return {
    workoutTogetherCurrent: done?.workouts ?? 0,
    workoutTogetherTarget: thisWeek.workouts,
    completeCategoriesCurrent: goalCategories + bedroom,
    completeCategoriesTarget: thisWeek.categories,
  };
}

/** Reads the sessions, because the rows of days do not record the bedroom. */
async function hasTrainedInBedroom(db: Db, week: { coupleId: string; from: Day; to: Day }) {
  const rows = await db
    .selectDistinct({ workoutId: sessions.workoutId })
    .from(sessions)
    .where(
      and(eq(sessions.coupleId, week.coupleId), between(sessions.completedDay, week.from, week.to)),
    );
  return rows.some(({ workoutId }) => workoutHeading(workoutId).category === 'bedroom');
}

export async function targetsOf(db: Db, coupleId: string, today: Day): Promise<WeeklyTargets> {
  const thisMonday = weekStart(today);
  const nextMonday = addDays(thisMonday, WEEK_DAYS);
  const rows = await targetsOfCouple(db).execute({ coupleId, week: nextMonday });
  return {
    thisWeek: toTargets(rows.find(({ week }) => week <= thisMonday)),
    nextWeek: toTargets(rows[0]),
    nextMonday,
  };
}

function toTargets({ workouts, categories }: Targets = DEFAULT_TARGETS): Targets {
  return { workouts, categories };
}

/** Sets a couple's targets from a week on. Deletes those planned for later weeks. */
export async function setTargets(
  db: Db,
  { coupleId, streamId }: Actor,
  { from, workouts, categories }: NewTargets,
  today: Day,
): Promise<void> {
  const monday = weekStart(today);
  const week = from === 'this week' ? monday : addDays(monday, WEEK_DAYS);
  const targets = { workouts, categories };
  await transact(db, async (tx) => {
    await tx
      .delete(weeklyTargets)
      .where(and(eq(weeklyTargets.coupleId, coupleId), gt(weeklyTargets.week, week)));
    await tx
      .insert(weeklyTargets)
      .values({ coupleId, week, ...targets })
      .onConflictDoUpdate({
        target: [weeklyTargets.coupleId, weeklyTargets.week],
        set: targets,
      });
    await publishChange(tx, { coupleId, streamId }, 'goals');
  });
}

/** Lists all targets that a couple ever set, with their first week. */
export async function allTargetsOf(db: Db, coupleId: string) {
  const rows = await db
    .select()
    .from(weeklyTargets)
    .where(eq(weeklyTargets.coupleId, coupleId))
    .orderBy(weeklyTargets.week);
  return rows.map(({ week, workouts, categories }) => ({ fromWeek: week, workouts, categories }));
}
