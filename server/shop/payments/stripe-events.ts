import type Stripe from 'stripe';
import { isUuid } from '../../../contract/uuid.ts';
import type {
  Fact,
  PaymentEvent,
  PaymentFact,
  ProviderEvent,
  Subject,
  SubscriptionEvent,
  SubscriptionFacts,
} from './provider-event.ts';

/** Dispute states in which no money was taken, or all of it was returned. */
const HARMLESS_DISPUTES: ReadonlySet<string> = new Set([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
]);

const STATUSES: Partial<Record<Stripe.Subscription['status'], SubscriptionFacts['status']>> = {
  active: 'active',
  trialing: 'active',
  incomplete: 'incomplete',
  canceled: 'canceled',
  incomplete_expired: 'canceled',
};

/** Translates one of Stripe's events. Null for events without a meaning here. */
export async function eventFrom(
  stripe: Stripe,
  event: Stripe.Event,
): Promise<ProviderEvent | null> {
  const meaning = await meaningOf(stripe, event);
  return meaning && { id: event.id, at: moment(event.created), ...meaning };
}

type Meaning =
  | Pick<SubscriptionEvent, 'about' | 'subject' | 'facts'>
  | Pick<PaymentEvent, 'about' | 'subject' | 'fact'>
  | null;

async function meaningOf(stripe: Stripe, event: Stripe.Event): Promise<Meaning> {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'customer.subscription.trial_will_end': {
      const { object } = event.data;
      const subject = subjectOf(object.id, object.metadata, 'subscription_id');
      const facts: Fact[] = [{ of: 'subscription', ...factsOf(object) }];
      return subject && { about: 'subscription', subject, facts };
    }
    case 'invoice.paid':
      return aboutInvoice(event.data.object, 'paid');
    case 'invoice.payment_failed':
      return aboutInvoice(event.data.object, 'failed');
    case 'payment_intent.succeeded':
      return aboutOrder(event.data.object.id, event.data.object.metadata, { status: 'paid' });
    case 'payment_intent.payment_failed':
      return aboutOrder(event.data.object.id, event.data.object.metadata, { status: 'failed' });
    case 'payment_intent.canceled':
      return aboutOrder(event.data.object.id, event.data.object.metadata, { status: 'canceled' });
    case 'charge.refunded': {
      const { payment_intent, amount_refunded: refundedCents, metadata } = event.data.object;
      // Try the order first: a charge carries the metadata of a one-off payment, but none of ours
      // for a subscription.
      const payment = payment_intent ? idOf(payment_intent) : '';
      const order = aboutOrder(payment, metadata, { status: 'refunded', refundedCents });
      if (order) return order;
      return aboutPayment(stripe, payment_intent, { of: 'refund', refundedCents });
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const { payment_intent, status } = event.data.object;
      const isOpen = !HARMLESS_DISPUTES.has(status);
      return aboutPayment(stripe, payment_intent, { of: 'dispute', isOpen });
    }
    default:
      return null;
  }
}

export function factsOf(subscription: Stripe.Subscription): SubscriptionFacts {
  const ends = subscription.items.data.map((item) => item.current_period_end);
  return {
    // Treat past_due, unpaid and paused alike: the subscription exists, and nothing is paid.
    status: STATUSES[subscription.status] ?? 'past_due',
    periodEnd: ends.length > 0 ? moment(Math.max(...ends)) : null,
    // Count a cancel date as well: the portal may set a day instead of the flag, and offers only
    // the period's end.
    cancelsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  };
}

function aboutInvoice(invoice: Stripe.Invoice, status: 'paid' | 'failed') {
  const details = invoice.parent?.subscription_details;
  const subject =
    details && subjectOf(idOf(details.subscription), details.metadata, 'subscription_id');
  if (!subject) return null;
  const ends = invoice.lines.data.map(({ period }) => period.end);
  const fact: Fact = {
    of: 'invoice',
    invoiceId: invoice.id,
    status,
    amountCents: status === 'paid' ? invoice.amount_paid : invoice.amount_due,
    isRenewal: invoice.billing_reason !== 'subscription_create',
    attempt: invoice.attempt_count,
    issuedAt: moment(invoice.created),
    periodEnd: moment(Math.max(invoice.period_end, ...ends)),
  };
  return { about: 'subscription' as const, subject, facts: [fact] };
}

/**
 * Finds the invoice of a charge. A charge names only its payment, so ask Stripe for the invoice.
 * Return the invoice's facts too, because its own event may arrive after the refund's event.
 */
async function aboutPayment(
  stripe: Stripe,
  payment: string | Stripe.PaymentIntent | null,
  fact: { of: 'refund'; refundedCents: number } | { of: 'dispute'; isOpen: boolean },
): Promise<Meaning> {
  if (!payment) return null;
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: idOf(payment) },
    expand: ['data.invoice'],
    limit: 1,
  });
  const invoice = data[0]?.invoice;
  if (!invoice || typeof invoice === 'string' || invoice.deleted) return null;
  const about = aboutInvoice(invoice, invoice.status === 'paid' ? 'paid' : 'failed');
  return about && { ...about, facts: [...about.facts, { ...fact, invoiceId: invoice.id }] };
}

/** Reads our ids from the metadata. Null for objects that we did not create. */
function subjectOf(
  providerId: string,
  metadata: Stripe.Metadata | null,
  idName: 'subscription_id' | 'order_id',
): Subject | null {
  const { couple_id: coupleId = '', [idName]: id = '' } = metadata ?? {};
  return isUuid(coupleId) && isUuid(id) ? { provider: 'stripe', providerId, coupleId, id } : null;
}

/**
 * Builds a payment event. Null for payments that are not for an order, such as a subscription's.
 */
function aboutOrder(providerId: string, metadata: Stripe.Metadata, fact: PaymentFact): Meaning {
  const subject = subjectOf(providerId, metadata, 'order_id');
  return subject && { about: 'payment', subject, fact };
}

function idOf(object: string | { id: string }): string {
  return typeof object === 'string' ? object : object.id;
}

function moment(seconds: number): Date {
  return new Date(seconds * 1000);
}
