import type Stripe from 'stripe';
import type { OneOffPayments, ProviderPayment } from './provider.ts';
import { ifMissing, stripeCode, withStripeErrors } from './stripe-errors.ts';

/** Stands behind the account's own neutral prefix, as in SXR* STUDIO; see docs/operations.md. */
const STATEMENT_SUFFIX = 'STUDIO';
const CURRENCY = 'usd';

/**
 * One-off payments. Stripe is told an amount and a reference, neither what is bought nor by whom.
 * Without a customer and an address it writes to nobody and remembers no card.
 */
export function stripePayments(stripe: Stripe): OneOffPayments {
  const get = (id: string) =>
    stripe.paymentIntents.retrieve(id).then(toPayment, ifMissing(lost(id)));

  return {
    createPayment: ({ key, coupleId, amountCents, reference }) =>
      withStripeErrors(
        stripe.paymentIntents
          .create(
            {
              amount: amountCents,
              currency: CURRENCY,
              allowed_payment_method_types: ['card'],
              description: `Order ${reference}`,
              statement_descriptor_suffix: STATEMENT_SUFFIX,
              metadata: { couple_id: coupleId, order_id: key },
            },
            { idempotencyKey: `payment-${key}` },
          )
          .then(toPayment),
      ),

    getPayment: (id) => withStripeErrors(get(id)),

    cancelPayment: (id) =>
      withStripeErrors(
        stripe.paymentIntents.cancel(id).then(toPayment, (error) => {
          // Paid or cancelled before: the payment's state decides.
          if (stripeCode(error) === 'payment_intent_unexpected_state') return get(id);
          return ifMissing(lost(id))(error);
        }),
      ),

    async refund(id) {
      const refunding = stripe.refunds.create(
        { payment_intent: id },
        { idempotencyKey: `refund-${id}` },
      );
      await withStripeErrors(
        refunding.catch((error) => {
          // It was refunded on Stripe's own pages; an event tells of that.
          if (stripeCode(error) !== 'charge_already_refunded') throw error;
        }),
      );
    },
  };
}

/** A payment that Stripe does not know counts as cancelled. */
function lost(providerId: string): ProviderPayment {
  return { providerId, status: 'canceled', clientSecret: null };
}

const STATUSES: Partial<Record<Stripe.PaymentIntent['status'], ProviderPayment['status']>> = {
  succeeded: 'paid',
  canceled: 'canceled',
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
};

function toPayment(intent: Stripe.PaymentIntent): ProviderPayment {
  // Else the bank is working on it: it can neither be paid again nor cancelled.
  const status = STATUSES[intent.status] ?? 'processing';
  const clientSecret = status === 'open' ? intent.client_secret : null;
  return { providerId: intent.id, status, clientSecret };
}
