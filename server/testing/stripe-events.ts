import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { stripeApp } from './stripe-app.ts';
import { STRIPE_KEYS } from './stripe-double.ts';
import { LEDGER_START, subscriptionObject } from './stripe-ledger.ts';

export const MONTH_SECONDS = 30 * 86_400;

type Signing = { secret?: string; timestamp?: number };
type InvoiceChanges = {
  id?: string;
  periodEnd?: number;
  status?: string;
  billing_reason?: string;
  attempt_count?: number;
};

export const signer: Stripe['webhooks'] = new Stripe('sk_test_signer').webhooks;

/** Builds and sends Stripe's events about the last recorded subscription. */
export function stripeEvents({ world, double }: ReturnType<typeof stripeApp>) {
  /** Sends an event as Stripe does: signed, without a browser's headers. */
  function deliver(event: object, { secret = STRIPE_KEYS.webhookSecret, timestamp }: Signing = {}) {
    const payload = JSON.stringify(event);
    const signature = signer.generateTestHeaderString({
      payload,
      secret,
      timestamp: timestamp ?? Math.floor(world.deps.now().getTime() / 1000),
    });
    return send(payload, signature);
  }

  async function send(payload: string, signature: string) {
    return world.app.inject({
      method: 'POST',
      url: '/api/stripe/webhook',
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
      payload,
    });
  }

  function event(type: string, object: unknown, second = 0, id = `evt_${randomUUID()}`) {
    return { id, object: 'event', type, created: LEDGER_START + second, data: { object } };
  }

  function theSubscription() {
    const subscription = [...double.books.subscriptions.values()].at(-1);
    if (!subscription) throw new Error('Stripe knows no subscription.');
    return subscription;
  }

  /** Builds the subscription of an event, in a state that the test chooses. */
  function told(changes: Partial<ReturnType<typeof theSubscription>> = {}) {
    return subscriptionObject({ ...theSubscription(), ...changes });
  }

  function invoice(changes: InvoiceChanges = {}) {
    const { id = 'in_1', periodEnd = LEDGER_START + MONTH_SECONDS, status = 'paid' } = changes;
    const { billing_reason = 'subscription_create', attempt_count = 1 } = changes;
    const { id: subscription, metadata } = theSubscription();
    return {
      id,
      object: 'invoice',
      status,
      billing_reason,
      attempt_count,
      created: LEDGER_START,
      amount_paid: status === 'paid' ? 1999 : 0,
      amount_due: 1999,
      period_end: LEDGER_START,
      hosted_invoice_url: `https://invoice.stripe.test/${id}`,
      lines: { object: 'list', data: [{ period: { start: LEDGER_START, end: periodEnd } }] },
      parent: { type: 'subscription_details', subscription_details: { subscription, metadata } },
    };
  }

  const became = (status: string, second = 0, changes = {}) =>
    event('customer.subscription.updated', told({ status, ...changes }), second);
  const paid = (second = 0, changes = {}) => event('invoice.paid', invoice(changes), second);
  const failed = (second = 0, changes = {}) =>
    event('invoice.payment_failed', invoice({ status: 'open', ...changes }), second);

  return { deliver, send, event, theSubscription, told, invoice, became, paid, failed };
}
