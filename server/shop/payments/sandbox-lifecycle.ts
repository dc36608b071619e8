import { PREMIUM_PRICE_CENTS } from '../../../contract/shop/price.ts';
import type { sandboxSubscriptions } from '../../db/tables/payments.ts';
import { addMonths } from './months.ts';
import { FIRST_PAYMENT_MS } from './provider.ts';
import type { Fact, SubscriptionEvent, SubscriptionFacts } from './provider-event.ts';

/** Time in which a failed renewal may still be paid. */
const PAST_DUE_MS = 7 * 86_400_000;

export type SandboxSubscription = typeof sandboxSubscriptions.$inferSelect;

/** Change of a subscription, with the facts that its event reports. */
export type Step = {
  name: string;
  at: Date;
  changes: Partial<SandboxSubscription>;
  facts: readonly Fact[];
};

export function newSubscription(id: string, coupleId: string, now: Date): SandboxSubscription {
  return {
    id,
    coupleId,
    status: 'incomplete',
    createdAt: now,
    startedAt: null,
    periods: 0,
    cancelsAtPeriodEnd: false,
    cardGoodUntil: null,
    dueAt: new Date(now.getTime() + FIRST_PAYMENT_MS),
  };
}

/** Returns the end of the current period. Months are counted from the first payment. */
function periodEnd({ startedAt, periods }: SandboxSubscription): Date | null {
  return startedAt && addMonths(startedAt, periods);
}

export function factsOf(subscription: SandboxSubscription): SubscriptionFacts {
  const { status, cancelsAtPeriodEnd } = subscription;
  return { status, periodEnd: periodEnd(subscription), cancelsAtPeriodEnd };
}

/** Returns the step for a paid card: the first month begins, or a failed renewal is paid late. */
export function payment(subscription: SandboxSubscription, cardGoodUntil: Date, now: Date): Step {
  const started =
    subscription.status === 'incomplete'
      ? { startedAt: now, periods: 1 }
      : { cancelsAtPeriodEnd: false };
  return step(subscription, 'paid', now, { ...started, status: 'active', cardGoodUntil });
}

export function ending(subscription: SandboxSubscription, at: Date): Step {
  return step(subscription, 'ended', at, { status: 'canceled' });
}

/** Builds the event of a step. Step names are unique within a subscription. */
export function eventOf(subscription: SandboxSubscription, step: Step): SubscriptionEvent {
  const { id, coupleId } = subscription;
  const { name, at, facts } = step;
  const subject = { provider: 'sandbox', providerId: id, coupleId, id } as const;
  return { about: 'subscription', id: `${id}.${name}`, at, subject, facts };
}

/** Finds the earliest step that is due. Null if none is due. */
export function dueStep(subscription: SandboxSubscription, now: Date): Step | null {
  const { status, dueAt: at, cancelsAtPeriodEnd, cardGoodUntil } = subscription;
  if (!at || at > now) return null;
  if (status !== 'active' || cancelsAtPeriodEnd) return ending(subscription, at);
  const periods = subscription.periods + 1;
  const isPaid = cardGoodUntil !== null && cardGoodUntil > at;
  return isPaid
    ? step(subscription, 'paid', at, { periods })
    : step(subscription, 'failed', at, { periods, status: 'past_due' });
}

/** Builds a step. Paid and failed steps also report an invoice. */
export function step(
  subscription: SandboxSubscription,
  name: 'paid' | 'failed' | 'ended' | `renewal.${string}`,
  at: Date,
  changes: Partial<SandboxSubscription>,
): Step {
  const after = { ...subscription, ...changes };
  const facts: Fact[] = [{ of: 'subscription', ...factsOf(after) }];
  const end = periodEnd(after);
  if (end && (name === 'paid' || name === 'failed')) {
    facts.push({
      of: 'invoice',
      invoiceId: `${after.id}.${after.periods}`,
      status: name,
      amountCents: PREMIUM_PRICE_CENTS,
      isRenewal: after.periods > 1,
      attempt: 1,
      issuedAt: at,
      periodEnd: end,
    });
  }
  const dueAt = dueAfter(after, at);
  return { name: `${after.periods}.${name}`, at, changes: { ...changes, dueAt }, facts };
}

function dueAfter(subscription: SandboxSubscription, at: Date): Date | null {
  switch (subscription.status) {
    case 'canceled':
      return null;
    case 'incomplete':
      return subscription.dueAt;
    case 'past_due':
      return new Date(at.getTime() + PAST_DUE_MS);
    case 'active':
      return periodEnd(subscription);
  }
}
