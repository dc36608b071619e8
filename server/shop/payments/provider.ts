import type { SandboxPayment } from '../../../contract/shop/payments.ts';
import type { ProviderEvent, SubscriptionFacts } from './provider-event.ts';

/**
 * Time that a first payment may take and that keys are remembered. Stripe's rule, which the sandbox
 * copies.
 */
export const FIRST_PAYMENT_MS = 23 * 3_600_000;

/** Order for a subscription. A repeated key returns the same subscription. */
type SubscriptionOrder = { key: string; coupleId: string };

export type ProviderSubscription = SubscriptionFacts & {
  providerId: string;
  /** Secret with which a browser pays the open amount. Null if nothing is open. */
  clientSecret: string | null;
};

/** One-off payment to create. A repeated key returns the same payment. */
type PaymentOrder = {
  key: string;
  coupleId: string;
  amountCents: number;
  /** Name of the order at the provider. Reveals neither content nor buyer. */
  reference: string;
};

export type ProviderPayment = {
  providerId: string;
  /** `processing`: not paid yet, and can no longer be canceled. */
  status: 'open' | 'processing' | 'paid' | 'canceled';
  /** Secret with which a browser pays. Null if nothing is open. */
  clientSecret: string | null;
};

/**
 * Calls about subscriptions. A call that fails throws `paymentsUnavailable`, has no partial effect
 * and can be repeated.
 */
type Subscriptions<Order extends SubscriptionOrder = SubscriptionOrder> = {
  createSubscription(order: Order): Promise<ProviderSubscription>;
  getSubscription(providerId: string): Promise<ProviderSubscription>;
  setRenewal(providerId: string, renews: boolean): Promise<ProviderSubscription>;
  /** Ends the subscription immediately. Open amounts can no longer be paid. */
  endNow(providerId: string): Promise<ProviderSubscription>;
  /** Ends the subscription immediately unless it has been paid. The answer says which. */
  endUnpaid(providerId: string): Promise<ProviderSubscription>;
};

/** Calls about one-off payments. Failures follow the same rule as for subscriptions. */
export type OneOffPayments = {
  createPayment(order: PaymentOrder): Promise<ProviderPayment>;
  getPayment(providerId: string): Promise<ProviderPayment>;
  /** Cancels a payment and returns its state afterwards, which is `paid` if it was paid before. */
  cancelPayment(providerId: string): Promise<ProviderPayment>;
  /** Refunds the full amount. A repeated call refunds once. */
  refund(providerId: string): Promise<void>;
};

export type StripeProvider = Subscriptions<SubscriptionOrder & { customerId: string }> &
  OneOffPayments & {
    name: 'stripe';
    publishableKey: string;
    /** Creates a customer without a name. A repeated key returns the same customer. */
    createCustomer(key: string, coupleId: string): Promise<string>;
    /** Sets the address for receipts. Null deletes the address, and no receipts are sent. */
    setCustomerEmail(customerId: string, email: string | null): Promise<void>;
    /** Ends the customer's subscriptions and deletes their card. */
    deleteCustomer(customerId: string): Promise<void>;
    /** Reads the event from a signed message. Null if the event is not about anything of ours. */
    readEvent(rawBody: Buffer, signature: string, now: Date): Promise<ProviderEvent | null>;
    portalUrl(customerId: string): Promise<string>;
    /**
     * Returns the page of an invoice. The page opens for anyone with its address, so never store
     * that address.
     */
    invoiceUrl(invoiceId: string): Promise<string | null>;
  };

export type SandboxProvider = Subscriptions &
  OneOffPayments & {
    name: 'sandbox';
    publishableKey: null;
    /** Returns our id for the object that a client secret pays for. Null for a foreign secret. */
    idIn(clientSecret: string): string | null;
    /** Pays the open amount with a test card, or refuses with the card's message. */
    confirm(coupleId: string, payment: SandboxPayment): Promise<void>;
    /** Applies renewals and endings that are due by the clock. */
    advance(): Promise<void>;
  };

export type PaymentProvider = StripeProvider | SandboxProvider;
