import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { publishChange } from '../../db/changes.ts';
import { lockCouple } from '../../db/couple.ts';
import type { Queryable } from '../../db/database.ts';
import { invoices, subscriptions } from '../../db/tables/premium.ts';
import type {
  Fact,
  Subject,
  SubscriptionEvent,
  SubscriptionFacts,
} from '../payments/provider-event.ts';
import { isNewer } from './entitlement.ts';
import { recomputeEntitlement } from './entitlement-queries.ts';
import { mailFor, noticeBeginning } from './membership-notice-queries.ts';
import { isSubscription, type SubscriptionRow } from './queries.ts';

/** Records an event about a subscription. The caller makes sure that each event arrives once. */
export async function recordSubscriptionEvent(
  tx: Queryable,
  { subject, facts, at }: SubscriptionEvent,
  now: Date,
): Promise<void> {
  const row = await lockedSubscription(tx, subject);
  if (!row) return;
  for (const fact of facts) await recordFact(tx, row, fact, at);
  await recomputeEntitlement(tx, row.coupleId, now);
  await publishChange(tx, { coupleId: row.coupleId }, 'membership');
}

/**
 * Records the provider's answer to one of our calls, which may come before any event. False if the
 * subscription was already ended here.
 */
export async function recordAnswer(
  tx: Queryable,
  subject: Subject,
  facts: SubscriptionFacts,
  now: Date,
): Promise<boolean> {
  const row = await lockedSubscription(tx, subject);
  if (!row || row.status === 'canceled') return false;
  if (hasBegun(facts)) await markBegun(tx, row);
  // Keep the date of the last event, so that every later event counts: the provider's clock is not
  // ours.
  await updateSubscription(tx, row, facts, row.changedAt, now);
  await recomputeEntitlement(tx, row.coupleId, now);
  // Publish only after a beginning: looking at the payment form changes nothing that the partner
  // sees.
  if (row.hasBegun || hasBegun(facts)) {
    await publishChange(tx, { coupleId: row.coupleId }, 'membership');
  }
  return true;
}

/**
 * Locks the couple and finds its subscription, and saves the provider's id, because our call's
 * answer and the first event may come in either order. Null if the couple was erased.
 */
async function lockedSubscription(tx: Queryable, subject: Subject) {
  const { provider, providerId } = subject;
  if (!(await lockCouple(tx, subject.coupleId))) return null;
  const [row] = await tx
    .update(subscriptions)
    .set({ providerId })
    .where(
      and(
        isSubscription(subject),
        eq(subscriptions.provider, provider),
        or(isNull(subscriptions.providerId), eq(subscriptions.providerId, providerId)),
      ),
    )
    .returning();
  return row ?? null;
}

async function recordFact(tx: Queryable, row: SubscriptionRow, fact: Fact, at: Date) {
  switch (fact.of) {
    case 'subscription':
      if (hasBegun(fact)) await markBegun(tx, row);
      if (isNewer(row, fact.status, at)) await updateSubscription(tx, row, fact, at, at);
      return;
    case 'invoice':
      return recordInvoice(tx, row, fact);
    case 'refund':
      await tx
        .update(invoices)
        .set({ refundedCents: sql`greatest(${invoices.refundedCents}, ${fact.refundedCents})` })
        .where(isInvoice(row, fact.invoiceId));
      return;
    case 'dispute':
      await tx
        .update(invoices)
        .set({ isDisputed: fact.isOpen, disputeChangedAt: at })
        .where(
          and(
            isInvoice(row, fact.invoiceId),
            or(isNull(invoices.disputeChangedAt), lte(invoices.disputeChangedAt, at)),
          ),
        );
      return;
  }
}

function isInvoice({ coupleId }: SubscriptionRow, invoiceId: string) {
  return and(eq(invoices.coupleId, coupleId), eq(invoices.providerId, invoiceId));
}

async function updateSubscription(
  tx: Queryable,
  row: SubscriptionRow,
  { status, periodEnd, cancelsAtPeriodEnd }: SubscriptionFacts,
  changedAt: Date | null,
  at: Date,
): Promise<void> {
  const endedAt = status === 'canceled' ? at : null;
  await tx
    .update(subscriptions)
    .set({ status, periodEnd, cancelsAtPeriodEnd, changedAt, endedAt })
    .where(isSubscription(row));
}

function hasBegun({ status }: SubscriptionFacts): boolean {
  return status === 'active' || status === 'past_due';
}

async function markBegun(tx: Queryable, row: SubscriptionRow): Promise<void> {
  await tx.update(subscriptions).set({ hasBegun: true }).where(isSubscription(row));
}

/**
 * Records an invoice. A paid invoice stays paid, because the event of an earlier failed try may
 * come later.
 */
async function recordInvoice(
  tx: Queryable,
  row: SubscriptionRow,
  { of, invoiceId, ...told }: Extract<Fact, { of: 'invoice' }>,
): Promise<void> {
  if (told.status === 'paid') await markBegun(tx, row);
  const [known] = await tx.select().from(invoices).where(isInvoice(row, invoiceId));
  const mail = mailFor(known, { invoiceId, ...told });
  if (mail.mailDue === 'receipt' && !told.isRenewal) await noticeBeginning(tx, row);
  await tx
    .insert(invoices)
    .values({
      coupleId: row.coupleId,
      providerId: invoiceId,
      subscriptionId: row.id,
      ...told,
      ...mail,
    })
    .onConflictDoUpdate({
      target: [invoices.coupleId, invoices.providerId],
      set: { ...told, ...mail },
      setWhere: eq(invoices.status, 'failed'),
    });
}
