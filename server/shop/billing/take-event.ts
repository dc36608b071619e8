import type { Queryable } from '../../db/database.ts';
import { applyPaymentEvent } from '../order-payment.ts';
import type { ProviderEvent } from '../payments/provider-event.ts';
import { recordSubscriptionEvent } from '../premium/payment-event-queries.ts';
import { insertEvent } from './queries.ts';

/**
 * The one way in which a provider's events reach a couple. Each event counts once, and its effect
 * does not depend on which events came before it.
 */
export async function takeEvent(tx: Queryable, event: ProviderEvent, now: Date): Promise<void> {
  if (!(await insertEvent(tx, `${event.subject.provider}:${event.id}`, now))) return;
  if (event.about === 'payment') await applyPaymentEvent(tx, event, now);
  else await recordSubscriptionEvent(tx, event, now);
}
