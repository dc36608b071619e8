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

/** Cancels an order. A repeated call changes nothing. Refuses once the order was shipped. */
export async function cancelVisibleOrder(
  needs: Needs,
  member: MemberKey,
  id: string,
): Promise<void> {
  const { db, now } = needs;
  const row = await visibleOrder(db, member, id);
  // Expire the order first. If the payment was quicker, the order is paid now and is canceled
  // below.
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
 * Cancels a paid order for an operator. A repeated call changes nothing. `record` writes down who
 * canceled, in the same transaction.
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

/**
 * Cancels and refunds all orders of a member that were not shipped, before the member is erased.
 */
export async function cancelOrdersOf(needs: Needs, member: MemberKey): Promise<void> {
  for (const id of await openOrderIds(needs.db, member, needs.payments.name)) {
    await cancelVisibleOrder(needs, member, id);
    const row = await visibleOrder(needs.db, member, id);
    if (row.status === 'pending') throw paymentInProgress();
    if (row.isRefundOwed) await refundOrder(needs, row);
  }
}
