import Stripe from 'stripe';
import type { ProviderSubscription, StripeProvider } from './provider.ts';
import { ifMissing, withStripeErrors } from './stripe-errors.ts';
import { factsOf } from './stripe-events.ts';

/** Requests the card form's secret in the same answer as the subscription. */
const WITH_SECRET = ['latest_invoice.confirmation_secret'];

type Subscriptions = Pick<
  StripeProvider,
  'createSubscription' | 'getSubscription' | 'setRenewal' | 'endNow' | 'endUnpaid'
>;

export function stripeSubscriptions(stripe: Stripe, priceId: string): Subscriptions {
  const find = (id: string) =>
    stripe.subscriptions.retrieve(id, { expand: WITH_SECRET }).catch(ifMissing(null));

  async function get(id: string): Promise<ProviderSubscription> {
    const found = await find(id);
    return found ? toSubscription(found) : lost(id);
  }

  /**
   * Cancels a subscription. Skips one that has already ended, as voiding its first invoice does.
   */
  async function cancel(id: string): Promise<ProviderSubscription> {
    const before = await get(id);
    if (before.status === 'canceled') return before;
    return stripe.subscriptions.cancel(id).then(toSubscription, ifMissing(lost(id)));
  }

  /**
   * Voids the open invoice. Without this, a canceled subscription's invoice could still be paid by
   * anyone with its secret. False if the invoice was paid before.
   */
  async function voidOpenInvoice(id: string): Promise<boolean> {
    const invoice = (await find(id))?.latest_invoice;
    if (!invoice || typeof invoice !== 'object') return true;
    if (invoice.status !== 'open') return invoice.status !== 'paid';
    return stripe.invoices.voidInvoice(invoice.id).then(
      () => true,
      (error) => {
        // Handle a payment at this very moment: only open invoices can be voided.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
        throw error;
      },
    );
  }

  return {
    createSubscription({ key, coupleId, customerId }) {
      const metadata = { couple_id: coupleId, subscription_id: key };
      return withStripeErrors(
        stripe.subscriptions
          .create(
            {
              customer: customerId,
              items: [{ price: priceId }],
              payment_behavior: 'default_incomplete',
              payment_settings: {
                payment_method_types: ['card'],
                save_default_payment_method: 'on_subscription',
              },
              metadata,
              expand: WITH_SECRET,
            },
            { idempotencyKey: `subscription-${key}` },
          )
          .then(toSubscription),
      );
    },

    getSubscription: (id) => withStripeErrors(get(id)),

    setRenewal: (id, renews) =>
      withStripeErrors(
        stripe.subscriptions
          .update(id, { cancel_at_period_end: !renews, expand: WITH_SECRET })
          .then(toSubscription),
      ),

    endNow: (id) => withStripeErrors(voidOpenInvoice(id).then(() => cancel(id))),

    endUnpaid: (id) =>
      withStripeErrors(voidOpenInvoice(id).then((isVoid) => (isVoid ? cancel(id) : get(id)))),
  };
}

/** Treats a subscription unknown to Stripe as ended. */
function lost(providerId: string): ProviderSubscription {
  const facts = { status: 'canceled', periodEnd: null, cancelsAtPeriodEnd: false } as const;
  return { ...facts, providerId, clientSecret: null };
}

function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const { latest_invoice: invoice } = subscription;
  const secret = invoice && typeof invoice === 'object' ? invoice.confirmation_secret : null;
  return {
    ...factsOf(subscription),
    providerId: subscription.id,
    clientSecret: secret?.client_secret ?? null,
  };
}
