import Stripe from 'stripe';
import type { Config } from '../config.ts';
import { forgedEvent, paymentsAway } from '../http/errors.ts';
import type { ProviderSubscription, StripeProvider } from './provider.ts';
import { eventFrom, factsOf } from './stripe-events.ts';
import { stripePayments } from './stripe-payments.ts';

const TIMEOUT_MS = 8_000;
const RETRIES = 1;
const TOLERANCE_SECONDS = 300;
/** What a form needs beside the subscription itself, in the same answer. */
const WITH_SECRET = ['latest_invoice.confirmation_secret'];

type Options = NonNullable<Config['stripe']> & { appOrigin: string };

export function stripeProvider(options: Options): StripeProvider {
  const stripe = new Stripe(options.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...baseOf(options.apiBase),
  });

  /** Every failure at Stripe reads alike to people; the log is told which it was. */
  async function ask<T>(question: Promise<T>): Promise<T> {
    try {
      return await question;
    } catch (error) {
      // The log keeps names and codes alone, and to the language all of these are mere errors.
      if (error instanceof Stripe.errors.StripeError) error.name = error.type;
      throw paymentsAway(error);
    }
  }

  return {
    name: 'stripe',
    publishableKey: options.publishableKey,
    ...stripePayments(stripe, ask),

    async createCustomer(key, coupleId) {
      const customer = { metadata: { couple_id: coupleId } };
      const { id } = await ask(
        stripe.customers.create(customer, { idempotencyKey: `customer-${key}` }),
      );
      return id;
    },

    async setCustomerEmail(id, email) {
      // An empty text unsets it.
      await ask(stripe.customers.update(id, { email: email ?? '' }).catch(unlessMissing));
    },

    async deleteCustomer(id) {
      await ask(stripe.customers.del(id).catch(unlessMissing));
    },

    createSubscription({ key, coupleId, customerId }) {
      const metadata = { couple_id: coupleId, subscription_id: key };
      return ask(
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
          .then(seen),
      );
    },

    getSubscription: (id) =>
      ask(
        stripe.subscriptions
          .retrieve(id, { expand: WITH_SECRET })
          .then(seen, (error) => lostIfMissing(error, id)),
      ),

    setRenewal: (id, renews) =>
      ask(
        stripe.subscriptions
          .update(id, { cancel_at_period_end: !renews, expand: WITH_SECRET })
          .then(seen),
      ),

    endNow: (id) => ask(stripe.subscriptions.cancel(id).then(seen)),

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
        throw forgedEvent();
      }
      return ask(eventFrom(stripe, event));
    },

    async portalUrl(customerId) {
      const session = await ask(
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

/** What is not there needs no erasing. */
function unlessMissing(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'resource_missing') {
    throw error;
  }
}

/** Of another account, or of the other mode: for this one it is over. */
function lostIfMissing(error: unknown, providerId: string): ProviderSubscription {
  unlessMissing(error);
  return {
    status: 'canceled',
    periodEnd: null,
    cancelsAtPeriodEnd: false,
    providerId,
    clientSecret: null,
  };
}

function seen(subscription: Stripe.Subscription): ProviderSubscription {
  const { latest_invoice: invoice } = subscription;
  const secret = invoice && typeof invoice === 'object' ? invoice.confirmation_secret : null;
  return {
    ...factsOf(subscription),
    providerId: subscription.id,
    clientSecret: secret?.client_secret ?? null,
  };
}
