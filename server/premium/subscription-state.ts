import type { SubscriptionStatus } from '../../contract/auth.ts';
import type { SubscriptionFacts } from '../payments/provider-event.ts';

const DAY_MS = 86_400_000;
/**
 * A renewal is charged some time after the period has ended, and word of it may be late.
 * Meanwhile premium goes on; a charge that failed ends it at once.
 */
const RENEWAL_GRACE_MS = 3 * DAY_MS;
/** What a browser or a clock may never see as premium. */
const NEVER = new Date(0);

export type InvoiceFacts = {
  status: 'paid' | 'failed';
  amountCents: number;
  refundedCents: number;
  isDisputed: boolean;
  periodEnd: Date;
};

/** What is kept with the couple, so that a request needs to read nothing else. */
export type Standing = { subscriptionStatus: SubscriptionStatus; premiumUntil: Date | null };

/** What the couple is at a moment. Nobody has to be told that time has passed. */
export function statusAt({ subscriptionStatus, premiumUntil }: Standing, now: Date) {
  if (premiumUntil === null) return subscriptionStatus;
  if (premiumUntil > now) return 'active';
  // It should have been renewed and was not.
  return subscriptionStatus === 'active' ? 'past_due' : subscriptionStatus;
}

export function isRefunded({ amountCents, refundedCents }: InvoiceFacts): boolean {
  return amountCents > 0 && refundedCents >= amountCents;
}

/** Money that was paid and has stayed. */
function stands(invoice: InvoiceFacts): boolean {
  return invoice.status === 'paid' && !invoice.isDisputed && !isRefunded(invoice);
}

function latest(dates: readonly (Date | null)[]): Date | null {
  return dates.reduce<Date | null>(
    (last, date) => (date && (!last || date > last) ? date : last),
    null,
  );
}

/**
 * Until when the couple has paid. A running subscription's own period counts too, since its event
 * may come before its invoice's; unless that very period's money was taken back.
 */
export function paidUntil(
  subscription: SubscriptionFacts | null,
  invoices: readonly InvoiceFacts[],
): Date | null {
  const paid = latest(invoices.filter(stands).map(({ periodEnd }) => periodEnd));
  if (subscription?.status !== 'active' || !subscription.periodEnd) return paid;
  const { periodEnd } = subscription;
  const isTakenBack = invoices.some(
    (invoice) => invoice.status === 'paid' && !stands(invoice) && invoice.periodEnd >= periodEnd,
  );
  return isTakenBack ? paid : latest([paid, periodEnd]);
}

/** The newest subscription that ever got beyond its first payment decides what a couple is. */
export function standing(
  subscription: SubscriptionFacts | null,
  invoices: readonly InvoiceFacts[],
  grantedUntil: Date | null,
): Standing {
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
    // What remains when the paid time is over: whoever cancelled is then gone.
    subscriptionStatus: statusBeyond(status, cancelsAtPeriodEnd),
    premiumUntil: latest([until, grantedUntil]) ?? (status === 'active' ? NEVER : null),
  };
}

function statusBeyond(
  status: SubscriptionFacts['status'],
  cancelsAtPeriodEnd: boolean,
): SubscriptionStatus {
  if (status === 'incomplete') return 'none';
  return status === 'active' && cancelsAtPeriodEnd ? 'canceled' : status;
}

const ORDER_WITHIN_A_SECOND = ['incomplete', 'active', 'past_due', 'canceled'] as const;

type Heard = { status: SubscriptionFacts['status']; changedAt: Date | null };

/**
 * Whether an event tells something newer than what is known. Providers date events to the second:
 * within one, a subscription goes forward. What has ended never begins again.
 */
export function isNews(known: Heard, status: SubscriptionFacts['status'], at: Date): boolean {
  if (known.status === 'canceled') return false;
  if (!known.changedAt || at > known.changedAt) return true;
  if (at < known.changedAt) return false;
  return ORDER_WITHIN_A_SECOND.indexOf(status) >= ORDER_WITHIN_A_SECOND.indexOf(known.status);
}
