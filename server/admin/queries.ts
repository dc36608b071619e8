import { and, asc, eq, sql } from 'drizzle-orm';
import type { AdminOrder } from '../../contract/admin/admin.ts';
import { cursorAfter } from '../../contract/cursor.ts';
import type { OrderStatus } from '../../contract/shop/orders.ts';
import { orders } from '../db/tables/store.ts';
import { transact } from '../db/transaction-guard.ts';
import type { Deps } from '../deps.ts';
import { notFound, notShippable } from '../http/errors.ts';
import {
  isOrder,
  linesOf,
  type OrderRow,
  orderById,
  publishOrderChange,
} from '../shop/order-queries.ts';
import { referenceOf } from '../shop/order-state.ts';
import { sealTracking } from '../shop/sealed-address.ts';
import { factsForOperators } from './facts-for-operators.ts';
import { type Operator, recordAction } from './record-queries.ts';

type Needs = Pick<Deps, 'db' | 'coupleKeys' | 'now'>;
type Page = {
  status: OrderStatus;
  limit: number;
  after?: { createdAt: string; id: string } | undefined;
};

/** Reads orders of all couples, oldest first: the longest-waiting one is packed next. */
export async function ordersByStatus(needs: Needs, { status, limit, after }: Page) {
  const isAfter =
    after &&
    sql`(${orders.createdAt}, ${orders.id}) > (${after.createdAt}::timestamptz, ${after.id}::uuid)`;
  const rows = await needs.db
    .select()
    .from(orders)
    .where(and(eq(orders.status, status), isAfter))
    .orderBy(asc(orders.createdAt), asc(orders.id))
    .limit(limit + 1);
  const page = await shown(needs, rows.slice(0, limit));
  const last = page.at(-1);
  return { orders: page, next: rows.length > limit && last ? cursorAfter(last) : null };
}

type Shipping = { operator: Operator; tracking?: string; now: Date };

/** Ships an order once, even if called twice. A simultaneous cancellation wins or loses whole. */
export async function markShipped(
  { db, coupleKeys }: Pick<Needs, 'db' | 'coupleKeys'>,
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

export async function adminOrder(needs: Needs, row: OrderRow): Promise<AdminOrder> {
  const [order] = await shown(needs, [row]);
  if (!order) throw notFound();
  return order;
}

async function shown(
  { db, coupleKeys, now }: Needs,
  rows: readonly OrderRow[],
): Promise<AdminOrder[]> {
  const lines = await linesOf(db, rows);
  return Promise.all(
    rows.map(async (row) => ({
      ...factsForOperators(row, lines, await coupleKeys(row.coupleId), now()),
      provider: row.provider,
      paymentId: row.providerId,
    })),
  );
}
