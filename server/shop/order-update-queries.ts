import { and, eq, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { publishChange } from '../db/changes.ts';
import type { Queryable } from '../db/database.ts';
import { cartLines, orderLines, orders } from '../db/tables/store.ts';
import {
  isOrder,
  linesOf,
  type OrderKey,
  type OrderLineRow,
  type OrderRow,
  ordersHolding,
  publishOrderChange,
} from './order-queries.ts';
import type { Subject } from './payments/provider-event.ts';
import { release, reserve } from './stock-queries.ts';

type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'coupleId' | 'orderId' | 'position'>;

export async function insertOrder(
  tx: Queryable,
  order: typeof orders.$inferInsert,
  lines: readonly NewOrderLine[],
): Promise<OrderRow> {
  const [row] = await tx.insert(orders).values(order).returning();
  if (!row) throw new Error('An order was not inserted.');
  const { coupleId, id: orderId } = row;
  await tx
    .insert(orderLines)
    .values(lines.map((line, position) => ({ ...line, coupleId, orderId, position })));
  await publishOrderChange(tx, row);
  return row;
}

/**
 * Changes an order's status. The WHERE contains the old status, so that the change happens once.
 */
async function changeStatus(
  tx: Queryable,
  row: OrderRow,
  from: OrderRow['status'],
  changes: Partial<OrderRow>,
  condition?: SQL,
): Promise<OrderRow | null> {
  const [changed] = await tx
    .update(orders)
    .set(changes)
    .where(and(isOrder(row), eq(orders.status, from), condition))
    .returning();
  if (changed) await publishOrderChange(tx, changed);
  return changed ?? null;
}

/**
 * Saves the payment's id unless the order has another one. The provider's answer and its event may
 * arrive in either order.
 */
export async function savePaymentId(tx: Queryable, subject: Subject): Promise<OrderRow | null> {
  const { provider, providerId } = subject;
  const [row] = await tx
    .update(orders)
    .set({ providerId })
    .where(
      and(
        isOrder(subject),
        eq(orders.provider, provider),
        or(isNull(orders.providerId), eq(orders.providerId, providerId)),
      ),
    )
    .returning();
  return row ?? null;
}

/**
 * Expires a pending order and releases its pieces. False if the order is no longer pending, or if a
 * payment was begun since the row was read: that payment must be canceled first.
 */
export async function expirePending(tx: Queryable, row: OrderRow, now: Date): Promise<boolean> {
  const changes = { status: 'expired', closedAt: now } as const;
  const condition = row.providerId === null ? isNull(orders.providerId) : undefined;
  const expired = await changeStatus(tx, row, 'pending', changes, condition);
  if (expired) await release(tx, await linesOf(tx, [row]));
  return expired !== null;
}

export async function markPaid(tx: Queryable, row: OrderRow, now: Date): Promise<void> {
  const changes = { status: 'paid', paidAt: now, mailDue: 'paid' } as const;
  const paid = await changeStatus(tx, row, 'pending', changes);
  if (!paid) {
    if (row.paidAt === null) await acceptLatePayment(tx, row, now);
    return;
  }
  await removeBought(tx, paid, await linesOf(tx, [row]));
  // Cancel now if refunded already: the refund's event may arrive before the payment's event.
  if (isRefunded(paid)) await cancelPaid(tx, paid, now);
}

/**
 * Handles an order that was paid after it expired. Revives the order if everything is in stock and
 * was not ordered again. Otherwise refunds the money.
 */
async function acceptLatePayment(tx: Queryable, row: OrderRow, now: Date): Promise<void> {
  const lines = await linesOf(tx, [row]);
  const isWanted = row.status === 'expired' && !(await isOrderedAgain(tx, row, lines));
  if (isWanted && (await reserve(tx, lines)) === null) {
    const revived = { status: 'paid', paidAt: now, closedAt: null, mailDue: 'paid' } as const;
    if (await changeStatus(tx, row, 'expired', revived)) await removeBought(tx, row, lines);
    return;
  }
  await changeStatus(tx, row, row.status, {
    status: 'cancelled',
    paidAt: now,
    isRefundOwed: true,
    mailDue: 'cancelled',
  });
}

async function isOrderedAgain(tx: Queryable, row: OrderRow, lines: readonly OrderLineRow[]) {
  const ids = lines.map(({ cartLineId }) => cartLineId);
  const holders = await ordersHolding(tx, row.coupleId, ids, ['pending', 'paid', 'shipped']);
  return holders.some(({ id }) => id !== row.id);
}

/** Removes bought pieces from the cart. Pieces added since stay. */
async function removeBought(
  tx: Queryable,
  { coupleId, buyerId }: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<void> {
  const columns = { surpriseBy: cartLines.surpriseBy };
  const bought = [];
  for (const { cartLineId, quantity } of lines) {
    const line = and(eq(cartLines.coupleId, coupleId), eq(cartLines.id, cartLineId));
    const deleted = await tx
      .delete(cartLines)
      .where(and(line, lte(cartLines.quantity, quantity)))
      .returning(columns);
    bought.push(...deleted);
    if (deleted.length > 0) continue;
    const reduced = await tx
      .update(cartLines)
      .set({ quantity: sql`${cartLines.quantity} - ${quantity}` })
      .where(line)
      .returning(columns);
    bought.push(...reduced);
  }
  const isShared = bought.some(({ surpriseBy }) => surpriseBy === null);
  await publishChange(tx, { coupleId, onlyFor: isShared ? null : buyerId }, 'cart');
}

function isRefunded({ refundedCents, totalCents }: OrderRow): boolean {
  return refundedCents >= totalCents;
}

/**
 * Cancels a paid order that was not shipped: releases its pieces and notes the refund that is owed.
 */
export async function cancelPaid(tx: Queryable, row: OrderRow, now: Date): Promise<boolean> {
  const cancelled = await changeStatus(tx, row, 'paid', {
    status: 'cancelled',
    closedAt: now,
    isRefundOwed: !isRefunded(row),
    mailDue: 'cancelled',
  });
  if (cancelled) await release(tx, await linesOf(tx, [row]));
  return cancelled !== null;
}

/**
 * Records a refund, ours or one made by hand at the provider. A full refund cancels a paid order.
 */
export async function recordRefund(
  tx: Queryable,
  row: OrderRow,
  refundedCents: number,
  now: Date,
): Promise<void> {
  const [refunded] = await tx
    .update(orders)
    .set({
      refundedCents: sql`least(${orders.totalCents}, greatest(${orders.refundedCents}, ${refundedCents}))`,
      isRefundOwed: sql`${orders.isRefundOwed} AND ${refundedCents} < ${orders.totalCents}`,
    })
    .where(isOrder(row))
    .returning();
  if (refunded) await publishOrderChange(tx, refunded);
  if (refunded && isRefunded(refunded)) await cancelPaid(tx, refunded, now);
}

export async function markAsSurprise(tx: Queryable, order: OrderKey, buyerId: string) {
  await tx
    .update(orders)
    .set({ isSurprise: true })
    .where(and(isOrder(order), eq(orders.buyerId, buyerId)));
  // Remove the order from the partner's list too.
  await publishChange(tx, { coupleId: order.coupleId }, 'orders');
}

export function ordersWithTasks(db: Queryable): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(or(orders.isRefundOwed, isNotNull(orders.mailDue)));
}

/** Clears the note of a due mail. False if another process has sent the mail. */
export async function clearMailDue(
  tx: Queryable,
  order: OrderKey,
  mailDue: NonNullable<OrderRow['mailDue']>,
): Promise<boolean> {
  const cleared = await tx
    .update(orders)
    .set({ mailDue: null })
    .where(and(isOrder(order), eq(orders.mailDue, mailDue)))
    .returning({ id: orders.id });
  return cleared.length > 0;
}
