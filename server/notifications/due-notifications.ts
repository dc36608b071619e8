import { dayAt, type ZonedMoment } from '../../contract/calendar.ts';
import type { Db } from '../db/database.ts';
import type { CoupleKeys } from '../security/couple-keys.ts';
import { isAutomatic } from './decide.ts';
import {
  type NotificationRow,
  type Recipient,
  recipientsOf,
  trainedOn,
} from './notification-queries.ts';
import { openSubscriptions, type Subscription } from './push/subscription-queries.ts';

/** A notification that is due, and what decides whether and how it is sent. */
export type DueNotification = {
  row: NotificationRow;
  to: Recipient;
  /** Where the recipient is, now. */
  here: ZonedMoment;
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
  const days = recipients.map((to) => ({ coupleId: to.coupleId, day: dayAt(hereOf(to, now)) }));
  const trained = await trainedOn(db, days);
  const byKey = new Map(recipients.map((to) => [`${to.id} ${to.key}`, to]));
  return rows.flatMap((row) => {
    const to = byKey.get(`${row.memberId} ${row.key}`);
    if (!to) return [];
    const here = hereOf(to, now);
    return {
      row,
      to,
      here,
      phones: phones.filter(({ memberId }) => memberId === row.memberId),
      hasTrainedToday: isAutomatic(row.kind) && trained.has(`${to.coupleId} ${dayAt(here)}`),
    };
  });
}

function hereOf({ timeZone, deviceZone }: Recipient, at: Date): ZonedMoment {
  return { at, zone: timeZone ?? deviceZone ?? 'UTC' };
}
