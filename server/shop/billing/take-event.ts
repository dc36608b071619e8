import type { Queryable } from '../../db/database.ts';
import { applyPaymentEvent } from '../order-payment.ts';
import type { ProviderEvent } from '../payments/provider-event.ts';
import { recordSubscriptionEvent } from '../premium/payment-event-queries.ts';
import { insertEvent } from './queries.ts';

/**
 * Applies a provider's event. All events reach a couple through this function. Each event counts
 * once, and the effect does not depend on earlier events.
 */
export async function takeEvent(tx: Queryable, event: ProviderEvent, now: Date): Promise<void> {
  if (!(await insertEvent(tx, `${event.subject.provider}:${event.id}`, now))) return;
  if (event.about === 'payment') await applyPaymentEvent(tx, event, now);
  else await recordSubscriptionEvent(tx, event, now);
}
