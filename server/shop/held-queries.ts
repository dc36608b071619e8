import { and, eq, gte, inArray, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { itemsByKey } from '../../content/products.ts';
import type { Queryable } from '../db/database.ts';
import { invoices } from '../db/tables/premium.ts';
import { orderLines, orders } from '../db/tables/store.ts';
import type { Buying, Held } from './allowance.ts';

const DAY_MS = 86_400_000;
const paidOrders = alias(orders, 'paid_orders');

/**
 * Reads whether a couple has ever paid, and counts the orders it left unpaid or began again in the
 * last day.
 */
export async function buyingOf(tx: Queryable, coupleId: string, now: Date): Promise<Buying> {
  const isUnpaid = and(
    eq(orders.status, 'expired'),
    gte(orders.closedAt, new Date(now.getTime() - DAY_MS)),
  );
  const isPaid = inArray(orders.status, ['paid', 'shipped']);
  const ofCouple = eq(orders.coupleId, coupleId);
  const ofInvoices = and(eq(invoices.coupleId, coupleId), eq(invoices.status, 'paid'));
  return {
    unpaidToday: await tx.$count(orders, and(ofCouple, isUnpaid)),
    hasPaid:
      (await tx.$count(orders, and(ofCouple, isPaid))) > 0 ||
      (await tx.$count(invoices, ofInvoices)) > 0,
  };
}

/** Sums the pieces of these parts in unpaid orders. Call this after the parts' stock is locked. */
export async function heldOf(
  tx: Queryable,
  coupleId: string,
  parts: readonly string[],
): Promise<(part: string) => Held> {
  const items = [...itemsByKey.values()].filter((item) =>
    item.parts.some((part) => parts.includes(part)),
  );
  const paid = tx
    .select()
    .from(paidOrders)
    .where(
      and(
        eq(paidOrders.coupleId, orders.coupleId),
        inArray(paidOrders.status, ['paid', 'shipped']),
      ),
    );
  const paidInvoices = tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.coupleId, orders.coupleId), eq(invoices.status, 'paid')));
  const isNewcomers = and(notExists(paid), notExists(paidInvoices));
  const isOwn = eq(orders.coupleId, coupleId);
  const sum = (where: ReturnType<typeof and>) =>
    sql<number>`coalesce(sum(${orderLines.quantity}) FILTER (WHERE ${where}), 0)::int`;
  const rows = await tx
    .select({ item: orderLines.item, own: sum(isOwn), byNewcomers: sum(isNewcomers) })
    .from(orders)
    .innerJoin(
      orderLines,
      and(eq(orderLines.coupleId, orders.coupleId), eq(orderLines.orderId, orders.id)),
    )
    .where(
      and(
        eq(orders.status, 'pending'),
        inArray(
          orderLines.item,
          items.map(({ key }) => key),
        ),
      ),
    )
    .groupBy(orderLines.item);
  return (part) => {
    const held = { own: 0, byNewcomers: 0 };
    for (const { item, own, byNewcomers } of rows) {
      const each = itemsByKey.get(item)?.parts.filter((one) => one === part).length ?? 0;
      held.own += each * own;
      held.byNewcomers += each * byNewcomers;
    }
    return held;
  };
}
