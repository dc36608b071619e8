import { and, desc, eq, isNull, lt, not, type SQLWrapper } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { findMember, type MemberKey } from '../../db/member.ts';
import { invoices, subscriptions } from '../../db/tables/premium.ts';
import type { Deps } from '../../deps.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type InvoiceRow = typeof invoices.$inferSelect;

/** Time that a form opened and never paid is kept. */
const UNBEGUN_MEMORY_MS = 90 * 86_400_000;

export function isSubscription({ coupleId, id }: Pick<SubscriptionRow, 'coupleId' | 'id'>) {
  return and(eq(subscriptions.coupleId, coupleId), eq(subscriptions.id, id));
}

/** True if a member pays for one of the couple's subscriptions. */
export async function isPayer(db: Queryable, member: MemberKey, id: string): Promise<boolean> {
  const { coupleId, id: payerId } = member;
  const own = and(isSubscription({ coupleId, id }), eq(subscriptions.payerId, payerId));
  return (await db.$count(subscriptions, own)) > 0;
}

/** Finds the subscription that has not ended. A unique index allows at most one. */
export function openSubscriptionOf(db: Queryable, coupleId: string) {
  return newestOf(db, coupleId, isNull(subscriptions.endedAt));
}

/** Finds the newest subscription that was ever active or paid for. */
export function newestSubscriptionOf(db: Queryable, coupleId: string) {
  return newestOf(db, coupleId, subscriptions.hasBegun);
}

async function newestOf(db: Queryable, coupleId: string, condition: SQLWrapper) {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.coupleId, coupleId), condition))
    .orderBy(desc(subscriptions.createdAt))
    .limit(1);
  return row ?? null;
}

/** Lists the ids of the invoices that this member paid or was to pay. */
export async function invoiceIdsOf(db: Queryable, payer: MemberKey): Promise<string[]> {
  const { coupleId, id } = payer;
  const isPaidBy = and(
    eq(subscriptions.coupleId, invoices.coupleId),
    eq(subscriptions.id, invoices.subscriptionId),
    eq(subscriptions.payerId, id),
  );
  const rows = await db
    .select({ id: invoices.providerId })
    .from(invoices)
    .innerJoin(subscriptions, isPaidBy)
    .where(eq(invoices.coupleId, coupleId));
  return rows.map((row) => row.id);
}

export function invoicesOf(db: Queryable, coupleId: string): Promise<InvoiceRow[]> {
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

/** Ends a subscription without asking the provider. */
export async function endSubscription(tx: Queryable, row: SubscriptionRow, now: Date) {
  await tx
    .update(subscriptions)
    .set({ status: 'canceled', endedAt: now })
    .where(isSubscription(row));
}

export async function payerEmail(
  { db, identities }: Pick<Deps, 'db' | 'identities'>,
  { coupleId, payerId }: SubscriptionRow,
): Promise<string | null> {
  const payer = payerId && (await findMember(db, { coupleId, id: payerId }));
  return payer ? (await identities.open(payer)).email : null;
}

export async function sweepUnbegunSubscriptions(db: Queryable, now: Date): Promise<void> {
  const forgotten = new Date(now.getTime() - UNBEGUN_MEMORY_MS);
  await db
    .delete(subscriptions)
    .where(and(not(subscriptions.hasBegun), lt(subscriptions.endedAt, forgotten)));
}
