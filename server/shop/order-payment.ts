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
/** How long the last pieces of something are kept back for one buyer, instead of RESERVATION_MINUTES. */
const SCARCE_MINUTES = 10;

/** A payment that was begun while an order was being expired is cancelled in the next round. */
const MAX_ROUNDS = 3;

/** What a browser pays a pending order with; null when there is nothing to pay any more. */
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
  // The order expired meanwhile, and nobody has the secret yet.
  if (payment.status === 'open') await payments.cancelPayment(payment.providerId);
  return null;
}

/** Saves what the provider said of a payment; true while the order waits for it. */
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

/** Applies a provider's event; the caller sees to it that each event comes once. */
export async function applyPaymentEvent(tx: Queryable, event: PaymentEvent, now: Date) {
  const { subject, fact } = event;
  await lockCouple(tx, subject.coupleId);
  const row = await savePaymentId(tx, subject);
  if (!row) return;
  if (fact.status === 'paid') await markPaid(tx, row, now);
  if (fact.status === 'canceled') await expirePending(tx, row, now);
  if (fact.status === 'refunded') await recordRefund(tx, row, fact.refundedCents, now);
  // After a failed try the order waits for another.
}

/**
 * Expires a pending order. The payment is cancelled at the provider first, so that a card is not
 * charged for released pieces; if the order was paid meanwhile, it stays paid.
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

/** Orders that keep back the last pieces of something, and had the time to be paid. */
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
