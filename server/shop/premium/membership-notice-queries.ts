import { and, eq, isNotNull, lte, ne } from 'drizzle-orm';
import { publishChange } from '../../db/changes.ts';
import type { Queryable } from '../../db/database.ts';
import { isMember, type MemberKey } from '../../db/member.ts';
import { members } from '../../db/tables/couples.ts';
import { invoices, subscriptions } from '../../db/tables/premium.ts';
import type { Fact } from '../payments/provider-event.ts';
import { type InvoiceRow, isSubscription, type SubscriptionRow } from './queries.ts';

type InvoiceFact = Omit<Extract<Fact, { of: 'invoice' }>, 'of'>;
type Known = Pick<InvoiceRow, 'status' | 'attemptsMailed'> | undefined;
type InvoiceMail = Partial<Pick<InvoiceRow, 'mailDue' | 'attemptsMailed'>>;

/**
 * Decides which mail an invoice's event calls for: one receipt when paid, one mail per failed try.
 * A failed first payment causes no mail, because the screen shows the failure.
 */
export function mailFor(known: Known, told: InvoiceFact): InvoiceMail {
  if (known?.status === 'paid') return {};
  if (told.status === 'paid') return { mailDue: told.amountCents > 0 ? 'receipt' : null };
  const isNews = told.isRenewal && told.attempt > (known?.attemptsMailed ?? 0);
  return isNews ? { mailDue: 'failed', attemptsMailed: told.attempt } : {};
}

/** Tells the payer's partner that a subscription has begun. Clears earlier questions to both. */
export async function noticeBeginning(tx: Queryable, row: SubscriptionRow): Promise<void> {
  const { coupleId, payerId } = row;
  if (payerId === null) return;
  const ofCouple = eq(members.coupleId, coupleId);
  await tx.update(members).set({ membershipNotice: null }).where(ofCouple);
  await tx
    .update(members)
    .set({ membershipNotice: 'begun' })
    .where(and(ofCouple, ne(members.id, payerId)));
  await tx
    .update(subscriptions)
    .set({ mailDue: null, mailDueAt: null })
    .where(eq(subscriptions.coupleId, coupleId));
}

/**
 * Asks the remaining member, on screen and by mail, whether to continue without the payer who left.
 */
export async function noticePayerLeft(tx: Queryable, row: SubscriptionRow, now: Date) {
  await tx
    .update(members)
    .set({ membershipNotice: 'payer left' })
    .where(eq(members.coupleId, row.coupleId));
  await setMail(tx, row, { mailDue: 'payer left', mailDueAt: now });
}

type SubscriptionMail = Pick<SubscriptionRow, 'mailDue' | 'mailDueAt'>;

async function setMail(tx: Queryable, row: SubscriptionRow, mail: SubscriptionMail) {
  await tx.update(subscriptions).set(mail).where(isSubscription(row));
}

/**
 * Clears a notice that was read. Also cancels the reminder if the member does not want to continue.
 */
export async function answerNotice(
  tx: Queryable,
  member: MemberKey,
  wantsReminder: boolean,
): Promise<void> {
  await tx.update(members).set({ membershipNotice: null }).where(isMember(member));
  // Clear the notice on the member's other devices.
  await publishChange(tx, { coupleId: member.coupleId, onlyFor: member.id }, 'membership');
  if (wantsReminder) return;
  await tx
    .update(subscriptions)
    .set({ mailDue: null, mailDueAt: null })
    .where(and(eq(subscriptions.coupleId, member.coupleId), eq(subscriptions.mailDue, 'ended')));
}

export function invoicesWithMail(db: Queryable): Promise<InvoiceRow[]> {
  return db.select().from(invoices).where(isNotNull(invoices.mailDue));
}

export function subscriptionsWithMail(db: Queryable, now: Date): Promise<SubscriptionRow[]> {
  return db.select().from(subscriptions).where(lte(subscriptions.mailDueAt, now));
}

export async function subscriptionOf(db: Queryable, { coupleId, subscriptionId }: InvoiceRow) {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(isSubscription({ coupleId, id: subscriptionId }));
  return row ?? null;
}

/** Clears the note of a due mail. False if another process has sent the mail. */
export async function clearInvoiceMail(tx: Queryable, row: InvoiceRow): Promise<boolean> {
  const { coupleId, providerId, mailDue } = row;
  if (!mailDue) return false;
  const isInvoice = and(eq(invoices.coupleId, coupleId), eq(invoices.providerId, providerId));
  const cleared = await tx
    .update(invoices)
    .set({ mailDue: null })
    .where(and(isInvoice, eq(invoices.mailDue, mailDue)))
    .returning({ id: invoices.providerId });
  return cleared.length > 0;
}

/** Replaces the due mail by the next one. False if another process has done so. */
export async function replaceSubscriptionMail(
  tx: Queryable,
  row: SubscriptionRow,
  next: SubscriptionMail,
): Promise<boolean> {
  if (!row.mailDue) return false;
  const replaced = await tx
    .update(subscriptions)
    .set(next)
    .where(and(isSubscription(row), eq(subscriptions.mailDue, row.mailDue)))
    .returning({ id: subscriptions.id });
  return replaced.length > 0;
}

/** Finds the couple's other member. With `id` null, finds any member. */
export async function otherMember(
  db: Queryable,
  coupleId: string,
  id: string | null,
): Promise<MemberKey | null> {
  const [row] = await db
    .select({ coupleId: members.coupleId, id: members.id })
    .from(members)
    .where(and(eq(members.coupleId, coupleId), id ? ne(members.id, id) : undefined))
    .limit(1);
  return row ?? null;
}

/**
 * Clears all due mails and notices of a couple with invented history, so that nobody is written to.
 */
export async function dropMembershipNews(tx: Queryable, coupleId: string): Promise<void> {
  await tx.update(invoices).set({ mailDue: null }).where(eq(invoices.coupleId, coupleId));
  await tx.update(members).set({ membershipNotice: null }).where(eq(members.coupleId, coupleId));
}
