import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { PaymentStart } from '../../contract/orders.ts';
import type { Queryable } from '../db/database.ts';
import { orders } from '../db/tables/store.ts';
import { transact } from '../db/transaction-guard.ts';
import type { Deps } from '../deps.ts';
import type { ProviderPayment } from '../payments/provider.ts';
import { lockCouple } from '../premium/queries.ts';
import { endPending, markPaid } from './order-changes.ts';
import { referenceOf } from './order-state.ts';
import { type OrderRow, thisOrder } from './orders.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'payments'>;

/** A payment that was begun between a look and the end of it is called off in the next round. */
const MAX_ROUNDS = 3;

/** What a browser pays a pending order with; null when it is not, or no longer, to be paid. */
export async function paymentOf(needs: Needs, row: OrderRow): Promise<PaymentStart | null> {
  const { now, payments } = needs;
  if (row.status !== 'pending') return null;
  if (row.expiresAt <= now() || row.provider !== payments.name) {
    await closePending(needs, row);
    return null;
  }
  const payment = row.providerId
    ? await payments.getPayment(row.providerId)
    : await payments.createPayment({
        key: row.id,
        coupleId: row.coupleId,
        amountCents: row.totalCents,
        reference: referenceOf(row.id),
      });
  const isOpen = await keepAnswer(needs, row, payment);
  const { clientSecret } = payment;
  const { name: provider, publishableKey } = payments;
  if (isOpen) return clientSecret ? { clientSecret, provider, publishableKey } : null;
  // Given up while we asked: nobody has the secret, and nobody shall.
  if (payment.status === 'open') await payments.cancelPayment(payment.providerId);
  return null;
}

/** Writes down what the provider said of a payment, and says whether the order still waits for it. */
function keepAnswer({ db, now }: Needs, row: OrderRow, payment: ProviderPayment): Promise<boolean> {
  return transact(db, async (tx) => {
    await lockCouple(tx, row.coupleId);
    const noted = await notePayment(tx, row, payment.providerId);
    if (!noted) return false;
    if (payment.status === 'paid') await markPaid(tx, noted, now());
    if (payment.status === 'canceled') await endPending(tx, noted, now());
    return noted.status === 'pending';
  });
}

/** The order with the payment's id. Whichever comes first, our note of it or word of it. */
export async function notePayment(
  tx: Queryable,
  row: Pick<OrderRow, 'coupleId' | 'id' | 'provider'>,
  providerId: string,
): Promise<OrderRow | null> {
  const [noted] = await tx
    .update(orders)
    .set({ providerId })
    .where(
      and(
        thisOrder(row),
        eq(orders.provider, row.provider),
        or(isNull(orders.providerId), eq(orders.providerId, providerId)),
      ),
    )
    .returning();
  return noted ?? null;
}

/**
 * Gives up an order that waits for its payment. The provider comes first, so that a card cannot be
 * charged for pieces that are back on the shelf; if it was quicker, the order is paid instead.
 */
export async function closePending(
  needs: Needs,
  order: Pick<OrderRow, 'coupleId' | 'id'>,
): Promise<void> {
  const { db, now, payments } = needs;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const [row] = await db.select().from(orders).where(thisOrder(order));
    if (row?.status !== 'pending') return;
    if (row.providerId && row.provider === payments.name) {
      const payment = await payments.cancelPayment(row.providerId);
      if (payment.status !== 'canceled') {
        await keepAnswer(needs, row, payment);
        return;
      }
    }
    const isEnded = await transact(db, async (tx) => {
      await lockCouple(tx, row.coupleId);
      return endPending(tx, row, now());
    });
    if (isEnded) return;
  }
}

/** Gives up every order that was left unpaid for too long. */
export async function closeAbandoned(needs: Needs): Promise<void> {
  const { db, now } = needs;
  const due = await db
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'pending'), lte(orders.expiresAt, now())));
  const failures: unknown[] = [];
  // One that fails must not keep the others waiting.
  for (const row of due) {
    await closePending(needs, row).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}
