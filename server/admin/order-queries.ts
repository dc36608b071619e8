import { and, asc, desc, eq, gt, gte, lt, lte } from 'drizzle-orm';
import type { AdminOrder } from '../../contract/admin/admin.ts';
import type { DeskOrder, DeskOrderQuery } from '../../contract/admin/desk.ts';
import { idsWithNumber, orderNumberIn } from '../../contract/shop/order-number.ts';
import { nextPage, rowsAfter, rowsBefore } from '../db/pages.ts';
import { orders } from '../db/tables/store.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../http/errors.ts';
import { commonFacts, isoOrNull, linesOf, type OrderRow } from '../shop/order-queries.ts';
import { paymentStateOf } from '../shop/order-state.ts';
import { isAddressNeeded } from './address-needed.ts';

type Needs = Pick<Deps, 'db' | 'coupleKeys' | 'now'>;

type Page = Omit<DeskOrderQuery, 'number'>;

/**
 * Reads a page of the orders of all couples. Indexes find status, days and numbers, so a page costs
 * the same however many orders there are. Names and addresses are sealed and cannot be searched.
 */
export async function deskOrders(needs: Needs, query: DeskOrderQuery) {
  // Show waiting orders oldest first, and finished ones newest first.
  const isWaiting = query.status === 'paid' || query.status === 'pending';
  const rows = await (query.number
    ? rowsByNumber(needs, query)
    : rowsByStatus(needs, query, isWaiting));
  return pageOf(needs, rows, query);
}

/** Reads a page of orders for scripts, oldest first: the longest-waiting one is packed next. */
export async function ordersByStatus(needs: Needs, query: Page) {
  return pageOf(needs, await rowsByStatus(needs, query, true), query);
}

async function pageOf(needs: Needs, rows: readonly OrderRow[], { limit }: Page) {
  return { orders: await shown(needs, rows.slice(0, limit)), next: nextPage(rows, limit) };
}

function rowsByStatus({ db }: Needs, query: Page, isOldestFirst: boolean): Promise<OrderRow[]> {
  const { status, from, until, after, limit } = query;
  const direction = isOldestFirst ? asc : desc;
  const isBehind = isOldestFirst ? rowsAfter : rowsBefore;
  return db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.status, status),
        from ? gte(orders.createdAt, new Date(from)) : undefined,
        until ? lt(orders.createdAt, new Date(until)) : undefined,
        isBehind(orders.createdAt, orders.id, after),
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

export async function operatorsOrder(needs: Needs, row: OrderRow): Promise<OperatorsOrder> {
  const [order] = await shown(needs, [row]);
  if (!order) throw notFound();
  return order;
}

type OperatorsOrder = DeskOrder & AdminOrder;

/**
 * Builds orders as operators see them, each call its own part. Facts no longer needed stay sealed.
 */
async function shown(needs: Needs, rows: readonly OrderRow[]): Promise<OperatorsOrder[]> {
  const { db, coupleKeys, now } = needs;
  const lines = await linesOf(db, rows);
  return Promise.all(
    rows.map(async (row) => {
      const isNeeded = isAddressNeeded(row, now());
      const known = isNeeded ? row : { ...row, sealedAddress: null, sealedTracking: null };
      return {
        ...commonFacts(known, lines, await coupleKeys(row.coupleId)),
        payment: paymentStateOf(row),
        closedAt: isoOrNull(row.closedAt),
        provider: row.provider,
        paymentId: row.providerId,
      };
    }),
  );
}
