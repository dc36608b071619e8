import type Stripe from 'stripe';
import type {
  Fact,
  PaymentEvent,
  PaymentFact,
  PaymentSubject,
  ProviderEvent,
  Subject,
  SubscriptionEvent,
  SubscriptionFacts,
} from './provider-event.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Disputes that took no money (yet), or gave it back. */
const HARMLESS_DISPUTES: ReadonlySet<string> = new Set([
  'won',
  'prevented',
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
]);

/** What one of Stripe's events means here; null when it means nothing. */
export async function eventFrom(
  stripe: Stripe,
  event: Stripe.Event,
): Promise<ProviderEvent | null> {
  const told = await meaningOf(stripe, event);
  return told && { id: event.id, at: moment(event.created), ...told };
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
      const subject = subjectOf(object.id, object.metadata);
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
      // A charge bears the metadata of its one-off payment; a subscription's has none of ours.
      const payment = payment_intent ? idOf(payment_intent) : '';
      const order = aboutOrder(payment, metadata, { status: 'refunded', refundedCents });
      if (order) return order;
      return aboutPayment(stripe, payment_intent, (invoiceId) => ({
        of: 'refund',
        invoiceId,
        refundedCents,
      }));
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated': {
      const { payment_intent, status } = event.data.object;
      const isOpen = !HARMLESS_DISPUTES.has(status);
      return aboutPayment(stripe, payment_intent, (invoiceId) => ({
        of: 'dispute',
        invoiceId,
        isOpen,
      }));
    }
    default:
      return null;
  }
}

export function factsOf(subscription: Stripe.Subscription): SubscriptionFacts {
  const ends = subscription.items.data.map((item) => item.current_period_end);
  return {
    status: statusOf(subscription.status),
    periodEnd: ends.length > 0 ? moment(Math.max(...ends)) : null,
    // The portal may set a day instead of the flag; we offer no other day than the period's end.
    cancelsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  };
}

function statusOf(status: Stripe.Subscription['status']): SubscriptionFacts['status'] {
  switch (status) {
    case 'active':
    case 'trialing':
      return 'active';
    case 'incomplete':
      return 'incomplete';
    case 'canceled':
    case 'incomplete_expired':
      return 'canceled';
    default:
      // past_due, unpaid, paused: there is a subscription, and nothing is paid.
      return 'past_due';
  }
}

function aboutInvoice(invoice: Stripe.Invoice, status: 'paid' | 'failed') {
  const details = invoice.parent?.subscription_details;
  const subject = details && subjectOf(idOf(details.subscription), details.metadata);
  if (!subject) return null;
  const ends = invoice.lines.data.map(({ period }) => period.end);
  const fact: Fact = {
    of: 'invoice',
    invoiceId: invoice.id,
    status,
    amountCents: status === 'paid' ? invoice.amount_paid : invoice.amount_due,
    issuedAt: moment(invoice.created),
    periodEnd: moment(Math.max(invoice.period_end, ...ends)),
    url: invoice.hosted_invoice_url ?? null,
  };
  return { about: 'subscription' as const, subject, facts: [fact] };
}

/**
 * A charge names its payment, and only Stripe knows which invoice that was for. The invoice comes
 * along, since word of its return may arrive before word of the invoice itself.
 */
async function aboutPayment(
  stripe: Stripe,
  payment: string | Stripe.PaymentIntent | null,
  factAbout: (invoiceId: string) => Fact,
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
  return about && { ...about, facts: [...about.facts, factAbout(invoice.id)] };
}

/** Subscriptions that we did not order, or not in this database, are none of our business. */
function subjectOf(providerId: string, metadata: Stripe.Metadata | null): Subject | null {
  const { couple_id: coupleId = '', subscription_id: subscriptionId = '' } = metadata ?? {};
  if (!UUID.test(coupleId) || !UUID.test(subscriptionId)) return null;
  return { provider: 'stripe', providerId, coupleId, subscriptionId };
}

/** The same for one-off payments, a subscription's own among them. */
function aboutOrder(
  providerId: string,
  metadata: Stripe.Metadata | null | undefined,
  fact: PaymentFact,
): Meaning {
  const { couple_id: coupleId = '', order_id: orderId = '' } = metadata ?? {};
  if (!UUID.test(coupleId) || !UUID.test(orderId)) return null;
  const subject: PaymentSubject = { provider: 'stripe', providerId, coupleId, orderId };
  return { about: 'payment', subject, fact };
}

function idOf(object: string | { id: string }): string {
  return typeof object === 'string' ? object : object.id;
}

function moment(seconds: number): Date {
  return new Date(seconds * 1000);
}
