import type { SandboxPayment } from '../../contract/premium.ts';
import type { ProviderEvent, SubscriptionFacts } from './provider-event.ts';

/** What we order. The key makes a repeated order the same order. */
type SubscriptionOrder = { key: string; coupleId: string };

export type ProviderSubscription = SubscriptionFacts & {
  providerId: string;
  /** Lets a browser pay what is open; null when nothing is. */
  clientSecret: string | null;
};

/** What is to be paid once. The key makes a repeated order the same order. */
type PaymentOrder = {
  key: string;
  coupleId: string;
  amountCents: number;
  /** What the order is called in the provider's books: neither what is in it, nor for whom. */
  reference: string;
};

export type ProviderPayment = {
  providerId: string;
  /** Processing: it can no longer be cancelled, and is not paid yet. */
  status: 'open' | 'processing' | 'paid' | 'canceled';
  /** Lets a browser pay it; null when nothing is open. */
  clientSecret: string | null;
};

/**
 * What the rest of the app knows of money. Whatever a provider cannot do now it refuses with
 * `paymentsAway`, and then nothing is half done: the same order can be placed again.
 */
type Subscriptions<Order extends SubscriptionOrder = SubscriptionOrder> = {
  createSubscription(order: Order): Promise<ProviderSubscription>;
  getSubscription(providerId: string): Promise<ProviderSubscription>;
  setRenewal(providerId: string, renews: boolean): Promise<ProviderSubscription>;
  /** Ends it at once, for one that nobody has paid for. */
  endNow(providerId: string): Promise<ProviderSubscription>;
};

/** Payments that are made once. The same promise holds. */
export type OneOffPayments = {
  createPayment(order: PaymentOrder): Promise<ProviderPayment>;
  getPayment(providerId: string): Promise<ProviderPayment>;
  /** So that it can never be paid any more; says what it is afterwards, since it may be too late. */
  cancelPayment(providerId: string): Promise<ProviderPayment>;
  /** Gives back all that was paid, once. */
  refund(providerId: string): Promise<void>;
};

export type StripeProvider = Subscriptions<SubscriptionOrder & { customerId: string }> &
  OneOffPayments & {
    name: 'stripe';
    publishableKey: string;
    /** Whom subscriptions are ordered for: nameless, and the same again for the same key. */
    createCustomer(key: string, coupleId: string): Promise<string>;
    /** Where receipts go; null: nowhere, and no address is kept. */
    setCustomerEmail(customerId: string, email: string | null): Promise<void>;
    /** Ends whatever they still pay for, and forgets their card. */
    deleteCustomer(customerId: string): Promise<void>;
    /** The event in a signed message; null when it is about nothing of ours. */
    readEvent(rawBody: Buffer, signature: string, now: Date): Promise<ProviderEvent | null>;
    portalUrl(customerId: string): Promise<string>;
  };

export type SandboxProvider = Subscriptions &
  OneOffPayments & {
    name: 'sandbox';
    publishableKey: null;
    /** Pays what is open with a test card, or refuses in the card's words. */
    confirm(coupleId: string, payment: SandboxPayment): Promise<void>;
    /** Renews and ends what the clock has reached. */
    advance(): Promise<void>;
  };

export type PaymentProvider = StripeProvider | SandboxProvider;
