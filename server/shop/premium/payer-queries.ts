import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { lockCouple } from '../../db/couple.ts';
import type { Queryable } from '../../db/database.ts';
import { scheduleErasure } from '../../db/erasure-tasks.ts';
import { findMember, isMember, type MemberKey } from '../../db/member.ts';
import { members } from '../../db/tables/couples.ts';
import { subscriptions } from '../../db/tables/premium.ts';
import { recomputeEntitlement } from './entitlement-queries.ts';
import { noticePayerLeft } from './membership-notice-queries.ts';
import { endSubscription, isSubscription, type SubscriptionRow } from './queries.ts';

/** Returns a member's customer id at Stripe. */
export async function customerOf(db: Queryable, member: MemberKey): Promise<string | null> {
  return (await findMember(db, member))?.billingCustomerId ?? null;
}

/** Returns the payer's customer id, if they have one. */
export async function customerOfPayer(db: Queryable, { coupleId, payerId }: SubscriptionRow) {
  return payerId === null ? null : customerOf(db, { coupleId, id: payerId });
}

/**
 * Saves the payer's customer and schedules the erasure of the partner's customer, which is no
 * longer charged. Erases this customer too if the subscription ended or the payer was erased in
 * between. Call this again after the provider got an address, so that no forgotten address stays
 * there.
 */
export async function saveCustomer(
  tx: Queryable,
  subscription: SubscriptionRow,
  customerId: string,
  now: Date,
): Promise<void> {
  const { coupleId } = subscription;
  await lockCouple(tx, coupleId);
  const ofCouple = and(eq(members.coupleId, coupleId), isNotNull(members.billingCustomerId));
  const known = await tx.select().from(members).where(ofCouple);
  if (known.some(({ billingCustomerId }) => billingCustomerId === customerId)) return;
  const [open] = await tx
    .select({ payerId: subscriptions.payerId })
    .from(subscriptions)
    .where(and(isSubscription(subscription), isNull(subscriptions.endedAt)));
  if (!open?.payerId) return scheduleCustomerErasure(tx, coupleId, customerId, now);
  await tx.update(members).set({ billingCustomerId: null }).where(ofCouple);
  await tx
    .update(members)
    .set({ billingCustomerId: customerId })
    .where(isMember({ coupleId, id: open.payerId }));
  for (const { billingCustomerId: subject } of known) {
    await scheduleErasure(tx, now, { what: 'customer', subject, coupleId });
  }
}

/**
 * Erases a payer from the couple's subscriptions. An open one ends here and at the provider, so
 * that their card is not charged again. The partner keeps the paid time and is asked how to
 * continue. The customer at the provider is erased with address and card.
 */
export async function erasePayer(
  tx: Queryable,
  payer: MemberKey,
  customerId: string | null,
  now: Date,
): Promise<void> {
  const { id, coupleId } = payer;
  const paid = await tx
    .update(subscriptions)
    .set({ payerId: null })
    .where(and(eq(subscriptions.coupleId, coupleId), eq(subscriptions.payerId, id)))
    .returning();
  for (const row of paid) if (row.endedAt === null) await endWithoutPayer(tx, row, now);
  if (customerId) await scheduleCustomerErasure(tx, coupleId, customerId, now);
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
