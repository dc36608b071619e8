import { and, eq } from 'drizzle-orm';
import { orders } from '../db/tables/store.ts';
import { transact } from '../db/transaction-guard.ts';
import type { Deps } from '../deps.ts';
import { notShippable } from '../http/errors.ts';
import { isOrder, type OrderRow, orderById, publishOrderChange } from '../shop/order-queries.ts';
import { referenceOf } from '../shop/order-state.ts';
import { sealTracking } from '../shop/sealed-address.ts';
import { type Operator, recordAction } from './record-queries.ts';

type Shipping = { operator: Operator; tracking?: string; now: Date };

/** Ships an order once, even if called twice. A simultaneous cancellation wins or loses whole. */
export async function markShipped(
  { db, coupleKeys }: Pick<Deps, 'db' | 'coupleKeys'>,
  id: string,
  { operator, tracking, now }: Shipping,
): Promise<OrderRow> {
  const known = await orderById(db, id);
  const sealedTracking = tracking
    ? sealTracking(await coupleKeys(known.coupleId), known, tracking)
    : null;
  const shipped = await transact(db, async (tx) => {
    const [row] = await tx
      .update(orders)
      .set({ status: 'shipped', shippedAt: now, mailDue: 'shipped', sealedTracking })
      .where(and(isOrder(known), eq(orders.status, 'paid')))
      .returning();
    if (!row) return null;
    await publishOrderChange(tx, row);
    await recordAction(tx, operator, { action: 'shipped', subject: referenceOf(id) }, now);
    return row;
  });
  const row = shipped ?? (await orderById(db, id));
  if (row.status !== 'shipped') throw notShippable(row.status);
  return row;
}
