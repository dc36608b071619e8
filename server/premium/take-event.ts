import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { paymentEvents } from '../db/tables/payments.ts';
import { invoices, subscriptions } from '../db/tables/premium.ts';
import type {
  Fact,
  ProviderEvent,
  Subject,
  SubscriptionFacts,
} from '../payments/provider-event.ts';
import { takePayment } from '../store/take-payment.ts';
import { lockCouple, refreshStanding } from './queries.ts';
import { isNews } from './subscription-state.ts';

type Row = typeof subscriptions.$inferSelect;

/**
 * The one way in which word of money reaches the couple. Takes each event once; what it changes
 * does not depend on which events came before it.
 */
export async function takeEvent(tx: Queryable, event: ProviderEvent, now: Date): Promise<void> {
  const { provider, coupleId } = event.subject;
  const fresh = await tx
    .insert(paymentEvents)
    .values({ id: `${provider}:${event.id}`, takenAt: now })
    .onConflictDoNothing()
    .returning();
  if (fresh.length === 0) return;
  if (event.about === 'payment') return takePayment(tx, event, now);
  // A couple that is gone has no subscription any more.
  if (!(await lockCouple(tx, coupleId))) return;
  const row = await subscriptionOf(tx, event.subject);
  if (!row) return;
  for (const fact of event.facts) await note(tx, row, fact, event.at);
  await refreshStanding(tx, coupleId, now);
}

/** What the provider answered to a question of ours: true now, though no event has told it yet. */
export async function takeAnswer(
  tx: Queryable,
  subject: Subject,
  facts: SubscriptionFacts,
  now: Date,
): Promise<void> {
  if (!(await lockCouple(tx, subject.coupleId))) return;
  const row = await subscriptionOf(tx, subject);
  if (!row || row.status === 'canceled') return;
  // Its clock is not ours: the date of the last event stays, so that every later one counts.
  if (hasBegun(facts)) await markBegun(tx, row);
  await writeFacts(tx, row, facts, row.changedAt, now);
  await refreshStanding(tx, subject.coupleId, now);
}

/** The row an event is about. Whichever comes first, our note of the provider's id or its event. */
async function subscriptionOf(tx: Queryable, subject: Subject): Promise<Row | null> {
  const { provider, providerId, coupleId, subscriptionId } = subject;
  const own = and(
    eq(subscriptions.coupleId, coupleId),
    eq(subscriptions.id, subscriptionId),
    eq(subscriptions.provider, provider),
  );
  const [row] = await tx
    .update(subscriptions)
    .set({ providerId })
    .where(and(own, or(isNull(subscriptions.providerId), eq(subscriptions.providerId, providerId))))
    .returning();
  return row ?? null;
}

async function note(tx: Queryable, row: Row, fact: Fact, at: Date): Promise<void> {
  switch (fact.of) {
    case 'subscription':
      if (hasBegun(fact)) await markBegun(tx, row);
      if (isNews(row, fact.status, at)) await writeFacts(tx, row, fact, at, at);
      return;
    case 'invoice':
      return noteInvoice(tx, row, fact);
    case 'refund':
      await tx
        .update(invoices)
        .set({ refundedCents: sql`greatest(${invoices.refundedCents}, ${fact.refundedCents})` })
        .where(invoiceOf(row, fact.invoiceId));
      return;
    case 'dispute':
      await tx
        .update(invoices)
        .set({ isDisputed: fact.isOpen, disputeChangedAt: at })
        .where(
          and(
            invoiceOf(row, fact.invoiceId),
            or(isNull(invoices.disputeChangedAt), lte(invoices.disputeChangedAt, at)),
          ),
        );
      return;
  }
}

function invoiceOf({ coupleId }: Row, invoiceId: string) {
  return and(eq(invoices.coupleId, coupleId), eq(invoices.providerId, invoiceId));
}

async function writeFacts(
  tx: Queryable,
  { coupleId, id }: Row,
  { status, periodEnd, cancelsAtPeriodEnd }: SubscriptionFacts,
  changedAt: Date | null,
  endedAt: Date,
): Promise<void> {
  await tx
    .update(subscriptions)
    .set({
      status,
      periodEnd,
      cancelsAtPeriodEnd,
      changedAt,
      endedAt: status === 'canceled' ? endedAt : null,
    })
    .where(and(eq(subscriptions.coupleId, coupleId), eq(subscriptions.id, id)));
}

function hasBegun({ status }: SubscriptionFacts): boolean {
  return status === 'active' || status === 'past_due';
}

async function markBegun(tx: Queryable, { coupleId, id }: Row): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ hasBegun: true })
    .where(and(eq(subscriptions.coupleId, coupleId), eq(subscriptions.id, id)));
}

/** An invoice that was paid stays paid, whatever was tried before and is heard of later. */
async function noteInvoice(tx: Queryable, row: Row, fact: Extract<Fact, { of: 'invoice' }>) {
  const { of, invoiceId, ...told } = fact;
  // The provider's page of it shows who paid and with which card: not for others once they left.
  const facts = row.payerId === null ? { ...told, url: null } : told;
  if (fact.status === 'paid') await markBegun(tx, row);
  await tx
    .insert(invoices)
    .values({
      coupleId: row.coupleId,
      providerId: invoiceId,
      subscriptionId: row.id,
      ...facts,
    })
    .onConflictDoUpdate({
      target: [invoices.coupleId, invoices.providerId],
      set: facts,
      setWhere: eq(invoices.status, 'failed'),
    });
}
