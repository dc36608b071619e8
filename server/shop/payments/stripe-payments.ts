import type Stripe from 'stripe';
import type { OneOffPayments, ProviderPayment } from './provider.ts';
import { ifMissing, stripeCode, withStripeErrors } from './stripe-errors.ts';

/**
 * Text on bank statements, after the account's own neutral prefix, as in SXR* STUDIO. See
 * docs/operations.md.
 */
const STATEMENT_SUFFIX = 'STUDIO';
const CURRENCY = 'usd';

/**
 * Makes one-off payments. Stripe gets an amount and a reference, but neither content nor buyer.
 * Without a customer and an address, Stripe writes to nobody and stores no card.
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
          // Return the state of the payment, which was paid or canceled before.
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
          // Ignore a refund already made on Stripe's own pages, which an event reports.
          if (stripeCode(error) !== 'charge_already_refunded') throw error;
        }),
      );
    },
  };
}

/** Treats a payment unknown to Stripe as canceled. */
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
  // Treat any other state as processing: the bank is working, so the payment can be neither
  // repeated nor canceled.
  const status = STATUSES[intent.status] ?? 'processing';
  const clientSecret = status === 'open' ? intent.client_secret : null;
  return { providerId: intent.id, status, clientSecret };
}
