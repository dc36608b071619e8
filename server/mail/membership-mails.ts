import { STATEMENT_TEXT } from '../../contract/shop/payments.ts';
import { dollars } from '../../contract/shop/price.ts';
import { type Mail, mailTo, type Recipient } from './compose.ts';
import { unlinked } from './unlinked.ts';

/** Whoever is discreet reads nothing of what the membership is for. */
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
    `Thank you, your payment for ${nameOf(to)} has arrived.

Amount: ${dollars(amountCents)}, taxes included
Date: ${day(issuedAt, to)}
Paid until: ${day(periodEnd, to)}
Receipt: ${providerId}
On your statement: ${STATEMENT_TEXT}

All your receipts, and a way to cancel, after signing in:
${origin}/profile`,
  );
}

export function failedRenewalMail(to: Addressee, payment: Payment, origin: string): Mail {
  return mailTo(
    to,
    'A payment did not go through',
    `We could not charge your card ${dollars(payment.amountCents)} for ${nameOf(to)}. Often a card has only expired, or the bank wanted to ask you first.

Until it is paid, what it opens stays closed. Nothing of yours is lost. Pay with this card or another one here, after signing in:
${origin}/subscribe

If you would rather stop, cancel it in your profile, and your card will not be tried again:
${origin}/profile`,
  );
}

export function premiumBegunMail(to: Addressee, by: string, origin: string): Mail {
  const news = to.isDiscreet
    ? `${unlinked(by)} has begun a membership for the two of you.`
    : `${unlinked(by)} has opened Premium for the two of you: every workout is open to you, too.`;
  return mailTo(
    to,
    'News about your account',
    `${news} It is paid for, and there is nothing for you to do.

Either of you can see it and cancel it, after signing in:
${origin}/profile`,
  );
}

/** Without the name of whoever left: it is gone from here. */
export function payerLeftMail(to: Addressee, until: Date | null, origin: string): Mail {
  const left = `Your partner has closed their account. They paid for ${nameOf(to)}, and their card will not be charged again.`;
  return mailTo(
    to,
    'A question about your account',
    until
      ? `${left}

What they paid for stays open to you until ${day(until, to)}. Would you like to go on after that, with a card of your own? We write to you once more on that day, with the link. If not, there is nothing to do: it ends by itself, and nobody is charged.

You can answer, and see how long it lasts, after signing in:
${origin}/profile`
      : `${left} With that it has ended.

Would you like to go on, with a card of your own? You can do so here, after signing in:
${origin}/subscribe

If not, there is nothing to do, and nobody is charged.`,
  );
}

export function restEndedMail(to: Addressee, origin: string): Mail {
  return mailTo(
    to,
    'What was paid for has ended',
    `What your former partner paid for ${nameOf(to)} has ended today, and nobody is charged any more.

If you would like to go on, with a card of your own, you can do so here, after signing in:
${origin}/subscribe

If not, there is nothing to do.`,
  );
}
