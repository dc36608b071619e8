import type { PaymentStart } from '../../contract/shop/payments.ts';
import { lockCouple } from '../db/couple.ts';
import type { Queryable } from '../db/database.ts';
import { forEachRow } from '../db/for-each-row.ts';
import { transact } from '../db/transaction-guard.ts';
import type { Deps } from '../deps.ts';
import {
  findOrder,
  linesOf,
  type OrderKey,
  type OrderRow,
  pendingSince,
  unpaidOrders,
} from './order-queries.ts';
import { referenceOf } from './order-state.ts';
import { expirePending, markPaid, recordRefund, savePaymentId } from './order-update-queries.ts';
import type { ProviderPayment } from './payments/provider.ts';
import type { PaymentEvent } from './payments/provider-event.ts';
import { isScarce, scarceParts } from './stock-queries.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'payments'>;

const MINUTE_MS = 60_000;
/**
 * Minutes that the last pieces of an item are kept for one buyer, instead of RESERVATION_MINUTES.
 */
const SCARCE_MINUTES = 10;

/** Rounds to expire an order. A payment that begins during one round is canceled in the next. */
const MAX_ROUNDS = 3;

/** Returns what a browser needs to pay a pending order. Null if there is nothing left to pay. */
export async function startPayment(needs: Needs, row: OrderRow): Promise<PaymentStart | null> {
  const { now, payments } = needs;
  if (row.status !== 'pending') return null;
  if (row.expiresAt <= now() || row.provider !== payments.name) {
    await expireOrder(needs, row);
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
  const isPending = await saveAnswer(needs, row, payment);
  const { clientSecret } = payment;
  const { name: provider, publishableKey } = payments;
  if (isPending) return clientSecret ? { clientSecret, provider, publishableKey } : null;
  // Cancel the payment: the order expired during the call, and nobody has the secret yet.
  if (payment.status === 'open') await payments.cancelPayment(payment.providerId);
  return null;
}

/** Saves the provider's answer about a payment. True while the order waits for that payment. */
function saveAnswer({ db, now }: Needs, row: OrderRow, payment: ProviderPayment): Promise<boolean> {
  return transact(db, async (tx) => {
    await lockCouple(tx, row.coupleId);
    const order = await savePaymentId(tx, { ...row, providerId: payment.providerId });
    if (!order) return false;
    if (payment.status === 'paid') await markPaid(tx, order, now());
    if (payment.status === 'canceled') await expirePending(tx, order, now());
    return order.status === 'pending';
  });
}

/** Applies a provider's event. The caller makes sure that each event arrives once. */
export async function applyPaymentEvent(tx: Queryable, event: PaymentEvent, now: Date) {
  const { subject, fact } = event;
  await lockCouple(tx, subject.coupleId);
  const row = await savePaymentId(tx, subject);
  if (!row) return;
  if (fact.status === 'paid') await markPaid(tx, row, now);
  if (fact.status === 'canceled') await expirePending(tx, row, now);
  if (fact.status === 'refunded') await recordRefund(tx, row, fact.refundedCents, now);
  // Ignore a failed try: the order waits for another.
}

/**
 * Expires a pending order. Cancels the payment at the provider first, so that no card is charged
 * for released pieces. If the order was paid before that, it stays paid.
 */
export async function expireOrder(needs: Needs, order: OrderKey): Promise<void> {
  const { db, now, payments } = needs;
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const row = await findOrder(db, order);
    if (row?.status !== 'pending') return;
    if (row.providerId && row.provider === payments.name) {
      const payment = await payments.cancelPayment(row.providerId);
      if (payment.status !== 'canceled') {
        await saveAnswer(needs, row, payment);
        return;
      }
    }
    const isExpired = await transact(db, async (tx) => {
      await lockCouple(tx, row.coupleId);
      return expirePending(tx, row, now());
    });
    if (isExpired) return;
  }
}

export async function expireUnpaidOrders(needs: Needs): Promise<void> {
  const { db, now } = needs;
  const unpaid = [...(await unpaidOrders(db, now())), ...(await ordersInTheWay(needs))];
  await forEachRow(unpaid, (row) => expireOrder(needs, row));
}

/** Finds orders that hold the last pieces of an item and have had enough time to be paid. */
async function ordersInTheWay({ db, now }: Needs): Promise<OrderRow[]> {
  const rows = await pendingSince(db, new Date(now().getTime() - SCARCE_MINUTES * MINUTE_MS));
  if (rows.length === 0) return [];
  const scarce = await scarceParts(db);
  const lines = await linesOf(db, rows);
  const holding = new Set(
    lines.filter(({ item }) => isScarce(item, scarce)).map(({ orderId }) => orderId),
  );
  return rows.filter(({ id }) => holding.has(id));
}
