import type { Queryable } from '../db/database.ts';
import type { PaymentEvent } from '../payments/provider-event.ts';
import { lockCouple } from '../premium/queries.ts';
import { endPending, markPaid, noteRefund } from './order-changes.ts';
import { notePayment } from './paying.ts';

/** What a provider's word of a one-off payment means for the order; the caller has taken it once. */
export async function takePayment(tx: Queryable, event: PaymentEvent, now: Date): Promise<void> {
  const { provider, providerId, coupleId, orderId } = event.subject;
  // A couple that is gone has no orders any more.
  if (!(await lockCouple(tx, coupleId))) return;
  const row = await notePayment(tx, { coupleId, id: orderId, provider }, providerId);
  if (!row) return;
  const { fact } = event;
  switch (fact.status) {
    case 'paid':
      return markPaid(tx, row, now);
    case 'canceled':
      await endPending(tx, row, now);
      return;
    case 'refunded':
      return noteRefund(tx, row, fact.refundedCents, now);
    case 'failed':
      // The card was refused: cart, address and pieces wait for another try.
      return;
  }
}
