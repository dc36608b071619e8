import { and, asc, desc, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import type { DeskOrder, DeskOrderQuery } from '../../contract/admin/desk.ts';
import { cursorAfter } from '../../contract/cursor.ts';
import { idsWithNumber, orderNumberIn } from '../../contract/shop/order-number.ts';
import { orders } from '../db/tables/store.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../http/errors.ts';
import { isoOrNull, linesOf, type OrderRow } from '../shop/order-queries.ts';
import { paymentStateOf } from '../shop/order-state.ts';
import { factsForOperators } from './facts-for-operators.ts';

type Needs = Pick<Deps, 'db' | 'coupleKeys' | 'now'>;

/**
 * Reads a page of the orders of all couples. Indexes find status, days and numbers, so a page costs
 * the same however many orders there are. Names and addresses are sealed and cannot be searched.
 */
export async function deskOrders(needs: Needs, query: DeskOrderQuery) {
  const { limit } = query;
  const rows = await (query.number ? rowsByNumber(needs, query) : rowsByStatus(needs, query));
  const page = await shownAtDesk(needs, rows.slice(0, limit));
  const last = page.at(-1);
  return { orders: page, next: rows.length > limit && last ? cursorAfter(last) : null };
}

/** Reads waiting orders oldest first, and finished ones newest first. */
function rowsByStatus({ db }: Needs, { status, from, until, after, limit }: DeskOrderQuery) {
  const isWaiting = status === 'paid' || status === 'pending';
  const place = after && sql`(${after.createdAt}::timestamptz, ${after.id}::uuid)`;
  const position = sql`(${orders.createdAt}, ${orders.id})`;
  const isAfter = place && (isWaiting ? sql`${position} > ${place}` : sql`${position} < ${place}`);
  const direction = isWaiting ? asc : desc;
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, status),
        from ? gte(orders.createdAt, new Date(from)) : undefined,
        until ? lt(orders.createdAt, new Date(until)) : undefined,
        isAfter,
      ),
    )
    .orderBy(direction(orders.createdAt), direction(orders.id))
    .limit(limit + 1);
}

/** Reads orders of any status: a person with a number need not know the state of the order. */
function rowsByNumber({ db }: Needs, { number = '', after, limit }: DeskOrderQuery) {
  const { first, last } = idsWithNumber(orderNumberIn(number) ?? '');
  return db
    .select()
    .from(orders)
    .where(and(after ? gt(orders.id, after.id) : gte(orders.id, first), lte(orders.id, last)))
    .orderBy(asc(orders.id))
    .limit(limit + 1);
}

export async function deskOrder(needs: Needs, row: OrderRow): Promise<DeskOrder> {
  const [order] = await shownAtDesk(needs, [row]);
  if (!order) throw notFound();
  return order;
}

async function shownAtDesk(needs: Needs, rows: readonly OrderRow[]): Promise<DeskOrder[]> {
  const { db, coupleKeys, now } = needs;
  const lines = await linesOf(db, rows);
  return Promise.all(
    rows.map(async (row) => ({
      ...factsForOperators(row, lines, await coupleKeys(row.coupleId), now()),
      payment: paymentStateOf(row),
      closedAt: isoOrNull(row.closedAt),
    })),
  );
}
