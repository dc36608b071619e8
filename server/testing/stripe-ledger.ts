import { type Answer, type Call, found, missing, refused } from './stripe-answers.ts';
import { paymentIntents } from './stripe-payment-ledger.ts';

export type BookedSubscription = {
  id: string;
  customer: string;
  status: string;
  metadata: Record<string, string>;
  created: number;
  cancel_at_period_end: boolean;
  periodEnd: number;
  /** True if the open invoice was voided, so that nobody can pay it. */
  isVoided?: boolean;
};

export type BookedCustomer = { id: string; coupleId: string; email: string | null };

const MONTH_SECONDS = 30 * 86_400;
/** Time of all recorded events unless a test sets another: the start of the test clock. */
export const LEDGER_START = Date.parse('2026-03-11T12:00:00Z') / 1000;

/** Documented parameters of each call. Brackets hold list positions. */
const CALLS: Record<string, readonly RegExp[]> = {
  'POST /v1/customers': [/^metadata\[couple_id\]$/],
  'POST /v1/customers/:id': [/^email$/],
  'DELETE /v1/customers/:id': [],
  'POST /v1/subscriptions': [
    /^customer$/,
    /^items\[0\]\[price\]$/,
    /^payment_behavior$/,
    /^payment_settings\[payment_method_types\]\[0\]$/,
    /^payment_settings\[save_default_payment_method\]$/,
    /^metadata\[(couple_id|subscription_id)\]$/,
    /^expand\[0\]$/,
  ],
  'GET /v1/subscriptions/:id': [/^expand\[0\]$/],
  'POST /v1/subscriptions/:id': [/^cancel_at_period_end$/, /^expand\[0\]$/],
  'DELETE /v1/subscriptions/:id': [],
  'GET /v1/invoice_payments': [/^payment\[(type|payment_intent)\]$/, /^expand\[0\]$/, /^limit$/],
  'GET /v1/invoices/:id': [],
  'POST /v1/invoices/:id/void': [],
  'POST /v1/payment_intents': [
    /^amount$/,
    /^currency$/,
    /^allowed_payment_method_types\[0\]$/,
    /^description$/,
    /^statement_descriptor_suffix$/,
    /^metadata\[(couple_id|order_id)\]$/,
  ],
  'GET /v1/payment_intents/:id': [],
  'POST /v1/payment_intents/:id/cancel': [],
  'POST /v1/refunds': [/^payment_intent$/],
  'POST /v1/billing_portal/sessions': [/^customer$/, /^return_url$/],
};

export type StripeLedger = ReturnType<typeof stripeLedger>;

/** Keeps the records that Stripe would keep. */
export function stripeLedger() {
  const customers = new Map<string, BookedCustomer>();
  const subscriptions = new Map<string, BookedSubscription>();
  const intents = paymentIntents();
  /** Invoices, by the id of their payment. */
  const paidInvoices = new Map<string, unknown>();
  let registered = 0;
  let ordered = 0;

  function createCustomer(params: Record<string, string>): Answer {
    const id = `cus_${++registered}`;
    customers.set(id, { id, coupleId: params['metadata[couple_id]'] ?? '', email: null });
    return found({ id, object: 'customer', email: null });
  }

  function onCustomer({ method, params }: Call, id: string): Answer {
    const customer = customers.get(id);
    if (!customer) return missing(id);
    if (params.email !== undefined) customer.email = params.email || null;
    if (method !== 'DELETE') return found({ ...customer, object: 'customer' });
    customers.delete(id);
    for (const subscription of subscriptions.values()) {
      if (subscription.customer === id) subscription.status = 'canceled';
    }
    return found({ id, object: 'customer', deleted: true });
  }

  function createSubscription(params: Record<string, string>): Answer {
    const { customer = '' } = params;
    if (!customers.has(customer)) return missing(customer);
    if (params['items[0][price]'] !== 'price_premium') return missing('price');
    const subscription: BookedSubscription = {
      id: `sub_${++ordered}`,
      customer,
      status: 'incomplete',
      metadata: {
        couple_id: params['metadata[couple_id]'] ?? '',
        subscription_id: params['metadata[subscription_id]'] ?? '',
      },
      created: LEDGER_START,
      cancel_at_period_end: false,
      periodEnd: LEDGER_START + MONTH_SECONDS,
    };
    subscriptions.set(subscription.id, subscription);
    return found(subscriptionObject(subscription, params));
  }

  function onSubscription(call: Call, id: string): Answer {
    const subscription = subscriptions.get(id);
    if (!subscription) return missing(id);
    const { cancel_at_period_end: flag } = call.params;
    if (flag !== undefined) subscription.cancel_at_period_end = flag === 'true';
    if (call.method === 'DELETE') subscription.status = 'canceled';
    return found(subscriptionObject(subscription, call.params));
  }

  function onInvoice({ method }: Call, id: string): Answer {
    const subscription = [...subscriptions.values()].find((one) => invoiceIdOf(one) === id);
    const hosted_invoice_url = `https://invoice.stripe.test/${id}`;
    if (method === 'GET') return found({ id, object: 'invoice', hosted_invoice_url });
    if (!subscription) return missing(id);
    if (invoiceStatusOf(subscription) !== 'open') {
      return refused("You can only pass in open invoices. This invoice isn't open.");
    }
    subscription.isVoided = true;
    if (subscription.status === 'incomplete') subscription.status = 'incomplete_expired';
    return found({ id, object: 'invoice', status: 'void' });
  }

  /** Pays with a client secret and a good card, as a browser does. False if Stripe refuses. */
  function confirm(clientSecret: string): boolean {
    for (const subscription of subscriptions.values()) {
      if (secretOf(subscription) !== clientSecret) continue;
      if (invoiceStatusOf(subscription) !== 'open') return false;
      subscription.status = 'active';
      return true;
    }
    return false;
  }

  function answer(call: Call): Answer {
    const [, , resource, id] = call.path.split('/');
    const place = call.path.replace(
      /(customers|subscriptions|invoices|payment_intents)\/[^/]+/,
      '$1/:id',
    );
    const pattern = `${call.method} ${place}`;
    const allowed = CALLS[pattern];
    if (!allowed) return refused(`Unrecognized request URL (${pattern}).`);
    const unknown = Object.keys(call.params).find((name) => !allowed.some((is) => is.test(name)));
    if (unknown) return refused(`Received unknown parameter: ${unknown}`);
    if (resource === 'payment_intents' || resource === 'refunds') return intents.answer(call);
    if (resource === 'customers') return id ? onCustomer(call, id) : createCustomer(call.params);
    if (resource === 'subscriptions') {
      return id ? onSubscription(call, id) : createSubscription(call.params);
    }
    if (resource === 'invoices') return onInvoice(call, id ?? '');
    if (resource === 'billing_portal') {
      return found({
        object: 'billing_portal.session',
        url: 'https://billing.stripe.test/session',
      });
    }
    const invoice = paidInvoices.get(call.params['payment[payment_intent]'] ?? '');
    return found({
      object: 'list',
      has_more: false,
      data: invoice ? [{ id: 'inpay', invoice }] : [],
    });
  }

  return { customers, subscriptions, payments: intents.booked, paidInvoices, confirm, answer };
}

const invoiceIdOf = ({ id }: BookedSubscription) => `in_${id}`;
const secretOf = ({ id }: BookedSubscription) => `pi_${id}_secret`;

/**
 * Returns the invoice's status. Canceling a subscription leaves its invoice open, still payable by
 * anyone with its secret.
 */
function invoiceStatusOf({ status, isVoided }: BookedSubscription) {
  if (isVoided) return 'void';
  return status === 'active' ? 'paid' : 'open';
}

/** Formats a subscription as Stripe does in answers and events. */
export function subscriptionObject(
  subscription: BookedSubscription,
  params: Record<string, string> = {},
) {
  const { periodEnd, isVoided, ...facts } = subscription;
  const id = invoiceIdOf(subscription);
  const status = invoiceStatusOf(subscription);
  const secret = { client_secret: secretOf(subscription), type: 'payment_intent' };
  const expanded = { id, status, confirmation_secret: status === 'open' ? secret : null };
  const isExpanded = params['expand[0]'] === 'latest_invoice.confirmation_secret';
  return {
    object: 'subscription',
    ...facts,
    cancel_at: null,
    items: { object: 'list', data: [{ id: 'si_1', current_period_end: periodEnd }] },
    latest_invoice: isExpanded ? expanded : id,
  };
}
