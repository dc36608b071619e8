import { and, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { cartLines, keptSales, orders } from '../db/tables/store.ts';
import type { Deps } from '../deps.ts';
import { beingPaid } from '../http/errors.ts';
import { callOff } from './cancelling.ts';
import type { Shopper } from './cart.ts';
import { type OrderRow, visibleOrder } from './orders.ts';
import { payBack } from './settle.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'payments'>;

function orderedBy({ id, coupleId }: Shopper) {
  return and(eq(orders.coupleId, coupleId), eq(orders.buyerId, id));
}

/**
 * To be paid, packed or paid back: none of it can be done once the buyer is gone. What is owed through
 * a provider that is no longer in use cannot be paid back by us at all, and holds nobody.
 */
function isOpen(provider: OrderRow['provider']) {
  return or(
    inArray(orders.status, ['pending', 'paid']),
    and(orders.isRefundOwed, eq(orders.provider, provider)),
  );
}

export async function hasOpenOrders(
  tx: Queryable,
  leaving: Shopper,
  provider: OrderRow['provider'],
): Promise<boolean> {
  return (await tx.$count(orders, and(orderedBy(leaving), isOpen(provider)))) > 0;
}

/** Calls off whatever has not left us, and pays it back at once. */
export async function callOffFor(needs: Needs, leaving: Shopper): Promise<void> {
  const open = await needs.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(orderedBy(leaving), isOpen(needs.payments.name)));
  for (const { id } of open) {
    await callOff(needs, leaving, id);
    const row = await visibleOrder(needs.db, leaving, id);
    if (row.status === 'pending') throw beingPaid();
    if (row.isRefundOwed) await payBack(needs, row);
  }
}

/**
 * Takes the buyer out of the cart and of their orders. Those that were a surprise become a line in the books, and
 * those that were never paid go; the couple's stay with the partner, without the address.
 */
export async function forgetBuyer(tx: Queryable, leaving: Shopper): Promise<void> {
  const own = orderedBy(leaving);
  await keepSales(tx, and(own, orders.isSurprise));
  await tx.delete(orders).where(and(own, or(orders.isSurprise, isNull(orders.paidAt))));
  await tx.update(orders).set({ buyerId: null, sealedAddress: null, letterDue: null }).where(own);
  await tx
    .update(cartLines)
    .set({ addedBy: null })
    .where(and(eq(cartLines.coupleId, leaving.coupleId), eq(cartLines.addedBy, leaving.id)));
}

/** What the books need of orders that are about to go. */
export async function keepSales(tx: Queryable, which: SQL | undefined): Promise<void> {
  const sales = await tx
    .select({
      provider: orders.provider,
      providerId: orders.providerId,
      totalCents: orders.totalCents,
      refundedCents: orders.refundedCents,
      paidAt: orders.paidAt,
    })
    .from(orders)
    .where(and(which, isNotNull(orders.paidAt)));
  const paid = sales.flatMap(({ paidAt, ...sale }) => (paidAt ? [{ ...sale, paidAt }] : []));
  if (paid.length > 0) await tx.insert(keptSales).values(paid);
}
