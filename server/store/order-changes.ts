import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { cartLines, orderLines, orders } from '../db/tables/store.ts';
import { type LineRow, linesOf, type OrderRow, thisOrder } from './orders.ts';
import { giveBack, reserve } from './stock.ts';

/** A change that names the state it leads from, so that it is made once. */
async function step(
  tx: Queryable,
  row: OrderRow,
  from: OrderRow['status'],
  changes: Partial<OrderRow>,
): Promise<OrderRow | null> {
  const [changed] = await tx
    .update(orders)
    .set(changes)
    .where(and(thisOrder(row), eq(orders.status, from)))
    .returning();
  return changed ?? null;
}

/**
 * Gives up an order that was not paid: its pieces go back on the shelf, and nothing is owed. Not if
 * a payment was begun since the row was read, which has to be called off first. Says whether it did.
 */
export async function endPending(tx: Queryable, row: OrderRow, now: Date): Promise<boolean> {
  const [ended] = await tx
    .update(orders)
    .set({ status: 'expired', closedAt: now })
    .where(
      and(
        thisOrder(row),
        eq(orders.status, 'pending'),
        row.providerId === null ? isNull(orders.providerId) : undefined,
      ),
    )
    .returning();
  if (ended) await giveBack(tx, await linesOf(tx, [row]));
  return ended !== undefined;
}

/** The money is there. What was bought leaves the cart, and the buyer is written to. */
export async function markPaid(tx: Queryable, row: OrderRow, now: Date): Promise<void> {
  const paid = await step(tx, row, 'pending', { status: 'paid', paidAt: now, letterDue: 'paid' });
  if (!paid) {
    if (row.paidAt === null) await takeLatePayment(tx, row, now);
    return;
  }
  await takeFromCart(tx, await linesOf(tx, [row]));
  // Word of a refund may come before word of the payment.
  if (isRefunded(paid)) await cancelPaid(tx, paid, now);
}

/**
 * Paid, although we had given it up. If all of it is still there and was not ordered anew, the order
 * stands; else the money goes back.
 */
async function takeLatePayment(tx: Queryable, row: OrderRow, now: Date): Promise<void> {
  const lines = await linesOf(tx, [row]);
  const isWanted = row.status === 'expired' && !(await isOrderedAnew(tx, row, lines));
  const stands = isWanted && (await reserve(tx, lines)) === null;
  if (stands) {
    const revived = { status: 'paid', paidAt: now, closedAt: null, letterDue: 'paid' } as const;
    if (await step(tx, row, 'expired', revived)) await takeFromCart(tx, lines);
    return;
  }
  await step(tx, row, row.status, {
    status: 'cancelled',
    paidAt: now,
    isRefundOwed: true,
    letterDue: 'cancelled',
  });
}

async function isOrderedAnew(tx: Queryable, row: OrderRow, lines: readonly LineRow[]) {
  const ids = lines.map(({ cartLineId }) => cartLineId);
  const holders = await ordersHolding(tx, row.coupleId, ids, ['pending', 'paid', 'shipped']);
  return holders.some(({ id }) => id !== row.id);
}

/** Orders of a couple in one of these states that hold any of these lines of the cart. */
export function ordersHolding(
  tx: Queryable,
  coupleId: string,
  cartLineIds: readonly string[],
  statuses: readonly OrderRow['status'][],
): Promise<OrderRow[]> {
  const holding = tx
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .where(
      and(eq(orderLines.coupleId, coupleId), inArray(orderLines.cartLineId, [...cartLineIds])),
    );
  return tx
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.coupleId, coupleId),
        inArray(orders.status, [...statuses]),
        inArray(orders.id, holding),
      ),
    );
}

/** Fewer of what is in the cart by now; what someone added meanwhile stays. */
async function takeFromCart(tx: Queryable, lines: readonly LineRow[]): Promise<void> {
  for (const { coupleId, cartLineId, quantity } of lines) {
    const line = and(eq(cartLines.coupleId, coupleId), eq(cartLines.id, cartLineId));
    const gone = await tx
      .delete(cartLines)
      .where(and(line, lte(cartLines.quantity, quantity)))
      .returning({ id: cartLines.id });
    if (gone.length > 0) continue;
    await tx
      .update(cartLines)
      .set({ quantity: sql`${cartLines.quantity} - ${quantity}` })
      .where(line);
  }
}

function isRefunded({ refundedCents, totalCents }: OrderRow): boolean {
  return refundedCents >= totalCents;
}

/** Called off before it was shipped: the pieces go back, and the money is owed. */
export async function cancelPaid(tx: Queryable, row: OrderRow, now: Date): Promise<boolean> {
  const cancelled = await step(tx, row, 'paid', {
    status: 'cancelled',
    closedAt: now,
    isRefundOwed: !isRefunded(row),
    letterDue: 'cancelled',
  });
  if (cancelled) await giveBack(tx, await linesOf(tx, [row]));
  return cancelled !== null;
}

/** Money went back, by us or by hand at the provider. All of it calls an unshipped order off. */
export async function noteRefund(
  tx: Queryable,
  row: OrderRow,
  refundedCents: number,
  now: Date,
): Promise<void> {
  const [noted] = await tx
    .update(orders)
    .set({
      refundedCents: sql`least(${orders.totalCents}, greatest(${orders.refundedCents}, ${refundedCents}))`,
      isRefundOwed: sql`${orders.isRefundOwed} AND ${refundedCents} < ${orders.totalCents}`,
    })
    .where(thisOrder(row))
    .returning();
  if (noted && isRefunded(noted)) await cancelPaid(tx, noted, now);
}
