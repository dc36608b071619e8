import { dayIn } from '../../contract/calendar.ts';
import { estimateBeforePacking } from '../../contract/shop/delivery-estimate.ts';
import { userById } from '../auth/queries.ts';
import { forEachRow } from '../db/for-each-row.ts';
import { putNotification } from '../db/notifications.ts';
import { transact } from '../db/transaction-guard.ts';
import { zoneOf } from '../db/zone-queries.ts';
import type { Deps } from '../deps.ts';
import { ignoreIfUnavailable } from '../http/errors.ts';
import { RECEIPT_MAILS } from '../http/limits.ts';
import { orderMail } from '../mail/mails.ts';
import type { OrderRow } from './order-queries.ts';
import { referenceOf } from './order-state.ts';
import { clearMailDue, ordersWithTasks, recordRefund } from './order-update-queries.ts';

type Needs = Pick<
  Deps,
  'db' | 'now' | 'payments' | 'mail' | 'notifications' | 'appOrigin' | 'identities'
>;

/**
 * Sends the refunds and mails that orders owe. Each is noted in the same transaction as its cause
 * and cleared when done, so that neither a crash nor an unreachable provider loses one.
 */
export async function runOrderTasks(needs: Needs): Promise<void> {
  const due = await ordersWithTasks(needs.db);
  if (due.length === 0) return;
  await forEachRow(due, (row) =>
    sendMail(needs, row).finally(() => refundOrder(needs, row)),
  ).finally(() => {
    needs.mail.kick();
    needs.notifications.kick();
  });
}

/**
 * Starts the tasks in the background. If the provider is unreachable, the scheduled run tries
 * again.
 */
export function runOrderTasksSoon(deps: Needs & Pick<Deps, 'background'>): void {
  deps.background.run(() => runOrderTasks(deps).catch(ignoreIfUnavailable));
}

/** Refunds the amount owed. If asked twice, the provider refunds once. */
export async function refundOrder(
  { db, now, payments }: Pick<Needs, 'db' | 'now' | 'payments'>,
  row: OrderRow,
): Promise<void> {
  if (!row.isRefundOwed || !row.providerId || row.provider !== payments.name) return;
  await payments.refund(row.providerId);
  await transact(db, (tx) => recordRefund(tx, row, row.totalCents, now()));
}

/** Writes to the buyer only, because the order may be a surprise for the partner. */
async function sendMail(needs: Needs, row: OrderRow): Promise<void> {
  const { db, now, mail, appOrigin } = needs;
  const { id, mailDue, buyerId, coupleId } = row;
  if (!mailDue) return;
  const buyer = buyerId && (await userById(needs, { coupleId, id: buyerId }, now()));
  await transact(db, async (tx) => {
    if (!(await clearMailDue(tx, row, mailDue)) || !buyer) return;
    if (mailDue === 'shipped') {
      // Send the news by phone or mail, as the buyer chose.
      const about = { about: id, subjectId: id, dueAt: now() };
      await putNotification(tx, { coupleId, id: buyer.id }, { kind: 'shipped', ...about });
      return;
    }
    const link = `${appOrigin}/orders/${id}`;
    const paidOn = dayIn(await zoneOf(tx, { coupleId, id: buyer.id }), row.paidAt ?? now());
    const facts = {
      reference: referenceOf(id),
      ...(mailDue === 'paid' && { delivery: estimateBeforePacking(paidOn) }),
    };
    await mail.put(tx, orderMail(buyer, mailDue, facts, link), now(), RECEIPT_MAILS);
  });
}
