import type { SandboxPayment } from '../../contract/premium.ts';
import type { ProviderEvent, SubscriptionFacts } from './provider-event.ts';

/** What we order. The key makes a repeated order the same order. */
type SubscriptionOrder = {
  key: string;
  coupleId: string;
  email: string | null;
  /** Who they are in the provider's books, once they are in them. */
  customerId: string | null;
};

export type ProviderSubscription = SubscriptionFacts & {
  providerId: string;
  customerId: string | null;
  /** Lets a browser pay what is open; null when nothing is. */
  clientSecret: string | null;
};

/**
 * What the rest of the app knows of money. Whatever a provider cannot do now it refuses with
 * `paymentsAway`, and then nothing is half done: the same order can be placed again.
 */
type Subscriptions = {
  createSubscription(order: SubscriptionOrder): Promise<ProviderSubscription>;
  getSubscription(providerId: string): Promise<ProviderSubscription>;
  setRenewal(providerId: string, renews: boolean): Promise<ProviderSubscription>;
  /** Ends it at once, for one that nobody has paid for. */
  endNow(providerId: string): Promise<ProviderSubscription>;
};

export type StripeProvider = Subscriptions & {
  name: 'stripe';
  publishableKey: string;
  /** The event in a signed message; null when it is about nothing of ours. */
  readEvent(rawBody: Buffer, signature: string, now: Date): Promise<ProviderEvent | null>;
  portalUrl(customerId: string): Promise<string>;
};

export type SandboxProvider = Subscriptions & {
  name: 'sandbox';
  publishableKey: null;
  /** Pays what is open with a test card, or refuses in the card's words. */
  confirm(coupleId: string, payment: SandboxPayment): Promise<void>;
  /** Renews and ends what the clock has reached. */
  advance(): Promise<void>;
};

export type PaymentProvider = StripeProvider | SandboxProvider;
