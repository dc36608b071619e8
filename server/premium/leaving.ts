import { and, desc, eq, inArray, isNull, ne } from 'drizzle-orm';
import { oweErasures } from '../account/erasures.ts';
import type { Queryable } from '../db/database.ts';
import { couples } from '../db/tables/couples.ts';
import { invoices, subscriptions } from '../db/tables/premium.ts';
import { customerOf, lockCouple } from './queries.ts';

type Leaving = { id: string; coupleId: string };
type Row = typeof subscriptions.$inferSelect;

/** Who ordered the newest subscription, other than this one: the couple's customer is theirs. */
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

/** The customer that an order is for, if its payer is one already: nobody pays under another's name. */
export async function customerOfPayer(
  db: Queryable,
  { coupleId, id, payerId }: Row,
): Promise<string | null> {
  const isTheirs = payerId !== null && (await lastPayer(db, coupleId, id)) === payerId;
  return isTheirs ? customerOf(db, coupleId) : null;
}

/**
 * Notes the payer's customer; the one before is to go. If the payer has left meanwhile, so is this
 * one: ask again after the provider was told an address, and none can stay there that we forgot.
 */
export async function noteCustomer(
  tx: Queryable,
  { coupleId, id }: Row,
  customerId: string,
  now: Date,
): Promise<void> {
  const couple = await lockCouple(tx, coupleId);
  const [order] = await tx
    .select({ payerId: subscriptions.payerId })
    .from(subscriptions)
    .where(and(eq(subscriptions.coupleId, coupleId), eq(subscriptions.id, id)));
  if (!couple || !order?.payerId) return disown(tx, coupleId, customerId, now);
  const { billingCustomerId: before } = couple;
  if (before === customerId) return;
  await tx.update(couples).set({ billingCustomerId: customerId }).where(eq(couples.id, coupleId));
  if (before) await oweErasures(tx, now, { what: 'customer', subject: before, coupleId });
}

/**
 * Takes a payer who leaves out of what they ordered. Their address is erased at the provider, and
 * the customer itself as soon as nothing is paid for through it. The partner is shown neither the
 * provider's pages of that customer nor its invoices, which bear the address for good.
 */
export async function forgetPayer(tx: Queryable, leaving: Leaving, now: Date): Promise<void> {
  const { id, coupleId } = leaving;
  const ordered = await tx
    .update(subscriptions)
    .set({ payerId: null })
    .where(and(eq(subscriptions.coupleId, coupleId), eq(subscriptions.payerId, id)))
    .returning({ id: subscriptions.id });
  const ids = ordered.map((row) => row.id);
  await tx
    .update(invoices)
    .set({ url: null })
    .where(and(eq(invoices.coupleId, coupleId), inArray(invoices.subscriptionId, ids)));
  const customerId = await customerOf(tx, coupleId);
  if (!customerId || (await lastPayer(tx, coupleId))) return;
  await tx.update(couples).set({ billingCustomerId: null }).where(eq(couples.id, coupleId));
  await disown(tx, coupleId, customerId, now);
}

function disown(tx: Queryable, coupleId: string, customerId: string, now: Date) {
  return oweErasures(
    tx,
    now,
    { what: 'customer address', subject: customerId, coupleId },
    { what: 'customer', subject: customerId, coupleId },
  );
}

/** Whether a couple goes on with a subscription whose payer has left. */
export async function paysWithoutPayer(db: Queryable, coupleId: string): Promise<boolean> {
  const open = and(eq(subscriptions.coupleId, coupleId), isNull(subscriptions.endedAt));
  return (await db.$count(subscriptions, and(open, isNull(subscriptions.payerId)))) > 0;
}
