import { randomUUID } from 'node:crypto';
import { and, asc, eq, exists, isNotNull, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { addDays, type Day } from '../../../contract/calendar.ts';
import type { LocalTime } from '../../../contract/local-time.ts';
import { PLANNED_PER_DAY, type PlannedWorkout } from '../../../contract/progress/plan.ts';
import type { Reader } from '../../auth/queries.ts';
import { publishChange } from '../../db/changes.ts';
import { lockCouple } from '../../db/couple.ts';
import type { Db, Queryable } from '../../db/database.ts';
import { type Actor, findMember, findPartner, type MemberKey } from '../../db/member.ts';
import { prepared } from '../../db/prepared.ts';
import { plannedWorkouts } from '../../db/tables/plan.ts';
import { sessions } from '../../db/tables/sessions.ts';
import { transact } from '../../db/transaction-guard.ts';
import { notFound, notSignedIn, planChanged, planFull } from '../../http/errors.ts';
import { plannedFor, remindAt, seenFrom } from './planned-for.ts';
import { announceSoon, newsOfMove } from './proposals.ts';

const DAY_MS = 86_400_000;
/**
 * Time that removed workouts are kept. Calendar apps ask every few hours or days, so all of them
 * learn of the removal.
 */
export const REMOVED_KEPT_MS = 30 * DAY_MS;
/** Most days by which the dates of two places can differ at one moment. */
export const MOST_DAYS_APART = 2;

export type PlannedRow = typeof plannedWorkouts.$inferSelect;
/** Member who reads the plan, with their time zone. */
export type PlanReader = MemberKey & { zone: string };
export type Planner = Actor & { zone: string };

export const columnsIn = (db: Queryable) => ({
  coupleId: plannedWorkouts.coupleId,
  id: plannedWorkouts.id,
  workoutId: plannedWorkouts.workoutId,
  day: plannedWorkouts.day,
  time: plannedWorkouts.time,
  zone: plannedWorkouts.zone,
  proposedBy: plannedWorkouts.proposedBy,
  version: plannedWorkouts.version,
  isDone: isDone(db).as('is_done'),
});

/** Compares with the day in the zone of the plan, which is the day that the couple means. */
function isDone(db: Queryable): SQL<boolean> {
  const completed = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.coupleId, plannedWorkouts.coupleId),
        eq(sessions.completedDay, plannedWorkouts.day),
        eq(sessions.workoutId, plannedWorkouts.workoutId),
      ),
    );
  return sql<boolean>`${exists(completed)}`;
}

export const plannedAround = prepared((db) =>
  db
    .select(columnsIn(db))
    .from(plannedWorkouts)
    .where(
      and(
        eq(plannedWorkouts.coupleId, sql.placeholder('coupleId')),
        sql`${plannedWorkouts.day} BETWEEN ${sql.placeholder('first')} AND ${sql.placeholder('last')}`,
        isNull(plannedWorkouts.removedAt),
      ),
    )
    .prepare('planned_around'),
);

/** Lists the planned workouts of days in the reader's calendar, earliest first. */
/**
 * Reads the plan of some days. Leaves bedroom workouts out behind a closed lock, like those of the
 * history.
 */
export async function plannedBetween(
  db: Queryable,
  reader: PlanReader & Pick<Reader, 'lock'>,
  from: Day,
  until: Day,
): Promise<PlannedWorkout[]> {
  const rows = await plannedAround(db).execute({
    coupleId: reader.coupleId,
    first: addDays(from, -MOST_DAYS_APART),
    last: addDays(until, MOST_DAYS_APART),
  });
  return rows
    .map((row) => plannedFor(reader, row))
    .filter(({ day }) => day >= from && day <= until)
    .filter(({ workout }) => !reader.lock?.isLocked || workout.category !== 'bedroom')
    .toSorted((one, other) => compare(one.startsAt, other.startsAt) || compare(one.id, other.id));
}

const plannedOnDay = prepared((db) =>
  db
    .select({ workoutId: plannedWorkouts.workoutId })
    .from(plannedWorkouts)
    .where(
      and(
        eq(plannedWorkouts.coupleId, sql.placeholder('coupleId')),
        eq(plannedWorkouts.day, sql.placeholder('day')),
        isNull(plannedWorkouts.removedAt),
      ),
    )
    .orderBy(asc(plannedWorkouts.time), asc(plannedWorkouts.id))
    .prepare('planned_on_day'),
);

/**
 * Lists the workouts of a day, earliest first. Uses the date in the zone of the plan, so that both
 * partners get the same result.
 */
export async function plannedOn(db: Queryable, coupleId: string, day: Day): Promise<number[]> {
  return (await plannedOnDay(db).execute({ coupleId, day })).map(({ workoutId }) => workoutId);
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function isPlanned({ coupleId }: { coupleId: string }, id: string) {
  return and(eq(plannedWorkouts.coupleId, coupleId), eq(plannedWorkouts.id, id));
}

/** Finds a workout that is on the plan or was removed recently. */
export async function findPlanned(db: Queryable, couple: { coupleId: string }, id: string) {
  const [row] = await db.select().from(plannedWorkouts).where(isPlanned(couple, id));
  return row ?? null;
}

async function planned(tx: Queryable, reader: PlanReader, id: string): Promise<PlannedWorkout> {
  const [row] = await tx.select(columnsIn(tx)).from(plannedWorkouts).where(isPlanned(reader, id));
  if (!row) throw notFound();
  return plannedFor(reader, row);
}

/**
 * Locks the couple, so that two requests cannot overfill a day, and checks that the member has not
 * left.
 */
async function requireTurn(tx: Queryable, planner: Planner): Promise<void> {
  if (!(await lockCouple(tx, planner.coupleId))) throw notSignedIn();
  if (!(await findMember(tx, planner))) throw notSignedIn();
}

async function requireRoom(tx: Queryable, coupleId: string, day: Day, id: string): Promise<void> {
  const others = and(
    eq(plannedWorkouts.coupleId, coupleId),
    eq(plannedWorkouts.day, day),
    ne(plannedWorkouts.id, id),
    isNull(plannedWorkouts.removedAt),
  );
  if ((await tx.$count(plannedWorkouts, others)) >= PLANNED_PER_DAY)
    throw planFull(PLANNED_PER_DAY);
}

const publishPlan = (tx: Queryable, { coupleId, streamId = null }: Planner) =>
  publishChange(tx, { coupleId, streamId }, 'plan');

export async function insertPlanned(
  db: Db,
  planner: Planner,
  { workoutId, day, time }: LocalTime & { workoutId: number },
  now: Date,
): Promise<PlannedWorkout> {
  const { coupleId, id: proposedBy, zone } = planner;
  const id = randomUUID();
  return transact(db, async (tx) => {
    await requireTurn(tx, planner);
    await requireRoom(tx, coupleId, day, id);
    const partner = await findPartner(tx, planner);
    const moments = {
      createdAt: now,
      changedAt: now,
      remindAt: remindAt({ day, time, zone }, now),
    };
    const row = { coupleId, id, workoutId, day, time, zone, proposedBy, ...moments };
    await tx.insert(plannedWorkouts).values({ ...row, untoldTo: partner?.id });
    if (partner) await announceSoon(tx, partner, now);
    await publishPlan(tx, planner);
    return planned(tx, planner, id);
  });
}

type Move = { day?: Day | undefined; time?: string | undefined; basedOn: number };

/**
 * Moves a planned workout. Day and time are in the zone of the member who moves, which may differ
 * from the zone of the plan.
 */
export async function updatePlanned(
  db: Db,
  planner: Planner,
  id: string,
  { day, time, basedOn }: Move,
  now: Date,
): Promise<PlannedWorkout> {
  const { coupleId, zone } = planner;
  return transact(db, async (tx) => {
    await requireTurn(tx, planner);
    const row = await findPlanned(tx, planner, id);
    if (!row || row.removedAt) throw notFound();
    const seen = seenFrom(zone, row);
    const next = { day: day ?? seen.day, time: time ?? seen.time };
    // Accept a repeated move, as from a bad network, without changing anything.
    const isThere = next.day === seen.day && next.time === seen.time;
    if (!isThere && row.version !== basedOn) throw planChanged();
    if (!isThere) {
      await requireRoom(tx, coupleId, next.day, id);
      const to = { ...next, zone };
      const news = newsOfMove(row, to, (await findPartner(tx, planner))?.id ?? null);
      await change(tx, planner, row, { ...to, ...news }, now);
    }
    return planned(tx, planner, id);
  });
}

type Changes = Partial<
  Pick<PlannedRow, 'day' | 'time' | 'zone' | 'removedAt' | 'untoldTo' | 'knownStart'>
>;

async function change(
  tx: Queryable,
  planner: Planner,
  row: PlannedRow,
  changes: Changes,
  now: Date,
): Promise<void> {
  const { coupleId, id, version, untoldTo, removedAt, ...place } = { ...row, ...changes };
  const moments = { changedAt: now, remindAt: removedAt ? null : remindAt(place, now) };
  await tx
    .update(plannedWorkouts)
    .set({ ...changes, ...moments, version: version + 1 })
    .where(isPlanned(planner, id));
  if (untoldTo && !removedAt) await announceSoon(tx, { coupleId, id: untoldTo }, now);
  await publishPlan(tx, planner);
}

export async function markRemoved(db: Db, planner: Planner, id: string, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    await requireTurn(tx, planner);
    const row = await findPlanned(tx, planner, id);
    if (!row || row.removedAt) throw notFound();
    await change(tx, planner, row, { removedAt: now }, now);
  });
}

export async function restore(
  db: Db,
  planner: Planner,
  id: string,
  now: Date,
): Promise<PlannedWorkout> {
  return transact(db, async (tx) => {
    await requireTurn(tx, planner);
    const row = await findPlanned(tx, planner, id);
    if (!row) throw notFound();
    if (row.removedAt) {
      await requireRoom(tx, row.coupleId, row.day, id);
      const untoldTo = row.untoldTo === planner.id ? null : row.untoldTo;
      await change(tx, planner, row, { removedAt: null, untoldTo }, now);
    }
    return planned(tx, planner, id);
  });
}

/** Removes a leaving member from the rows that name them. The plan stays with the partner. */
export async function forgetPlanner(tx: Queryable, { coupleId, id }: MemberKey): Promise<void> {
  for (const column of ['proposedBy', 'untoldTo'] as const) {
    await tx
      .update(plannedWorkouts)
      .set({ [column]: null })
      .where(and(eq(plannedWorkouts.coupleId, coupleId), eq(plannedWorkouts[column], id)));
  }
}

export function allPlannedOf(db: Queryable, coupleId: string): Promise<PlannedRow[]> {
  return db
    .select()
    .from(plannedWorkouts)
    .where(eq(plannedWorkouts.coupleId, coupleId))
    .orderBy(asc(plannedWorkouts.day), asc(plannedWorkouts.time), asc(plannedWorkouts.id));
}

export function sweepPlan(db: Queryable, now: Date) {
  const oldest = new Date(now.getTime() - REMOVED_KEPT_MS);
  return db
    .delete(plannedWorkouts)
    .where(and(isNotNull(plannedWorkouts.removedAt), lt(plannedWorkouts.removedAt, oldest)));
}
