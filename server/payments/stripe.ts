import Stripe from 'stripe';
import type { Config } from '../config.ts';
import { invalidSignature } from '../http/errors.ts';
import type { ProviderSubscription, StripeProvider } from './provider.ts';
import { ifMissing, withStripeErrors } from './stripe-errors.ts';
import { eventFrom, factsOf } from './stripe-events.ts';
import { stripePayments } from './stripe-payments.ts';

const TIMEOUT_MS = 8_000;
const RETRIES = 1;
const TOLERANCE_SECONDS = 300;
/** The card form's secret, in the same answer as the subscription. */
const WITH_SECRET = ['latest_invoice.confirmation_secret'];

type Options = NonNullable<Config['stripe']> & { appOrigin: string };

export function stripeProvider(options: Options): StripeProvider {
  const stripe = new Stripe(options.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...baseOf(options.apiBase),
  });

  return {
    name: 'stripe',
    publishableKey: options.publishableKey,
    ...stripePayments(stripe),

    async createCustomer(key, coupleId) {
      const customer = { metadata: { couple_id: coupleId } };
      const { id } = await withStripeErrors(
        stripe.customers.create(customer, { idempotencyKey: `customer-${key}` }),
      );
      return id;
    },

    async setCustomerEmail(id, email) {
      // Stripe unsets an address that is set to an empty text.
      await withStripeErrors(
        stripe.customers.update(id, { email: email ?? '' }).catch(ifMissing(null)),
      );
    },

    async deleteCustomer(id) {
      await withStripeErrors(stripe.customers.del(id).catch(ifMissing(null)));
    },

    createSubscription({ key, coupleId, customerId }) {
      const metadata = { couple_id: coupleId, subscription_id: key };
      return withStripeErrors(
        stripe.subscriptions
          .create(
            {
              customer: customerId,
              items: [{ price: options.priceId }],
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

    getSubscription: (id) =>
      withStripeErrors(
        stripe.subscriptions
          .retrieve(id, { expand: WITH_SECRET })
          .then(toSubscription, ifMissing(lost(id))),
      ),

    setRenewal: (id, renews) =>
      withStripeErrors(
        stripe.subscriptions
          .update(id, { cancel_at_period_end: !renews, expand: WITH_SECRET })
          .then(toSubscription),
      ),

    endNow: (id) =>
      withStripeErrors(stripe.subscriptions.cancel(id).then(toSubscription, ifMissing(lost(id)))),

    async readEvent(rawBody, signature, now) {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(
          rawBody,
          signature,
          options.webhookSecret,
          TOLERANCE_SECONDS,
          undefined,
          now.getTime(),
        );
      } catch {
        throw invalidSignature();
      }
      return withStripeErrors(eventFrom(stripe, event));
    },

    async portalUrl(customerId) {
      const session = await withStripeErrors(
        stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: `${options.appOrigin}/profile`,
        }),
      );
      return session.url;
    },
  };
}

function baseOf(apiBase: string | undefined): Stripe.StripeConfig {
  if (!apiBase) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  return {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
  };
}

/** A subscription that Stripe does not know has ended, as far as we are concerned. */
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
