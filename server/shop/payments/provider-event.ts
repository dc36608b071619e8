import type { PaymentProviderName } from '../../../contract/shop/payments.ts';

/** Facts about a subscription, as reported by its provider. */
export type SubscriptionFacts = {
  status: 'incomplete' | 'active' | 'past_due' | 'canceled';
  /** End of the current period, paid or not. */
  periodEnd: Date | null;
  cancelsAtPeriodEnd: boolean;
};

/** Subscription or order of ours that an event is about. */
export type Subject = {
  provider: PaymentProviderName;
  providerId: string;
  /**
   * Our own ids, which the provider repeats. These ids identify the row before the provider's id is
   * saved.
   */
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
      /**
       * False for the first invoice of a subscription. Renewals are charged without anyone at the
       * card form.
       */
      isRenewal: boolean;
      attempt: number;
      issuedAt: Date;
      /** End of the period that the invoice pays for. */
      periodEnd: Date;
    }
  /** Total amount of an invoice refunded so far. */
  | { of: 'refund'; invoiceId: string; refundedCents: number }
  | { of: 'dispute'; invoiceId: string; isOpen: boolean };

/** Event at a provider about a subscription. Events may repeat and come in any order. */
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
  /** Total amount refunded so far. */
  | { status: 'refunded'; refundedCents: number };

export type PaymentEvent = {
  about: 'payment';
  id: string;
  at: Date;
  subject: Subject;
  fact: PaymentFact;
};

export type ProviderEvent = SubscriptionEvent | PaymentEvent;
