import type { PaymentProviderName } from '../../../contract/shop/payments.ts';

/** A subscription as its provider sees it. */
export type SubscriptionFacts = {
  status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  /** The end of the period that is running, paid or not. */
  periodEnd: Date | null;
  cancelsAtPeriodEnd: boolean;
};

/** Which of our subscriptions or orders something is about. */
export type Subject = {
  provider: PaymentProviderName;
  providerId: string;
  /** Our own ids, which the provider repeats: known before its id is saved. */
  coupleId: string;
  id: string;
};

export type Fact =
  | ({ of: 'subscription' } & SubscriptionFacts)
  | {
      of: 'invoice';
      invoiceId: string;
      status: 'paid' | 'failed';
      amountCents: number;
      /** Not the first of its subscription: charged without anyone at the card form. */
      isRenewal: boolean;
      /** How often it was tried to charge it. */
      attempt: number;
      issuedAt: Date;
      /** What it pays for ends here. */
      periodEnd: Date;
    }
  /** How much of an invoice has been refunded in all. */
  | { of: 'refund'; invoiceId: string; refundedCents: number }
  | { of: 'dispute'; invoiceId: string; isOpen: boolean };

/** Something that happened at a provider. Events may come repeatedly and in any order. */
export type SubscriptionEvent = {
  about: 'subscription';
  id: string;
  at: Date;
  subject: Subject;
  facts: readonly Fact[];
};

export type PaymentFact =
  /** A failed try leaves the payment open for another. */
  | { status: 'paid' | 'failed' | 'canceled' }
  /** How much has been refunded in all. */
  | { status: 'refunded'; refundedCents: number };

export type PaymentEvent = {
  about: 'payment';
  id: string;
  at: Date;
  subject: Subject;
  fact: PaymentFact;
};

export type ProviderEvent = SubscriptionEvent | PaymentEvent;
