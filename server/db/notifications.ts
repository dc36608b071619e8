import { and, eq, ne, sql } from 'drizzle-orm';
import type { NotificationKind } from '../../contract/notifications/reminders.ts';
import type { Queryable } from './database.ts';
import type { MemberKey } from './member.ts';
import { prepared } from './prepared.ts';
import { members } from './tables/couples.ts';
import { notifications } from './tables/reminders.ts';

/** Includes answers to nudges and proposals for the plan, which have no switch of their own. */
export type NotifiedKind = NotificationKind | 'answer' | 'proposed';

export type NewNotification = {
  kind: NotifiedKind;
  /** Identifies the notification within its kind, such as a day or an id. Stored once. */
  about: string;
  subjectId?: string | undefined;
  dueAt: Date;
  /** Unset: the usual lifetime of its kind. */
  expiresAt?: Date | undefined;
};

const HOUR_MS = 3_600_000;
const NEWS_FOR_MS: Readonly<Record<NotifiedKind, number>> = {
  planned: HOUR_MS / 2,
  proposed: 24 * HOUR_MS,
  reminder: 3 * HOUR_MS,
  streak: 4 * HOUR_MS,
  nudge: 12 * HOUR_MS,
  answer: 6 * HOUR_MS,
  room: HOUR_MS,
  entry: 24 * HOUR_MS,
  shipped: 72 * HOUR_MS,
  payment: 72 * HOUR_MS,
};

/** Identifies an hour: several facts of a kind within one hour make a single notification. */
export function hourOf(now: Date): string {
  return String(Math.floor(now.getTime() / HOUR_MS));
}

/** Builds the row of a notification, without its member. */
export function notificationRow({ kind, about, subjectId, dueAt, expiresAt }: NewNotification) {
  return {
    key: `${kind} ${about}`,
    kind,
    subjectId: subjectId ?? null,
    dueAt,
    expiresAt: expiresAt ?? new Date(dueAt.getTime() + NEWS_FOR_MS[kind]),
  };
}

/** Stores a notification. Pass the transaction of the fact, so that both are stored or neither. */
export async function putNotification(
  tx: Queryable,
  { coupleId, id: memberId }: MemberKey,
  notification: NewNotification,
): Promise<void> {
  const row = { coupleId, memberId, ...notificationRow(notification) };
  await tx.insert(notifications).values(row).onConflictDoNothing();
}

/** Stores a notification, or makes the one with its key due anew, sent or not. */
export async function putNotificationAgain(
  tx: Queryable,
  { coupleId, id: memberId }: MemberKey,
  notification: NewNotification,
): Promise<void> {
  const row = { coupleId, memberId, ...notificationRow(notification) };
  const { dueAt, expiresAt } = row;
  await tx
    .insert(notifications)
    .values(row)
    .onConflictDoUpdate({
      target: [notifications.coupleId, notifications.memberId, notifications.key],
      set: { dueAt, expiresAt, attempts: 0, settledAt: null },
    });
}

const newForPartner = prepared((tx) =>
  tx
    .insert(notifications)
    .select(
      tx
        .select({
          coupleId: members.coupleId,
          memberId: members.id,
          key: sql<string>`${sql.placeholder('key')}::text`.as('key'),
          kind: sql<NotifiedKind>`${sql.placeholder('kind')}::text`.as('kind'),
          subjectId: sql<string | null>`${sql.placeholder('subjectId')}::uuid`.as('subject_id'),
          dueAt: sql<Date>`${sql.placeholder('dueAt')}::timestamptz`.as('due_at'),
          attempts: sql<number>`0::smallint`.as('attempts'),
          expiresAt: sql<Date>`${sql.placeholder('expiresAt')}::timestamptz`.as('expires_at'),
          settledAt: sql<Date | null>`NULL::timestamptz`.as('settled_at'),
        })
        .from(members)
        .where(
          and(
            eq(members.coupleId, sql.placeholder('coupleId')),
            ne(members.id, sql.placeholder('id')),
          ),
        )
        // Wait for a partner who is just leaving: then there is nobody to notify.
        .for('key share'),
    )
    .onConflictDoNothing()
    .prepare('new_for_partner'),
);

/** Stores a notification for a member's partner, if there is one. */
export async function putNotificationForPartner(
  tx: Queryable,
  { coupleId, id }: MemberKey,
  notification: NewNotification,
): Promise<void> {
  const { dueAt, expiresAt, ...row } = notificationRow(notification);
  const times = { dueAt: dueAt.toISOString(), expiresAt: expiresAt.toISOString() };
  await newForPartner(tx).execute({ coupleId, id, ...row, ...times });
}
