import { dayIn } from '../../contract/calendar.ts';
import { deliveryEstimate } from '../../contract/shop/delivery-estimate.ts';
import { lockCouple } from '../db/couple.ts';
import type { Db, Queryable } from '../db/database.ts';
import { transact } from '../db/transaction-guard.ts';
import { zoneOf } from '../db/zone-queries.ts';
import { notificationLimits } from '../mail/notification-limits.ts';
import type { MailQueue } from '../mail/queue.ts';
import { notificationMail, shippedMail } from '../mail/reminder-mails.ts';
import type { CoupleKeys } from '../security/couple-keys.ts';
import type { Identities } from '../security/identities.ts';
import { findOrder } from '../shop/order-queries.ts';
import { referenceOf } from '../shop/order-state.ts';
import { openTracking } from '../shop/sealed-address.ts';
import { unsubscribeTokenOf } from './choice-queries.ts';
import { mailedPathOf } from './compose-notification.ts';
import { causeOf, switchOf } from './decide.ts';
import { type NotificationRow, type Recipient, settle } from './notification-queries.ts';
import { type Details, wordsFor } from './notification-words.ts';

export type MailingNeeds = {
  db: Db;
  now: () => Date;
  appOrigin: string;
  identities: Identities;
  coupleKeys: CoupleKeys;
  mail: MailQueue;
};

/**
 * Writes a mail in place of a notification that reached no phone. Settles in the same transaction,
 * so that only one mail is queued. Settles even if the addressee's limits hold the mail back,
 * because the app shows the news anyway.
 */
export async function emailFallback(
  { db, now, appOrigin, identities, coupleKeys, mail }: MailingNeeds,
  row: NotificationRow,
  to: Recipient & Details,
): Promise<void> {
  // Write no mail here: a failed payment always causes a mail of its own.
  if (row.kind === 'payment') return void (await settle(db, row, now()));
  const { firstName, email } = await identities.open(to);
  const { isDiscreet } = to;
  const recipient = { email, firstName, isDiscreet };
  const link = `${appOrigin}${mailedPathOf({ ...row, isDiscreet })}`;
  const about = { ...to, kind: row.kind };
  // Keep names out of the subject, which mail servers read.
  const { title } = wordsFor({ ...about, partnerName: null });
  const words = { title, body: wordsFor(about).body };
  await transact(db, async (tx) => {
    // Lock the couple first, as erasing a member does, so that this mail and a member who is
    // leaving take turns.
    await lockCouple(tx, row.coupleId);
    if (!(await settle(tx, row, now()))) return;
    const token = await unsubscribeTokenOf(tx, coupleKeys, to);
    const kind = switchOf(row.kind);
    const unsubscribing = {
      postUrl: `${appOrigin}/api/unsubscribe/${token}/${kind}`,
      pageUrl: `${appOrigin}/unsubscribe#${token}.${kind}`,
    };
    const written =
      row.kind === 'shipped'
        ? shippedMail(recipient, await shippedOrder(tx, coupleKeys, row), link, unsubscribing)
        : notificationMail(recipient, words, link, unsubscribing);
    await mail.put(tx, written, now(), notificationLimits(causeOf(row.kind), to, now()));
  });
}

/** Reads what the mail tells of the order that was shipped to its buyer. */
async function shippedOrder(
  tx: Queryable,
  coupleKeys: CoupleKeys,
  { coupleId, memberId, subjectId }: NotificationRow,
) {
  const id = subjectId ?? '';
  const order = await findOrder(tx, { coupleId, id });
  const reference = referenceOf(id);
  if (!order?.shippedAt || order.buyerId !== memberId) return { reference };
  const { shippedAt, sealedTracking } = order;
  const zone = await zoneOf(tx, { coupleId, id: memberId });
  const key = await coupleKeys(coupleId, tx);
  return {
    reference,
    delivery: deliveryEstimate(dayIn(zone, shippedAt)),
    tracking: sealedTracking === null ? null : openTracking(key, order, sealedTracking),
  };
}
