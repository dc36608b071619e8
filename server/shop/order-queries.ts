import type { KeyObject } from 'node:crypto';
import { and, asc, desc, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { Order } from '../../contract/shop/orders.ts';
import { publishChange } from '../db/changes.ts';
import type { Db, Queryable } from '../db/database.ts';
import type { MemberKey } from '../db/member.ts';
import { rowsBefore } from '../db/pages.ts';
import { orderLines, orders } from '../db/tables/store.ts';
import { notFound } from '../http/errors.ts';
import type { CoupleKeys } from '../security/couple-keys.ts';
import { paymentStateOf, referenceOf } from './order-state.ts';
import { openAddress, openTracking } from './sealed-address.ts';

export type OrderRow = typeof orders.$inferSelect;
export type OrderLineRow = typeof orderLines.$inferSelect;
export type OrderKey = Pick<OrderRow, 'coupleId' | 'id'>;
type Needs = { db: Db; coupleKeys: CoupleKeys };
type Page = { limit: number; before?: { createdAt: string; id: string } | undefined };

const EXPORT_PAGE = 100;

/** Selects the couple's orders without the partner's surprises. */
function isVisible({ id, coupleId }: MemberKey) {
  return and(
    eq(orders.coupleId, coupleId),
    sql`(NOT ${orders.isSurprise} OR ${orders.buyerId} = ${id})`,
  );
}

type Whose = Pick<OrderRow, 'coupleId' | 'isSurprise' | 'buyerId'>;

/** Publishes a change to the members who may see the order. */
export async function publishOrderChange(tx: Queryable, order: Whose): Promise<void> {
  const { coupleId, isSurprise, buyerId } = order;
  if (isSurprise && buyerId === null) return;
  const onlyFor = isSurprise ? buyerId : null;
  await publishChange(tx, { coupleId, onlyFor }, 'orders');
}

export function isOrder({ coupleId, id }: OrderKey) {
  return and(eq(orders.coupleId, coupleId), eq(orders.id, id));
}

async function firstOrder(db: Queryable, where: SQL | undefined): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(where);
  return row ?? null;
}

export function findOrder(db: Queryable, order: OrderKey): Promise<OrderRow | null> {
  return firstOrder(db, isOrder(order));
}

/** Finds an order by its id alone, for operators. */
export async function orderById(db: Queryable, id: string): Promise<OrderRow> {
  const row = await firstOrder(db, eq(orders.id, id));
  if (!row) throw notFound();
  return row;
}

export async function linesOf(db: Queryable, rows: readonly OrderKey[]): Promise<OrderLineRow[]> {
  if (rows.length === 0) return [];
  const coupleIds = [...new Set(rows.map(({ coupleId }) => coupleId))];
  const ids = rows.map(({ id }) => id);
  return db
    .select()
    .from(orderLines)
    .where(and(inArray(orderLines.coupleId, coupleIds), inArray(orderLines.orderId, ids)))
    .orderBy(asc(orderLines.position));
}

/** Finds the couple's orders in one of these states that contain any of these cart lines. */
export function ordersHolding(
  tx: Queryable,
  coupleId: string,
  cartLineIds: readonly string[],
  statuses: readonly OrderRow['status'][],
): Promise<OrderRow[]> {
  const isHeld = inArray(orderLines.cartLineId, [...cartLineIds]);
  const holding = tx
    .select({ id: orderLines.orderId })
    .from(orderLines)
    .where(and(eq(orderLines.coupleId, coupleId), isHeld));
  const isHolding = and(inArray(orders.status, [...statuses]), inArray(orders.id, holding));
  return tx
    .select()
    .from(orders)
    .where(and(eq(orders.coupleId, coupleId), isHolding));
}

export function orderWithKey(tx: Queryable, { id, coupleId }: MemberKey, key: string) {
  const isBuyers = and(eq(orders.coupleId, coupleId), eq(orders.buyerId, id));
  return firstOrder(tx, and(isBuyers, eq(orders.key, key)));
}

export async function isBuyer(db: Queryable, buyer: MemberKey, id: string): Promise<boolean> {
  const own = and(isOrder({ coupleId: buyer.coupleId, id }), eq(orders.buyerId, buyer.id));
  return (await db.$count(orders, own)) > 0;
}

/** Finds pending orders whose reservation has ended. */
export function unpaidOrders(db: Queryable, now: Date): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'pending'), lte(orders.expiresAt, now)));
}

/** Finds pending orders that have held their pieces since before that time. */
export function pendingSince(db: Queryable, since: Date): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'pending'), lte(orders.createdAt, since)));
}

export async function ordersFor(
  needs: Needs,
  reader: MemberKey,
  { limit, before }: Page,
): Promise<Order[]> {
  const isBefore = rowsBefore(orders.createdAt, orders.id, before);
  const rows = await needs.db
    .select()
    .from(orders)
    .where(and(isVisible(reader), ne(orders.status, 'expired'), isBefore))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit);
  return toOrders(needs, reader, rows);
}

/** Yields every order that a reader may see, one page at a time. */
export async function* allOrdersFor(needs: Needs, reader: MemberKey): AsyncGenerator<Order> {
  let before: Page['before'];
  for (;;) {
    const page = await ordersFor(needs, reader, { limit: EXPORT_PAGE, before });
    yield* page;
    before = page.at(-1);
    if (page.length < EXPORT_PAGE || !before) return;
  }
}

export async function visibleOrder(db: Queryable, reader: MemberKey, id: string) {
  const row = await firstOrder(db, and(isVisible(reader), eq(orders.id, id)));
  if (!row) throw notFound();
  return row;
}

export async function orderFor(needs: Needs, reader: MemberKey, id: string): Promise<Order> {
  const [order] = await toOrders(needs, reader, [await visibleOrder(needs.db, reader, id)]);
  if (!order) throw notFound();
  return order;
}

async function toOrders(needs: Needs, reader: MemberKey, rows: OrderRow[]): Promise<Order[]> {
  const lines = await linesOf(needs.db, rows);
  const key = await needs.coupleKeys(reader.coupleId);
  return rows.map((row) => ({
    ...commonFacts(row, lines, key),
    payment: paymentStateOf(row),
    closedAt: isoOrNull(row.closedAt),
    expiresAt: row.expiresAt.toISOString(),
    isSurprise: row.isSurprise,
    isOwn: row.buyerId === reader.id,
    canCancel: row.status === 'pending' || row.status === 'paid',
  }));
}

/** Returns the facts that both the couple and the operator may see. */
export function commonFacts(row: OrderRow, lines: readonly OrderLineRow[], key: KeyObject) {
  const own = lines.filter(({ orderId }) => orderId === row.id);
  const pieces = own.reduce((sum, { quantity }) => sum + quantity, 0);
  const { subtotalCents, shippingCents, totalCents } = row;
  return {
    id: row.id,
    reference: referenceOf(row.id),
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    paidAt: isoOrNull(row.paidAt),
    shippedAt: isoOrNull(row.shippedAt),
    lines: own.map(({ coupleId, orderId, position, cartLineId, ...line }) => line),
    totals: { pieces, subtotalCents, shippingCents, totalCents },
    refundedCents: row.refundedCents,
    address: row.sealedAddress === null ? null : openAddress(key, row, row.sealedAddress),
    tracking: row.sealedTracking === null ? null : openTracking(key, row, row.sealedTracking),
  };
}

export function isoOrNull(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
