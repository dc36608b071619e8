import type { SubscriptionStatus } from '../../../contract/auth/auth.ts';
import type { Entitlement } from '../../db/couple.ts';
import type { SubscriptionFacts } from '../payments/provider-event.ts';

const DAY_MS = 86_400_000;
/**
 * Premium goes on after the end of a period, since a renewal is charged some time later and its
 * event may be late. A charge that failed ends premium at once.
 */
const RENEWAL_GRACE_MS = 3 * DAY_MS;
/** An active subscription without paid time: premium at no moment. */
const NEVER = new Date(0);

export type InvoiceFacts = {
  status: 'paid' | 'failed';
  amountCents: number;
  refundedCents: number;
  isDisputed: boolean;
  periodEnd: Date;
};

export function isRefunded({ amountCents, refundedCents }: InvoiceFacts): boolean {
  return amountCents > 0 && refundedCents >= amountCents;
}

/** Paid, and neither refunded nor disputed. */
function isKept(invoice: InvoiceFacts): boolean {
  return invoice.status === 'paid' && !invoice.isDisputed && !isRefunded(invoice);
}

function latest(dates: readonly (Date | null)[]): Date | null {
  return dates.reduce<Date | null>(
    (last, date) => (date && (!last || date > last) ? date : last),
    null,
  );
}

/**
 * Until when the couple has paid. An active subscription's period counts without its invoice, whose
 * event may come later, unless that period's payment was refunded or disputed.
 */
export function paidUntil(
  subscription: SubscriptionFacts | null,
  invoices: readonly InvoiceFacts[],
): Date | null {
  const paid = latest(invoices.filter(isKept).map(({ periodEnd }) => periodEnd));
  if (subscription?.status !== 'active' || !subscription.periodEnd) return paid;
  const { periodEnd } = subscription;
  const isTakenBack = invoices.some(
    (invoice) => invoice.status === 'paid' && !isKept(invoice) && invoice.periodEnd >= periodEnd,
  );
  return isTakenBack ? paid : latest([paid, periodEnd]);
}

/** The newest subscription that ever got beyond its first payment decides what a couple is. */
export function entitlementFrom(
  subscription: SubscriptionFacts | null,
  invoices: readonly InvoiceFacts[],
  grantedUntil: Date | null,
): Entitlement {
  const paid = paidUntil(subscription, invoices);
  if (!subscription) {
    return { subscriptionStatus: 'none', premiumUntil: latest([paid, grantedUntil]) };
  }
  const { status, periodEnd, cancelsAtPeriodEnd } = subscription;
  const renews = status === 'active' && !cancelsAtPeriodEnd;
  const isCurrent = paid !== null && periodEnd !== null && paid >= periodEnd;
  const grace = renews && isCurrent ? RENEWAL_GRACE_MS : 0;
  const until = paid && new Date(paid.getTime() + grace);
  return {
    // The status when the paid time is over.
    subscriptionStatus: statusAfterwards(status, cancelsAtPeriodEnd),
    premiumUntil: latest([until, grantedUntil]) ?? (status === 'active' ? NEVER : null),
  };
}

function statusAfterwards(
  status: SubscriptionFacts['status'],
  cancelsAtPeriodEnd: boolean,
): SubscriptionStatus {
  if (status === 'incomplete') return 'none';
  return status === 'active' && cancelsAtPeriodEnd ? 'canceled' : status;
}

const ORDER_WITHIN_A_SECOND = ['incomplete', 'active', 'past_due', 'canceled'] as const;

type Known = { status: SubscriptionFacts['status']; changedAt: Date | null };

/**
 * Whether an event is newer than what is known. Providers date events to the second, and within one
 * second a subscription moves forward in this order. A canceled subscription stays canceled.
 */
export function isNewer(known: Known, status: SubscriptionFacts['status'], at: Date): boolean {
  if (known.status === 'canceled') return false;
  if (!known.changedAt || at > known.changedAt) return true;
  if (at < known.changedAt) return false;
  return ORDER_WITHIN_A_SECOND.indexOf(status) >= ORDER_WITHIN_A_SECOND.indexOf(known.status);
}
