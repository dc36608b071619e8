import type { PaymentProviderName } from '../../contract/premium.ts';

/** A subscription as its provider sees it. */
export type SubscriptionFacts = {
  status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  /** The end of the period that is running, paid or not. */
  periodEnd: Date | null;
  cancelsAtPeriodEnd: boolean;
};

/** Which of our subscriptions something is about. */
export type Subject = {
  provider: PaymentProviderName;
  providerId: string;
  /** What we named it when we ordered it: known even before we have noted the provider's own id. */
  coupleId: string;
  subscriptionId: string;
};

export type Fact =
  | ({ of: 'subscription' } & SubscriptionFacts)
  | {
      of: 'invoice';
      invoiceId: string;
      status: 'paid' | 'failed';
      amountCents: number;
      issuedAt: Date;
      /** What it pays for ends here. */
      periodEnd: Date;
      url: string | null;
    }
  /** How much of an invoice has been given back in all. */
  | { of: 'refund'; invoiceId: string; refundedCents: number }
  | { of: 'dispute'; invoiceId: string; isOpen: boolean };

/** Something that happened at a provider: any number of times, in any order, it means one thing. */
export type SubscriptionEvent = {
  about: 'subscription';
  id: string;
  at: Date;
  subject: Subject;
  facts: readonly Fact[];
};

/** Which of our orders a one-off payment is for. */
export type PaymentSubject = {
  provider: PaymentProviderName;
  providerId: string;
  coupleId: string;
  orderId: string;
};

export type PaymentFact =
  /** A failed try leaves the payment open for another. */
  | { status: 'paid' | 'failed' | 'canceled' }
  /** How much has been given back in all. */
  | { status: 'refunded'; refundedCents: number };

export type PaymentEvent = {
  about: 'payment';
  id: string;
  at: Date;
  subject: PaymentSubject;
  fact: PaymentFact;
};

export type ProviderEvent = SubscriptionEvent | PaymentEvent;
