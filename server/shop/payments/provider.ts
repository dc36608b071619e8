import type { SandboxPayment } from '../../../contract/shop/payments.ts';
import type { ProviderEvent, SubscriptionFacts } from './provider-event.ts';

/** How long a first payment is waited for, and a key remembered: Stripe's rule, the sandbox's too. */
export const FIRST_PAYMENT_MS = 23 * 3_600_000;

/** A repeated key finds the same subscription again. */
type SubscriptionOrder = { key: string; coupleId: string };

export type ProviderSubscription = SubscriptionFacts & {
  providerId: string;
  /** Lets a browser pay what is open; null when nothing is. */
  clientSecret: string | null;
};

/** What is to be paid once. A repeated key finds the same payment again. */
type PaymentOrder = {
  key: string;
  coupleId: string;
  amountCents: number;
  /** What the provider calls the order: neither what is in it, nor for whom. */
  reference: string;
};

export type ProviderPayment = {
  providerId: string;
  /** Processing: it can no longer be cancelled, and is not paid yet. */
  status: 'open' | 'processing' | 'paid' | 'canceled';
  /** Lets a browser pay it; null when nothing is open. */
  clientSecret: string | null;
};

/** A call that fails throws `paymentsUnavailable`, has done nothing by halves, and can be repeated. */
type Subscriptions<Order extends SubscriptionOrder = SubscriptionOrder> = {
  createSubscription(order: Order): Promise<ProviderSubscription>;
  getSubscription(providerId: string): Promise<ProviderSubscription>;
  setRenewal(providerId: string, renews: boolean): Promise<ProviderSubscription>;
  /** Ends it at once, and what is open of it can no longer be paid. */
  endNow(providerId: string): Promise<ProviderSubscription>;
  /** The same, unless it was paid meanwhile: the answer says which. */
  endUnpaid(providerId: string): Promise<ProviderSubscription>;
};

/** Payments that are made once; the same rule holds. */
export type OneOffPayments = {
  createPayment(order: PaymentOrder): Promise<ProviderPayment>;
  getPayment(providerId: string): Promise<ProviderPayment>;
  /** Returns the payment as it is afterwards: it may have been paid before. */
  cancelPayment(providerId: string): Promise<ProviderPayment>;
  /** Refunds all that was paid; repeated, it refunds once. */
  refund(providerId: string): Promise<void>;
};

export type StripeProvider = Subscriptions<SubscriptionOrder & { customerId: string }> &
  OneOffPayments & {
    name: 'stripe';
    publishableKey: string;
    /** A customer without a name; a repeated key finds the same one again. */
    createCustomer(key: string, coupleId: string): Promise<string>;
    /** Where receipts go; null: nowhere, and no address is kept. */
    setCustomerEmail(customerId: string, email: string | null): Promise<void>;
    /** Ends the customer's subscriptions and deletes their card. */
    deleteCustomer(customerId: string): Promise<void>;
    /** The event in a signed message; null when it is about nothing of ours. */
    readEvent(rawBody: Buffer, signature: string, now: Date): Promise<ProviderEvent | null>;
    portalUrl(customerId: string): Promise<string>;
    /** The page of an invoice, which opens for whoever has the address: asked for, never kept. */
    invoiceUrl(invoiceId: string): Promise<string | null>;
  };

export type SandboxProvider = Subscriptions &
  OneOffPayments & {
    name: 'sandbox';
    publishableKey: null;
    /** Our own id of what a client secret pays for; null for a secret that is not ours. */
    idIn(clientSecret: string): string | null;
    /** Pays what is open with a test card, or refuses in the card's words. */
    confirm(coupleId: string, payment: SandboxPayment): Promise<void>;
    /** Renews and ends what the clock has reached. */
    advance(): Promise<void>;
  };

export type PaymentProvider = StripeProvider | SandboxProvider;
