import type { KeyObject } from 'node:crypto';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Order } from '../../contract/orders.ts';
import type { Db, Queryable } from '../db/database.ts';
import { orderLines, orders } from '../db/tables/store.ts';
import { notFound } from '../http/errors.ts';
import type { CoupleKeys } from '../security/couple-keys.ts';
import type { Shopper } from './cart.ts';
import { canCancel, paymentStateOf, referenceOf } from './order-state.ts';
import { openAddress } from './sealed-address.ts';

export type OrderRow = typeof orders.$inferSelect;
export type LineRow = typeof orderLines.$inferSelect;
type Needs = { db: Db; coupleKeys: CoupleKeys };
type Page = { limit: number; before?: { createdAt: string; id: string } | undefined };

/** The couple's orders; of those that hold a surprise, the reader's own alone. */
function visibleOrders({ id, coupleId }: Shopper) {
  return and(
    eq(orders.coupleId, coupleId),
    sql`(NOT ${orders.isSurprise} OR ${orders.buyerId} = ${id})`,
  );
}

export function thisOrder({ coupleId, id }: Pick<OrderRow, 'coupleId' | 'id'>) {
  return and(eq(orders.coupleId, coupleId), eq(orders.id, id));
}

export async function linesOf(
  db: Queryable,
  rows: readonly Pick<OrderRow, 'coupleId' | 'id'>[],
): Promise<LineRow[]> {
  if (rows.length === 0) return [];
  return db
    .select()
    .from(orderLines)
    .where(
      and(
        inArray(orderLines.coupleId, [...new Set(rows.map(({ coupleId }) => coupleId))]),
        inArray(
          orderLines.orderId,
          rows.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(orderLines.position));
}

/** Never paid and given up: nobody needs to be reminded of it. */
const isWorthListing = ne(orders.status, 'expired');

export async function ordersFor(
  needs: Needs,
  reader: Shopper,
  { limit, before }: Page,
): Promise<Order[]> {
  const isBefore =
    before &&
    sql`(${orders.createdAt}, ${orders.id}) < (${before.createdAt}::timestamptz, ${before.id}::uuid)`;
  const rows = await needs.db
    .select()
    .from(orders)
    .where(and(visibleOrders(reader), isWorthListing, isBefore))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
  return shown(needs, reader, rows);
}

/** Every order that a reader may see, a page at a time. */
export async function* allOrdersFor(needs: Needs, reader: Shopper): AsyncGenerator<Order> {
  const limit = 100;
  let before: Page['before'];
  for (;;) {
    const page = await ordersFor(needs, reader, { limit, before });
    yield* page;
    before = page.at(-1);
    if (page.length < limit || !before) return;
  }
}

export async function visibleOrder(db: Queryable, reader: Shopper, id: string): Promise<OrderRow> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(visibleOrders(reader), eq(orders.id, id)));
  if (!row) throw notFound();
  return row;
}

export async function orderFor(needs: Needs, reader: Shopper, id: string): Promise<Order> {
  const [order] = await shown(needs, reader, [await visibleOrder(needs.db, reader, id)]);
  if (!order) throw notFound();
  return order;
}

async function shown(needs: Needs, reader: Shopper, rows: readonly OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return [];
  const lines = await linesOf(needs.db, rows);
  const key = await needs.coupleKeys(reader.coupleId);
  return rows.map((row) => ({
    ...commonFacts(row, lines, key),
    payment: paymentStateOf(row),
    closedAt: isoOrNull(row.closedAt),
    expiresAt: row.expiresAt.toISOString(),
    isSurprise: row.isSurprise,
    isOwn: row.buyerId === reader.id,
    canCancel: canCancel(row.status),
  }));
}

/** What the couple and the operator see alike. */
export function commonFacts(row: OrderRow, lines: readonly LineRow[], key: KeyObject) {
  const own = lines.filter(({ orderId }) => orderId === row.id);
  const { subtotalCents, shippingCents, totalCents } = row;
  return {
    id: row.id,
    reference: referenceOf(row.id),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    paidAt: isoOrNull(row.paidAt),
    shippedAt: isoOrNull(row.shippedAt),
    lines: own.map(({ item, productId, name, color, size, variant, priceCents, quantity }) => ({
      item,
      productId,
      name,
      color,
      size,
      variant,
      priceCents,
      quantity,
    })),
    totals: {
      pieces: own.reduce((sum, { quantity }) => sum + quantity, 0),
      subtotalCents,
      shippingCents,
      totalCents,
    },
    refundedCents: row.refundedCents,
    address: row.sealedAddress === null ? null : openAddress(key, row, row.sealedAddress),
  };
}

function isoOrNull(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
