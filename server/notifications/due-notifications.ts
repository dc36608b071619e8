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

/** Due notification, with the facts that decide whether and how it is sent. */
export type DueNotification = {
  row: NotificationRow;
  to: Recipient;
  /** Current time in the recipient's time zone. */
  here: ZonedMoment;
  phones: readonly Subscription[];
  hasTrainedToday: boolean;
};

type Needs = { db: Db; coupleKeys: CoupleKeys; push: object | null };

/**
 * Looks up the facts for all rows in a few statements. Members who have left in between have no
 * rows.
 */
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
