import { type Day, dayIn } from '../../contract/calendar.ts';
import type { Db } from '../db/database.ts';
import type { CoupleKeys } from '../security/couple-keys.ts';
import { isAutomatic } from './decide.ts';
import {
  type NotificationRow,
  type Recipient,
  recipientsOf,
  trainedOn,
} from './notification-queries.ts';
import { openSubscriptions, type Subscription } from './subscription-queries.ts';

/** A notification that is due, and what decides whether and how it is sent. */
export type DueNotification = {
  row: NotificationRow;
  to: Recipient;
  /** Where the recipient is. */
  day: Day;
  phones: readonly Subscription[];
  hasTrainedToday: boolean;
};

type Needs = { db: Db; coupleKeys: CoupleKeys; push: object | null };

/** Looks up what all of them need with a few statements; whoever left meanwhile took theirs along. */
export async function dueNotifications(
  { db, coupleKeys, push }: Needs,
  rows: readonly NotificationRow[],
  now: Date,
): Promise<DueNotification[]> {
  const recipients = await recipientsOf(db, rows);
  const phones = push ? await openSubscriptions(db, rows, now) : [];
  await coupleKeys.load(rows.map(({ coupleId }) => coupleId));
  const days = recipients.map((to) => ({ coupleId: to.coupleId, day: dayOf(to, now) }));
  const trained = await trainedOn(db, days);
  const byKey = new Map(recipients.map((to) => [`${to.id} ${to.key}`, to]));
  return rows.flatMap((row) => {
    const to = byKey.get(`${row.memberId} ${row.key}`);
    if (!to) return [];
    const day = dayOf(to, now);
    return {
      row,
      to,
      day,
      phones: phones.filter(({ memberId }) => memberId === row.memberId),
      hasTrainedToday: isAutomatic(row.kind) && trained.has(`${to.coupleId} ${day}`),
    };
  });
}

function dayOf({ timeZone, deviceZone }: Recipient, now: Date): Day {
  return dayIn(timeZone ?? deviceZone ?? 'UTC', now);
}
