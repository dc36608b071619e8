import Stripe from 'stripe';
import type { Config } from '../../config.ts';
import { invalidSignature } from '../../http/errors.ts';
import type { StripeProvider } from './provider.ts';
import { ifMissing, withStripeErrors } from './stripe-errors.ts';
import { eventFrom } from './stripe-events.ts';
import { stripePayments } from './stripe-payments.ts';
import { stripeSubscriptions } from './stripe-subscriptions.ts';

const TIMEOUT_MS = 8_000;
const RETRIES = 1;
const TOLERANCE_SECONDS = 300;

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
    ...stripeSubscriptions(stripe, options.priceId),

    async createCustomer(key, coupleId) {
      const customer = { metadata: { couple_id: coupleId } };
      const { id } = await withStripeErrors(
        stripe.customers.create(customer, { idempotencyKey: `customer-${key}` }),
      );
      return id;
    },

    async setCustomerEmail(id, email) {
      // Send an empty text for null, which makes Stripe delete the address.
      await withStripeErrors(
        stripe.customers.update(id, { email: email ?? '' }).catch(ifMissing(null)),
      );
    },

    async deleteCustomer(id) {
      await withStripeErrors(stripe.customers.del(id).catch(ifMissing(null)));
    },

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

    async invoiceUrl(id) {
      const invoice = await withStripeErrors(stripe.invoices.retrieve(id).catch(ifMissing(null)));
      return invoice?.hosted_invoice_url ?? null;
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
