import { lockCouple } from '../db/couple.ts';
import type { Queryable } from '../db/database.ts';
import type { MemberKey } from '../db/member.ts';
import { transact } from '../db/transaction-guard.ts';
import type { Deps } from '../deps.ts';
import { alreadyShipped, notCancellable, paymentInProgress } from '../http/errors.ts';
import { openOrderIds } from './erase-member-queries.ts';
import { expireOrder } from './order-payment.ts';
import { type OrderRow, orderById, visibleOrder } from './order-queries.ts';
import { refundOrder } from './order-tasks.ts';
import { cancelPaid } from './order-update-queries.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'payments'>;

/** Cancels an order; repeated, it changes nothing. Refused once the order was shipped. */
export async function cancelVisibleOrder(
  needs: Needs,
  member: MemberKey,
  id: string,
): Promise<void> {
  const { db, now } = needs;
  const row = await visibleOrder(db, member, id);
  // The payment may have been quicker: then the order is paid now, and is cancelled below.
  if (row.status === 'pending') await expireOrder(needs, row);
  await transact(db, async (tx) => {
    await lockCouple(tx, member.coupleId);
    const current = await visibleOrder(tx, member, id);
    if (await cancelPaid(tx, current, now())) return;
    const { status } = await visibleOrder(tx, member, id);
    if (status === 'shipped') throw alreadyShipped();
  });
}

/**
 * Cancels a paid order for an operator; repeated, it changes nothing. `record` writes down who did
 * it, in the transaction that does it.
 */
export async function cancelAnyOrder(
  { db, now }: Pick<Needs, 'db' | 'now'>,
  id: string,
  record: (tx: Queryable, row: OrderRow) => Promise<void>,
): Promise<OrderRow> {
  const { coupleId } = await orderById(db, id);
  return transact(db, async (tx) => {
    await lockCouple(tx, coupleId);
    const current = await orderById(tx, id);
    if (await cancelPaid(tx, current, now())) await record(tx, current);
    const row = await orderById(tx, id);
    if (row.status !== 'cancelled') throw notCancellable(row.status);
    return row;
  });
}

/** Cancels and refunds whatever a member ordered that was not shipped, before they are erased. */
export async function cancelOrdersOf(needs: Needs, member: MemberKey): Promise<void> {
  for (const id of await openOrderIds(needs.db, member, needs.payments.name)) {
    await cancelVisibleOrder(needs, member, id);
    const row = await visibleOrder(needs.db, member, id);
    if (row.status === 'pending') throw paymentInProgress();
    if (row.isRefundOwed) await refundOrder(needs, row);
  }
}
