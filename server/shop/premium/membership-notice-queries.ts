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
 * The mail that word of an invoice calls for: one receipt when it is paid, one mail for each try
 * that fails. A first payment that fails is told on the screen where it was tried.
 */
export function mailFor(known: Known, told: InvoiceFact): InvoiceMail {
  if (known?.status === 'paid') return {};
  if (told.status === 'paid') return { mailDue: told.amountCents > 0 ? 'receipt' : null };
  const isNews = told.isRenewal && told.attempt > (known?.attemptsMailed ?? 0);
  return isNews ? { mailDue: 'failed', attemptsMailed: told.attempt } : {};
}

/** The payer's partner is told of a subscription that has begun; what was asked of anyone is answered. */
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

/** Whoever stays is asked, on screen and by mail, whether to go on without the payer who left. */
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

/** The notice was read; whoever does not want to go on is not reminded either. */
export async function answerNotice(
  tx: Queryable,
  member: MemberKey,
  wantsReminder: boolean,
): Promise<void> {
  await tx.update(members).set({ membershipNotice: null }).where(isMember(member));
  // Their other devices put it away, too.
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

/** False when another process has sent this mail. */
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

/** Puts the next mail in the place of the one that is due; false when another process has. */
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

/** The couple's member beside this one; with null, whoever there is. */
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

/** For a couple whose past is made up: nobody is written about it. */
export async function dropMembershipNews(tx: Queryable, coupleId: string): Promise<void> {
  await tx.update(invoices).set({ mailDue: null }).where(eq(invoices.coupleId, coupleId));
  await tx.update(members).set({ membershipNotice: null }).where(eq(members.coupleId, coupleId));
}
