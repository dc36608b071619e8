import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import { addDays } from '../../../contract/calendar.ts';
import type { Db, Queryable } from '../../db/database.ts';
import type { MemberKey } from '../../db/member.ts';
import { notificationRow } from '../../db/notifications.ts';
import { couples, members } from '../../db/tables/couples.ts';
import { plannedWorkouts } from '../../db/tables/plan.ts';
import { notifications } from '../../db/tables/reminders.ts';
import { transact } from '../../db/transaction-guard.ts';
import { momentOf, remindAt } from './planned-for.ts';
import { columnsIn, MOST_DAYS_APART, plannedAround } from './queries.ts';

const BATCH = 500;

/**
 * Inserts the reminders of planned workouts that are due, for both partners. Skips couples that
 * another process handles or that change their plan, so that each reminder is inserted once. False
 * if none was left.
 */
export function putPlanReminders(db: Db, now: Date): Promise<boolean> {
  return transact(db, async (tx) => {
    const due = await tx
      .select({ row: plannedWorkouts })
      .from(plannedWorkouts)
      .innerJoin(couples, eq(couples.id, plannedWorkouts.coupleId))
      .where(lte(plannedWorkouts.remindAt, now))
      .orderBy(asc(plannedWorkouts.remindAt))
      .limit(BATCH)
      .for('no key update', { of: [couples, plannedWorkouts], skipLocked: true });
    if (due.length === 0) return false;
    const rows = due.map(({ row }) => ({ ...row, nextAt: remindAt(row, now) }));
    const people = await tx
      .select({ coupleId: members.coupleId, memberId: members.id })
      .from(members)
      .where(inArray(members.coupleId, [...new Set(rows.map(({ coupleId }) => coupleId))]));
    const put = rows
      .filter((row) => row.nextAt === null && momentOf(row) > now)
      .flatMap((row) => {
        const expiresAt = momentOf(row);
        const about = { about: expiresAt.toISOString(), dueAt: now, expiresAt };
        const reminder = notificationRow({ kind: 'planned', ...about });
        return people
          .filter(({ coupleId }) => coupleId === row.coupleId)
          .map((person) => ({ ...person, ...reminder }));
      });
    if (put.length > 0) await tx.insert(notifications).values(put).onConflictDoNothing();
    await setNext(tx, rows);
    return true;
  });
}

type Next = { coupleId: string; id: string; nextAt: Date | null };

async function setNext(tx: Queryable, rows: readonly Next[]): Promise<void> {
  const values = rows.map(({ coupleId, id, nextAt }) => ({
    couple_id: coupleId,
    id,
    next_at: nextAt?.toISOString() ?? null,
  }));
  await tx
    .update(plannedWorkouts)
    .set({ remindAt: sql`next.next_at` })
    .from(
      sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb) AS next (couple_id uuid, id uuid, next_at timestamptz)`,
    )
    .where(
      and(sql`${plannedWorkouts.coupleId} = next.couple_id`, sql`${plannedWorkouts.id} = next.id`),
    );
}

/** True if the couple still has something to do that is planned for this moment. */
export async function isPlannedFor(db: Queryable, coupleId: string, start: Date): Promise<boolean> {
  const day = start.toISOString().slice(0, 10);
  const [first, last] = [addDays(day, -MOST_DAYS_APART), addDays(day, MOST_DAYS_APART)];
  const rows = await plannedAround(db).execute({ coupleId, first, last });
  return rows.some((row) => !row.isDone && momentOf(row).getTime() === start.getTime());
}

const isUntold = ({ coupleId, id }: MemberKey) =>
  and(eq(plannedWorkouts.coupleId, coupleId), eq(plannedWorkouts.untoldTo, id));

/** True if the partner has planned or moved something to come of which the member was not told. */
export async function hasPlanNews(db: Queryable, member: MemberKey, now: Date): Promise<boolean> {
  const rows = await db
    .select(columnsIn(db))
    .from(plannedWorkouts)
    .where(and(isUntold(member), isNull(plannedWorkouts.removedAt)));
  return rows.some((row) => !row.isDone && momentOf(row) > now);
}

/** Marks everything planned or moved until now as told to the member. */
export async function markPlanTold(tx: Queryable, member: MemberKey, now: Date): Promise<void> {
  await tx
    .update(plannedWorkouts)
    .set({ untoldTo: null, knownStart: null })
    .where(and(isUntold(member), lte(plannedWorkouts.changedAt, now)));
}
