import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { findCouple, lockCouple } from '../db/couple.ts';
import type { Queryable } from '../db/database.ts';
import { scheduleErasure } from '../db/erasure-tasks.ts';
import type { MemberKey } from '../db/member.ts';
import { couples } from '../db/tables/couples.ts';
import { invoices, subscriptions } from '../db/tables/premium.ts';
import { recomputeEntitlement } from './entitlement-queries.ts';
import { noticePayerLeft } from './news-queries.ts';
import { endSubscription, isSubscription, type SubscriptionRow } from './queries.ts';

/** The payer of the newest other subscription, to whom the couple's customer belongs. */
async function lastPayer(tx: Queryable, coupleId: string, except?: string) {
  const [row] = await tx
    .select({ payerId: subscriptions.payerId })
    .from(subscriptions)
    .where(
      and(eq(subscriptions.coupleId, coupleId), except ? ne(subscriptions.id, except) : undefined),
    )
    .orderBy(desc(subscriptions.createdAt))
    .limit(1);
  return row?.payerId ?? null;
}

/** The couple's customer at the provider, if it belongs to this subscription's payer. */
export async function customerOfPayer(
  db: Queryable,
  { coupleId, id, payerId }: SubscriptionRow,
): Promise<string | null> {
  if (payerId === null || (await lastPayer(db, coupleId, id)) !== payerId) return null;
  return (await findCouple(db, coupleId))?.billingCustomerId ?? null;
}

/**
 * Saves the payer's customer and schedules the erasure of the one before; of this one too, if the
 * payer was erased meanwhile. Called again after the provider was told an address, so that no
 * address stays there that we forgot.
 */
export async function saveCustomer(
  tx: Queryable,
  subscription: SubscriptionRow,
  customerId: string,
  now: Date,
): Promise<void> {
  const { coupleId } = subscription;
  const couple = await lockCouple(tx, coupleId);
  const [row] = await tx
    .select({ payerId: subscriptions.payerId })
    .from(subscriptions)
    .where(isSubscription(subscription));
  if (!couple || !row?.payerId) return scheduleCustomerErasure(tx, coupleId, customerId, now);
  const { billingCustomerId: before } = couple;
  if (before === customerId) return;
  await tx.update(couples).set({ billingCustomerId: customerId }).where(eq(couples.id, coupleId));
  if (before) await scheduleErasure(tx, now, { what: 'customer', subject: before, coupleId });
}

/**
 * Erases a payer from the couple's subscriptions. One that is open ends here and at the provider, so
 * that their card is not charged again; the partner keeps what is paid for, and is asked how to go
 * on. The customer is erased at the provider with address and card. The partner sees neither the
 * customer's pages at the provider nor its invoices, which keep the address.
 */
export async function erasePayer(tx: Queryable, payer: MemberKey, now: Date): Promise<void> {
  const { id, coupleId } = payer;
  const paid = await tx
    .update(subscriptions)
    .set({ payerId: null })
    .where(and(eq(subscriptions.coupleId, coupleId), eq(subscriptions.payerId, id)))
    .returning();
  for (const row of paid) if (row.endedAt === null) await endWithoutPayer(tx, row, now);
  const ids = paid.map((row) => row.id);
  await tx
    .update(invoices)
    .set({ url: null })
    .where(and(eq(invoices.coupleId, coupleId), inArray(invoices.subscriptionId, ids)));
  const customerId = (await findCouple(tx, coupleId))?.billingCustomerId;
  if (!customerId || (await lastPayer(tx, coupleId))) return;
  await tx.update(couples).set({ billingCustomerId: null }).where(eq(couples.id, coupleId));
  await scheduleCustomerErasure(tx, coupleId, customerId, now);
}

async function endWithoutPayer(tx: Queryable, row: SubscriptionRow, now: Date): Promise<void> {
  const { coupleId, providerId: subject } = row;
  await endSubscription(tx, row, now);
  await recomputeEntitlement(tx, coupleId, now);
  if (subject) await scheduleErasure(tx, now, { what: 'subscription', subject, coupleId });
  if (row.hasBegun) await noticePayerLeft(tx, row, now);
}

function scheduleCustomerErasure(tx: Queryable, coupleId: string, subject: string, now: Date) {
  return scheduleErasure(
    tx,
    now,
    { what: 'customer address', subject, coupleId },
    { what: 'customer', subject, coupleId },
  );
}
