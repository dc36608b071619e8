import type { SubscriptionStatus } from '../../../contract/auth/auth.ts';
import type { Entitlement } from '../../db/couple.ts';
import type { SubscriptionFacts } from '../payments/provider-event.ts';

const DAY_MS = 86_400_000;
/**
 * Time that premium continues after a period ends, because the renewal is charged later and its
 * event may be late. A failed charge ends premium immediately.
 */
const RENEWAL_GRACE_MS = 3 * DAY_MS;
/** Premium end of an active subscription without paid time: no moment is premium. */
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

/** True if the invoice is paid, and neither refunded nor disputed. */
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
 * Returns until when the couple has paid. The period of an active subscription counts without its
 * invoice, whose event may come later, unless that period's payment was refunded or disputed.
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

/** Computes the couple's status from its newest subscription that got beyond the first payment. */
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
    // Store the status that applies after the paid time.
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
 * True if an event is newer than the known state. Providers date events to the second. Within one
 * second, compare the status by this order, in which a subscription progresses. A canceled
 * subscription stays canceled.
 */
export function isNewer(known: Known, status: SubscriptionFacts['status'], at: Date): boolean {
  if (known.status === 'canceled') return false;
  if (!known.changedAt || at > known.changedAt) return true;
  if (at < known.changedAt) return false;
  return ORDER_WITHIN_A_SECOND.indexOf(status) >= ORDER_WITHIN_A_SECOND.indexOf(known.status);
}
