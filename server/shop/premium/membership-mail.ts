import { userById } from '../../auth/queries.ts';
import { findCouple } from '../../db/couple.ts';
import type { Queryable } from '../../db/database.ts';
import { forEachRow } from '../../db/for-each-row.ts';
import type { MemberKey } from '../../db/member.ts';
import { putNotification } from '../../db/notifications.ts';
import { transact } from '../../db/transaction-guard.ts';
import { zoneOf } from '../../db/zone-queries.ts';
import type { Deps } from '../../deps.ts';
import { type Bound, RECEIPT_MAILS } from '../../http/limits.ts';
import type { Mail } from '../../mail/compose.ts';
import {
  failedRenewalMail,
  payerLeftMail,
  premiumBegunMail,
  receiptMail,
  restEndedMail,
} from '../../mail/membership-mails.ts';
import { addresseeOf, notificationLimits } from '../../mail/notification-limits.ts';
import {
  clearInvoiceMail,
  invoicesWithMail,
  otherMember,
  replaceSubscriptionMail,
  subscriptionOf,
  subscriptionsWithMail,
} from './membership-notice-queries.ts';
import { type InvoiceRow, openSubscriptionOf, type SubscriptionRow } from './queries.ts';

type Needs = Pick<Deps, 'db' | 'now' | 'mail' | 'notifications' | 'appOrigin' | 'identities'>;

type LimitedMail = { mail: Mail; bound: Bound };

/** Mails about payments have limits apart from notifications. The app shows the same news. */
const receipt = (mail: Mail): LimitedMail => ({ mail, bound: RECEIPT_MAILS });

const NONE = { mailDue: null, mailDueAt: null } as const;

/**
 * Sends the mails that payments owe. Each is noted with its cause and cleared when queued, so that
 * a crash loses none and two processes send only one.
 */
export async function sendMembershipMails(needs: Needs): Promise<void> {
  const { db, now, mail, notifications } = needs;
  const aboutInvoices = await invoicesWithMail(db);
  const aboutSubscriptions = await subscriptionsWithMail(db, now());
  if (aboutInvoices.length + aboutSubscriptions.length === 0) return;
  await forEachRow(aboutInvoices, (row) => sendAboutInvoice(needs, row))
    .finally(() => forEachRow(aboutSubscriptions, (row) => askWhoStays(needs, row)))
    .finally(() => {
      mail.kick();
      notifications.kick();
    });
}

export function sendMembershipMailsSoon(deps: Needs & Pick<Deps, 'background'>): void {
  deps.background.run(() => sendMembershipMails(deps));
}

/** Sends receipts and failures to the payer. Also tells the partner about the first payment. */
async function sendAboutInvoice(needs: Needs, invoice: InvoiceRow): Promise<void> {
  const { appOrigin } = needs;
  const { coupleId, mailDue, isRenewal } = invoice;
  const payerId = (await subscriptionOf(needs.db, invoice))?.payerId ?? null;
  const payer = await reader(needs, payerId ? { coupleId, id: payerId } : null);
  const mails: LimitedMail[] = [];
  if (payer && mailDue === 'failed')
    mails.push(receipt(failedRenewalMail(payer, invoice, appOrigin)));
  if (payer && mailDue === 'receipt') mails.push(receipt(receiptMail(payer, invoice, appOrigin)));
  if (payer && mailDue === 'receipt' && !isRenewal) {
    const begun = await begunFor(needs, await otherMember(needs.db, coupleId, payer.id), payer);
    if (begun) mails.push(begun);
  }
  await queue(needs, mails, async (tx) => {
    if (!(await clearInvoiceMail(tx, invoice))) return false;
    if (payer && mailDue === 'failed') await notifyOfFailure(tx, needs, invoice, payer.id);
    return true;
  });
}

/**
 * Builds the mail to the partner. Skips a partner who has never signed in, because the app tells
 * them when they arrive.
 */
async function begunFor(
  needs: Needs,
  partner: MemberKey | null,
  payer: { firstName: string },
): Promise<LimitedMail | null> {
  const to = partner && (await addresseeOf(needs.db, partner));
  const known = await reader(needs, partner);
  if (!known || !to?.hasSignedIn) return null;
  const mail = premiumBegunMail(known, payer.firstName, needs.appOrigin);
  return { mail, bound: notificationLimits('partner', to, needs.now()) };
}

/**
 * Notifies the payer's phone of a failed try, in addition to the mail. Each failed try is one
 * notification.
 */
async function notifyOfFailure(
  tx: Queryable,
  { now }: Needs,
  invoice: InvoiceRow,
  payerId: string,
) {
  const { coupleId, providerId, attemptsMailed } = invoice;
  const about = `${providerId} ${attemptsMailed}`;
  await putNotification(tx, { coupleId, id: payerId }, { kind: 'payment', about, dueAt: now() });
}

/**
 * Asks the remaining member after the payer has left, and once more when the paid time has ended.
 */
async function askWhoStays(needs: Needs, row: SubscriptionRow): Promise<void> {
  const { db, now, appOrigin } = needs;
  const { coupleId, mailDue } = row;
  const couple = await findCouple(db, coupleId);
  const until = couple?.premiumUntil && couple.premiumUntil > now() ? couple.premiumUntil : null;
  const stays = await reader(needs, await otherMember(db, coupleId, null));
  const isAnswered = !stays || (await openSubscriptionOf(db, coupleId)) !== null;
  const reminder = until ? ({ mailDue: 'ended', mailDueAt: until } as const) : NONE;
  const mails: LimitedMail[] = [];
  if (!isAnswered && mailDue === 'payer left') {
    // Send without a limit, like all mails about changes to a member's account.
    mails.push({ mail: payerLeftMail(stays, until, appOrigin), bound: [] });
  }
  // Remind only after the end: a free month may have moved it, and the reminder with it.
  if (!isAnswered && mailDue === 'ended' && !until) {
    mails.push(receipt(restEndedMail(stays, appOrigin)));
  }
  await queue(needs, mails, (tx) => replaceSubscriptionMail(tx, row, isAnswered ? NONE : reminder));
}

/** Finds a member, with the zone in which their mails tell dates. */
async function reader(needs: Needs, member: MemberKey | null) {
  const found = member && (await userById(needs, member, needs.now()));
  return found && { ...found, timeZone: await zoneOf(needs.db, member) };
}

function queue(
  { db, now, mail }: Needs,
  mails: readonly LimitedMail[],
  claim: (tx: Queryable) => Promise<boolean>,
): Promise<void> {
  return transact(db, async (tx) => {
    if (!(await claim(tx))) return;
    for (const one of mails) await mail.put(tx, one.mail, now(), one.bound);
  });
}
