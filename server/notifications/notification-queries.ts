import { and, asc, eq, getTableColumns, gt, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Day, dayAt, dayIn, knownZone, type ZonedMoment } from '../../contract/calendar.ts';
import type { Db, Queryable } from '../db/database.ts';
import { isOwnerOf } from '../db/member.ts';
import { notificationRow } from '../db/notifications.ts';
import { prepared } from '../db/prepared.ts';
import { members } from '../db/tables/couples.ts';
import { breakDays, coupleDays } from '../db/tables/progress.ts';
import { notifications, nudges, reminderChoices } from '../db/tables/reminders.ts';
import { transact } from '../db/transaction-guard.ts';
import { addresseeColumns } from '../mail/notification-limits.ts';
import { markPlanTold } from '../progress/plan/reminder-queries.ts';
import { forgivenSince, runOn } from '../progress/run-queries.ts';
import { streakAsOf } from '../progress/streak.ts';
import { withDefaults } from './choice-queries.ts';
import { nextDue } from './schedule.ts';

const DAY_MS = 86_400_000;
const SCHEDULE_BATCH = 500;
/**
 * Claim time of a notification. Longer than any batch takes, so that no other process takes the
 * notification before.
 */
const CLAIM_MS = 5 * 60_000;
/** Time beyond any due date. Only a clock that ran ahead can set a later one. */
const FARTHEST_MS = 9 * DAY_MS;
/** Time that notifications are kept, so that the same one is not inserted again. */
const REMEMBERED_MS = 2 * DAY_MS;
/** Shortest streak worth a warning, because one day is not a streak yet. */
const SHORTEST_STREAK = 2;

export type NotificationRow = typeof notifications.$inferSelect;

const COLUMNS = {
  reminder: { column: reminderChoices.remindAt, name: 'remindAt' },
  streak: { column: reminderChoices.streakAt, name: 'streakAt' },
} as const;

/**
 * Inserts the automatic notifications that are due, and plans the next ones. Skips members locked
 * by other processes, so that each member is handled once. False if no member was left.
 */
export function putDueReminders(db: Db, kind: keyof typeof COLUMNS, now: Date): Promise<boolean> {
  const { column, name } = COLUMNS[kind];
  return transact(db, async (tx) => {
    const farthest = new Date(now.getTime() + FARTHEST_MS);
    const rows = await tx
      .select({ row: reminderChoices, timeZone: members.timeZone })
      .from(reminderChoices)
      .innerJoin(members, isOwnerOf(reminderChoices))
      .where(or(lte(column, now), gt(column, farthest)))
      .orderBy(asc(column))
      .limit(SCHEDULE_BATCH)
      // Lock the member too, or this transaction and a member who is leaving could deadlock.
      .for('no key update', { of: [reminderChoices, members], skipLocked: true });
    const due = rows.map(({ row, timeZone }) => {
      const zone = knownZone(timeZone ?? row.deviceZone);
      const dueAt = row[name] ?? now;
      const nextAt = nextDue(withDefaults(row.choices), zone, now)[name];
      return { row, dueAt, nextAt, about: dayIn(zone, dueAt) };
    });
    const put = due
      .filter(({ dueAt }) => dueAt <= now)
      .map(({ row: { coupleId, memberId }, dueAt, about }) => ({
        coupleId,
        memberId,
        ...notificationRow({ kind, about, dueAt }),
      }));
    if (put.length > 0) await tx.insert(notifications).values(put).onConflictDoNothing();
    if (due.length > 0) {
      const values = due.map(({ row, nextAt }) => ({
        couple_id: row.coupleId,
        member_id: row.memberId,
        next_at: nextAt?.toISOString() ?? null,
      }));
      await tx
        .update(reminderChoices)
        .set({ [name]: sql`next.next_at` })
        .from(
          sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb) AS next (couple_id uuid, member_id uuid, next_at timestamptz)`,
        )
        .where(
          and(
            sql`${reminderChoices.coupleId} = next.couple_id`,
            sql`${reminderChoices.memberId} = next.member_id`,
          ),
        );
    }
    return rows.length > 0;
  });
}

const claimed = prepared((db) => {
  const due = db.$with('due').as(
    db
      .select({
        coupleId: notifications.coupleId,
        memberId: notifications.memberId,
        key: notifications.key,
      })
      .from(notifications)
      .where(
        and(
          isNull(notifications.settledAt),
          or(
            lte(notifications.dueAt, sql.placeholder('now')),
            gt(notifications.dueAt, sql.placeholder('farthest')),
          ),
        ),
      )
      .orderBy(asc(notifications.dueAt))
      .limit(sql.placeholder('limit'))
      .for('update', { skipLocked: true }),
  );
  return db
    .with(due)
    .update(notifications)
    .set({
      attempts: sql`${notifications.attempts} + 1`,
      dueAt: sql`${sql.placeholder('nextTryAt')}`,
    })
    .from(due)
    .where(
      and(
        eq(notifications.coupleId, due.coupleId),
        eq(notifications.memberId, due.memberId),
        eq(notifications.key, due.key),
      ),
    )
    .returning(getTableColumns(notifications))
    .prepare('claimed_notifications');
});

/**
 * Takes due notifications by moving their next try into the future, so that a crash of this process
 * loses nothing.
 */
export function claimDue(db: Db, now: Date, limit: number): Promise<NotificationRow[]> {
  const farthest = new Date(now.getTime() + FARTHEST_MS);
  const nextTryAt = new Date(now.getTime() + CLAIM_MS).toISOString();
  return claimed(db).execute({ now, farthest, limit, nextTryAt });
}

/** Matches a claimed notification, unless it was settled or made due anew since. */
function isOpen({ coupleId, memberId, key, dueAt }: NotificationRow) {
  return and(
    eq(notifications.coupleId, coupleId),
    eq(notifications.memberId, memberId),
    eq(notifications.key, key),
    eq(notifications.dueAt, dueAt),
    isNull(notifications.settledAt),
  );
}

/** Marks a notification as done, sent or not. False if another process was quicker. */
export async function settle(tx: Queryable, row: NotificationRow, now: Date): Promise<boolean> {
  const { coupleId, memberId: id, kind } = row;
  const settled = await tx
    .update(notifications)
    .set({ settledAt: now })
    .where(isOpen(row))
    .returning({ key: notifications.key });
  if (settled.length === 0) return false;
  if (kind === 'proposed') await markPlanTold(tx, { coupleId, id }, now);
  return true;
}

export async function postpone(db: Db, row: NotificationRow, dueAt: Date): Promise<void> {
  await db.update(notifications).set({ dueAt }).where(isOpen(row));
}

/** Delays a notification without counting a try. */
export async function hold(db: Db, row: NotificationRow, dueAt: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ dueAt, attempts: row.attempts - 1 })
    .where(isOpen(row));
}

const partners = alias(members, 'partners');

export type Recipient = Awaited<ReturnType<typeof recipientsOf>>[number];

/**
 * Reads the recipients of notifications with their choices, and the answer if the notification is
 * about one.
 */
export async function recipientsOf(db: Db, rows: readonly NotificationRow[]) {
  const keys = rows.map(({ coupleId, memberId, key }) => ({
    couple_id: coupleId,
    member_id: memberId,
    key,
  }));
  return db
    .select({
      coupleId: members.coupleId,
      id: members.id,
      key: notifications.key,
      sealed: members.sealed,
      isDiscreet: members.isDiscreet,
      timeZone: members.timeZone,
      ...addresseeColumns,
      choices: reminderChoices.choices,
      deviceZone: reminderChoices.deviceZone,
      answer: nudges.answer,
      partner: { id: partners.id, coupleId: partners.coupleId, sealed: partners.sealed },
    })
    .from(notifications)
    .innerJoin(members, isOwnerOf(notifications))
    .leftJoin(
      reminderChoices,
      and(
        eq(reminderChoices.coupleId, notifications.coupleId),
        eq(reminderChoices.memberId, notifications.memberId),
      ),
    )
    .leftJoin(
      nudges,
      and(eq(nudges.coupleId, notifications.coupleId), eq(nudges.id, notifications.subjectId)),
    )
    .leftJoin(
      partners,
      and(eq(partners.coupleId, notifications.coupleId), ne(partners.id, notifications.memberId)),
    )
    .where(
      sql`(${notifications.coupleId}, ${notifications.memberId}, ${notifications.key}) IN (
        SELECT couple_id, member_id, key FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
          AS wanted (couple_id uuid, member_id uuid, key text))`,
    );
}

/** Finds which of these couples have trained on these days. Returns `couple day` strings. */
export async function trainedOn(
  db: Db,
  wanted: readonly { coupleId: string; day: Day }[],
): Promise<Set<string>> {
  if (wanted.length === 0) return new Set();
  const keys = wanted.map(({ coupleId, day }) => ({ couple_id: coupleId, day }));
  const rows = await db
    .select({ coupleId: coupleDays.coupleId, day: coupleDays.day })
    .from(coupleDays)
    .where(
      sql`(${coupleDays.coupleId}, ${coupleDays.day}) IN (SELECT couple_id, day
        FROM jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) AS wanted (couple_id uuid, day date))`,
    );
  return new Set(rows.map(({ coupleId, day }) => `${coupleId} ${day}`));
}

/**
 * Returns the length of the couple's streak if it ends tonight unless they train: no rest day and
 * no break saves the streak. Null otherwise.
 */
export async function endingStreakOf(
  db: Db,
  coupleId: string,
  now: ZonedMoment,
): Promise<number | null> {
  const today = dayAt(now);
  const run = await runOn(db, coupleId, today);
  const standing = streakAsOf(run, today, await forgivenSince(db, coupleId, run, now));
  if (standing.streakDays < SHORTEST_STREAK || standing.restDays > 0) return null;
  const isPaused = and(eq(breakDays.coupleId, coupleId), eq(breakDays.day, today));
  return (await db.$count(breakDays, isPaused)) === 0 ? standing.streakDays : null;
}

export async function sweepNotifications(db: Queryable, now: Date): Promise<void> {
  const before = new Date(now.getTime() - REMEMBERED_MS);
  await db.delete(notifications).where(lt(notifications.expiresAt, before));
  await db.delete(nudges).where(lt(nudges.until, before));
}
