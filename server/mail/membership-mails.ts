import { STATEMENT_TEXT } from '../../contract/shop/payments.ts';
import { dollars } from '../../contract/shop/price.ts';
import { type Mail, mailTo, type Recipient } from './compose.ts';
import { defuseLinks } from './defuse-links.ts';

/** Recipient of a membership mail. For discreet members no mail says what the membership is for. */
type Addressee = Recipient & { timeZone: string | null };

type Payment = { providerId: string; amountCents: number; issuedAt: Date; periodEnd: Date };

function nameOf({ isDiscreet }: Addressee): string {
  return isDiscreet ? 'your membership' : 'Premium';
}

function day(date: Date, { timeZone }: Addressee): string {
  const zone = timeZone ?? 'UTC';
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: zone }).format(date);
}

export function receiptMail(to: Addressee, payment: Payment, origin: string): Mail {
  const { providerId, amountCents, issuedAt, periodEnd } = payment;
  return mailTo(
    to,
    'Your receipt',
    `Thank you. We have your payment for ${nameOf(to)}.

Amount: ${dollars(amountCents)}, taxes included
Date: ${day(issuedAt, to)}
Paid until: ${day(periodEnd, to)}
Receipt: ${providerId}
On your statement: ${STATEMENT_TEXT}

Sign in to see all your receipts, or to cancel:
${origin}/profile`,
  );
}

export function failedRenewalMail(to: Addressee, payment: Payment, origin: string): Mail {
  return mailTo(
    to,
    'A payment did not go through',
    `We couldn't charge your card ${dollars(payment.amountCents)} for ${nameOf(to)}. Often the card has just expired, or the bank wanted to check with you first.

It's paused until you pay. Nothing of yours is lost. Sign in to pay with this card or another one:
${origin}/subscribe

If you'd rather stop, cancel in your profile, and we won't try your card again:
${origin}/profile`,
  );
}

export function premiumBegunMail(to: Addressee, by: string, origin: string): Mail {
  const news = to.isDiscreet
    ? `${defuseLinks(by)} started a membership for the two of you.`
    : `${defuseLinks(by)} got Premium for the two of you. Every workout is open to you, too.`;
  return mailTo(
    to,
    'News about your account',
    `${news} It's all set. You don't have to do anything.

Either of you can sign in to see it, or to cancel it:
${origin}/profile`,
  );
}

/** Writes without the name of the member who left, because that name is already erased. */
export function payerLeftMail(to: Addressee, until: Date | null, origin: string): Mail {
  const left = `Your partner has closed their account. They paid for ${nameOf(to)}, and their card won't be charged again.`;
  return mailTo(
    to,
    'A question about your account',
    until
      ? `${left}

You have what they paid for until ${day(until, to)}. Would you like to continue after that, with your own card? We'll email you once more on that day, with the link. If not, you don't have to do anything: it just ends, and nobody is charged.

Sign in to answer, and to see how long it lasts:
${origin}/profile`
      : `${left} It has now ended.

Would you like to continue, with your own card? Sign in here:
${origin}/subscribe

If not, you don't have to do anything, and nobody is charged.`,
  );
}

export function restEndedMail(to: Addressee, origin: string): Mail {
  return mailTo(
    to,
    'Your membership has ended',
    `Your former partner had paid for ${nameOf(to)} until today. It has now ended, and nobody is charged anymore.

If you'd like to continue, with your own card, sign in here:
${origin}/subscribe

If not, you don't have to do anything.`,
  );
}
