import Stripe from 'stripe';
import type { OneOffPayments, ProviderPayment } from './provider.ts';

/** Stands behind the account's own neutral prefix, as in SXR* STUDIO; see docs/decisions/store.md. */
const STATEMENT_SUFFIX = 'STUDIO';
const CURRENCY = 'usd';

/**
 * One-off payments. Stripe is told an amount and a number: neither what is bought, nor by whom. No
 * customer and no address means that it writes to nobody and remembers no card.
 */
export function stripePayments(
  stripe: Stripe,
  ask: <T>(question: Promise<T>) => Promise<T>,
): OneOffPayments {
  const get = (id: string) =>
    stripe.paymentIntents.retrieve(id).then(seen, (error) => lostIfMissing(error, id));

  return {
    createPayment: ({ key, coupleId, amountCents, reference }) =>
      ask(
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
          .then(seen),
      ),

    getPayment: (id) => ask(get(id)),

    cancelPayment: (id) =>
      ask(
        stripe.paymentIntents.cancel(id).then(seen, (error) => {
          // Too late, or done before: what it is now decides.
          if (codeOf(error) === 'payment_intent_unexpected_state') return get(id);
          return lostIfMissing(error, id);
        }),
      ),

    async refund(id) {
      const refunding = stripe.refunds.create(
        { payment_intent: id },
        { idempotencyKey: `refund-${id}` },
      );
      await ask(
        refunding.catch((error) => {
          // Someone gave it back in Stripe's own pages; word of that comes as an event.
          if (codeOf(error) !== 'charge_already_refunded') throw error;
        }),
      );
    },
  };
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Stripe.errors.StripeError ? error.code : undefined;
}

/** Of another account, or of the other mode: for this one it is over. */
function lostIfMissing(error: unknown, providerId: string): ProviderPayment {
  if (codeOf(error) !== 'resource_missing') throw error;
  return { providerId, status: 'canceled', clientSecret: null };
}

function seen({ id, status, client_secret }: Stripe.PaymentIntent): ProviderPayment {
  const state = stateOf(status);
  return {
    providerId: id,
    status: state,
    clientSecret: state === 'open' ? client_secret : null,
  };
}

function stateOf(status: Stripe.PaymentIntent['status']): ProviderPayment['status'] {
  switch (status) {
    case 'succeeded':
      return 'paid';
    case 'canceled':
      return 'canceled';
    case 'requires_payment_method':
    case 'requires_confirmation':
    case 'requires_action':
      return 'open';
    default:
      // The bank is at it: nobody can pay it again or call it off.
      return 'processing';
  }
}
