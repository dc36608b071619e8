import { and, desc, eq, isNull, lt, not } from 'drizzle-orm';
import type { Membership } from '../../contract/premium.ts';
import { PREMIUM_PRICE_CENTS } from '../../contract/price.ts';
import type { Queryable } from '../db/database.ts';
import { isMember } from '../db/member.ts';
import { couples, members } from '../db/tables/couples.ts';
import { paymentEvents } from '../db/tables/payments.ts';
import { invoices, premiumGrants, subscriptions } from '../db/tables/premium.ts';
import type { Deps } from '../deps.ts';
import { addMonths } from '../payments/months.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { isRefunded, paidUntil, standing, statusAt } from './subscription-state.ts';

type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Takes the couple's lock, which decides every race about its money; null when it is gone. */
export async function lockCouple(tx: Queryable, coupleId: string) {
  const [couple] = await tx.select().from(couples).where(eq(couples.id, coupleId)).for('update');
  return couple ?? null;
}

/** The subscription that has not ended. The index sees to it that there is at most one. */
export async function openSubscriptionOf(
  db: Queryable,
  coupleId: string,
): Promise<SubscriptionRow | null> {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.coupleId, coupleId), isNull(subscriptions.endedAt)));
  return row ?? null;
}

/** The newest one that ever began. */
async function decidingSubscription(db: Queryable, coupleId: string) {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.coupleId, coupleId), subscriptions.hasBegun))
    .orderBy(desc(subscriptions.createdAt))
    .limit(1);
  return row ?? null;
}

function invoicesOf(db: Queryable, coupleId: string) {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.coupleId, coupleId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.providerId));
}

export async function insertSubscription(
  tx: Queryable,
  facts: Pick<SubscriptionRow, 'coupleId' | 'payerId' | 'provider' | 'createdAt'>,
): Promise<SubscriptionRow> {
  const [row] = await tx.insert(subscriptions).values(facts).returning();
  if (!row) throw new Error('A subscription was not inserted.');
  return row;
}

/** Gives up a subscription that never began. */
export async function endSubscription(tx: Queryable, row: SubscriptionRow, now: Date) {
  await tx
    .update(subscriptions)
    .set({ status: 'canceled', endedAt: now })
    .where(and(eq(subscriptions.coupleId, row.coupleId), eq(subscriptions.id, row.id)));
}

export async function customerOf(db: Queryable, coupleId: string): Promise<string | null> {
  const [row] = await db
    .select({ customerId: couples.billingCustomerId })
    .from(couples)
    .where(eq(couples.id, coupleId));
  return row?.customerId ?? null;
}

export async function payerEmail(
  { db, identities }: Pick<Deps, 'db' | 'identities'>,
  { coupleId, payerId }: SubscriptionRow,
): Promise<string | null> {
  if (!payerId) return null;
  const [payer] = await db
    .select()
    .from(members)
    .where(isMember({ coupleId, id: payerId }));
  return payer ? (await identities.of(payer)).email : null;
}

/** Writes down anew what the couple is, from everything known; the caller holds its lock. */
export async function refreshStanding(tx: Queryable, coupleId: string, now: Date): Promise<void> {
  const subscription = await decidingSubscription(tx, coupleId);
  const charged = await invoicesOf(tx, coupleId);
  const isRunning = subscription !== null && subscription.endedAt === null;
  const paid = paidUntil(subscription, charged);
  const granted = await grantedUntil(tx, coupleId, { isRunning, from: later(paid, now), now });
  await tx
    .update(couples)
    .set(standing(subscription, charged, granted))
    .where(eq(couples.id, coupleId));
}

type Waiting = { isRunning: boolean; from: Date; now: Date };

/** Months that were won begin when nothing paid is running, one after the other. */
async function grantedUntil(tx: Queryable, coupleId: string, { isRunning, from }: Waiting) {
  const grants = await tx
    .select()
    .from(premiumGrants)
    .where(eq(premiumGrants.coupleId, coupleId))
    .orderBy(premiumGrants.grantedAt, premiumGrants.key);
  let last: Date | null = null;
  for (const { until } of grants) if (until) last = later(last, until);
  if (isRunning) return last;
  for (const { key } of grants.filter((grant) => grant.until === null)) {
    last = addMonths(later(last, from), 1);
    await tx
      .update(premiumGrants)
      .set({ until: last })
      .where(and(eq(premiumGrants.coupleId, coupleId), eq(premiumGrants.key, key)));
  }
  return last;
}

function later(one: Date | null, other: Date): Date {
  return one && one > other ? one : other;
}

/**
 * Gives a couple a month of premium, once for each key. While they pay, it waits for the end of
 * their subscription. Says whether it was new.
 */
export async function grantFreeMonth(
  tx: Queryable,
  coupleId: string,
  key: string,
  now: Date,
): Promise<boolean> {
  if (!(await lockCouple(tx, coupleId))) return false;
  const fresh = await tx
    .insert(premiumGrants)
    .values({ coupleId, key, grantedAt: now })
    .onConflictDoNothing()
    .returning();
  if (fresh.length > 0) await refreshStanding(tx, coupleId, now);
  return fresh.length > 0;
}

/** Everything the profile shows of it. */
export async function membershipOf(
  db: Queryable,
  coupleId: string,
  provider: PaymentProvider['name'],
  now: Date,
): Promise<Membership> {
  const [couple] = await db.select().from(couples).where(eq(couples.id, coupleId));
  if (!couple) throw new Error('A couple without a row asked for its membership.');
  const subscription = await decidingSubscription(db, coupleId);
  const renewal = renewalOf(subscription);
  return {
    status: statusAt(couple, now),
    priceCents: PREMIUM_PRICE_CENTS,
    renewal,
    nextDate: dateOf(nextDate(subscription, couple.premiumUntil)),
    hasPortal: provider === 'stripe' && couple.billingCustomerId !== null,
    invoices: (await invoicesOf(db, coupleId)).map((invoice) => ({
      id: invoice.providerId,
      issuedAt: invoice.issuedAt.toISOString(),
      amountCents: invoice.amountCents,
      refundedCents: invoice.refundedCents,
      status: invoiceStatus(invoice),
      url: invoice.url,
    })),
  };
}

function renewalOf(subscription: SubscriptionRow | null): Membership['renewal'] {
  if (!subscription || subscription.endedAt) return 'none';
  return subscription.cancelsAtPeriodEnd ? 'off' : 'on';
}

function nextDate(subscription: SubscriptionRow | null, premiumUntil: Date | null) {
  // A charge that failed is tried again on days that only the provider knows.
  if (subscription?.status === 'past_due') return null;
  return renewalOf(subscription) === 'on' ? subscription?.periodEnd : premiumUntil;
}

/** The beginning of time stands for never. */
function dateOf(date: Date | null | undefined): string | null {
  return date && date.getTime() > 0 ? date.toISOString() : null;
}

function invoiceStatus(invoice: typeof invoices.$inferSelect) {
  if (invoice.isDisputed) return 'disputed';
  return isRefunded(invoice) ? 'refunded' : invoice.status;
}

/** Events are sent again for days, not for months; after that only their dates speak for them. */
const EVENT_MEMORY_MS = 90 * 86_400_000;

function beforeMemory(now: Date): Date {
  return new Date(now.getTime() - EVENT_MEMORY_MS);
}

export function sweepPaymentEvents(db: Queryable, now: Date) {
  return db.delete(paymentEvents).where(lt(paymentEvents.takenAt, beforeMemory(now)));
}

/** Forms that were opened and never paid say nothing about a couple; no word of them comes any more. */
export async function sweepUnbegunSubscriptions(db: Queryable, now: Date): Promise<void> {
  const ended = lt(subscriptions.endedAt, beforeMemory(now));
  await db.delete(subscriptions).where(and(not(subscriptions.hasBegun), ended));
}
