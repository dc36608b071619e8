import { and, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import type { MemberKey } from '../db/member.ts';
import { anonymisedSales, cartLines, orders } from '../db/tables/store.ts';
import type { OrderRow } from './order-queries.ts';

function isBoughtBy({ id, coupleId }: MemberKey) {
  return and(eq(orders.coupleId, coupleId), eq(orders.buyerId, id));
}

/**
 * Finds the orders that must be closed before their buyer is erased: to be paid, packed or
 * refunded. Skips refunds owed through a provider no longer in use: such refunds cannot be made and
 * must not block the erasure.
 */
export async function openOrderIds(
  tx: Queryable,
  buyer: MemberKey,
  provider: OrderRow['provider'],
): Promise<string[]> {
  const isOpen = or(
    inArray(orders.status, ['pending', 'paid']),
    and(orders.isRefundOwed, eq(orders.provider, provider)),
  );
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(isBoughtBy(buyer), isOpen));
  return rows.map(({ id }) => id);
}

/**
 * Erases a buyer from the cart and from their orders. Their surprises become anonymized sales,
 * unpaid orders are deleted, and the couple's orders stay with the partner without the address.
 */
export async function eraseBuyer(tx: Queryable, buyer: MemberKey): Promise<void> {
  const own = isBoughtBy(buyer);
  await anonymiseSales(tx, and(own, orders.isSurprise));
  await tx.delete(orders).where(and(own, or(orders.isSurprise, isNull(orders.paidAt))));
  await tx
    .update(orders)
    .set({ buyerId: null, sealedAddress: null, sealedTracking: null, mailDue: null })
    .where(own);
  await tx
    .update(cartLines)
    .set({ addedBy: null })
    .where(and(eq(cartLines.coupleId, buyer.coupleId), eq(cartLines.addedBy, buyer.id)));
}

/** Keeps the amounts of a couple's sales for the accounts before the couple is deleted. */
export function anonymiseSalesOf(tx: Queryable, coupleId: string): Promise<void> {
  return anonymiseSales(tx, eq(orders.coupleId, coupleId));
}

async function anonymiseSales(tx: Queryable, which: SQL | undefined): Promise<void> {
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
  if (paid.length > 0) await tx.insert(anonymisedSales).values(paid);
}
