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

function paymentReason(to: Addressee): string {
  return `You’re getting this because you pay for ${nameOf(to)}.`;
}

export function receiptMail(to: Addressee, payment: Payment, origin: string): Mail {
  const { providerId, amountCents, issuedAt, periodEnd } = payment;
  return mailTo(to, 'Your receipt', {
    paragraphs: [`Thank you. We have your payment for ${nameOf(to)}.`],
    facts: [
      ['Amount', `${dollars(amountCents)}, taxes included`],
      ['Date', day(issuedAt, to)],
      ['Paid until', day(periodEnd, to)],
      ['Receipt', providerId],
      ['On your statement', STATEMENT_TEXT],
    ],
    button: { label: 'See All Receipts', url: `${origin}/profile` },
    notes: ['You can cancel there, too.'],
    ifNotYou: 'If you didn’t pay for this, cancel there and choose a new password.',
    reason: paymentReason(to),
  });
}

export function failedRenewalMail(to: Addressee, payment: Payment, origin: string): Mail {
  return mailTo(to, 'A payment did not go through', {
    paragraphs: [
      `We couldn’t charge your card ${dollars(payment.amountCents)} for ${nameOf(to)}. Often the card has just expired, or the bank wanted to check with you first.`,
      'It’s paused until you pay. Nothing of yours is lost. Sign in to pay with this card or another one.',
    ],
    button: { label: 'Pay Now', url: `${origin}/subscribe` },
    notes: ['If you’d rather stop, cancel in your profile, and we won’t try your card again.'],
    ifNotYou: 'If you didn’t sign up for this, cancel there and choose a new password.',
    reason: paymentReason(to),
  });
}

export function premiumBegunMail(to: Addressee, by: string, origin: string): Mail {
  const name = defuseLinks(by);
  const news = to.isDiscreet
    ? `${name} started a membership for the two of you.`
    : `${name} got Premium for the two of you. Every workout is open to you, too.`;
  return mailTo(to, 'News about your account', {
    paragraphs: [
      `${news} It’s all set. You don’t have to do anything.`,
      'Either of you can sign in to see it, or to cancel it.',
    ],
    button: { label: 'See Our Membership', url: `${origin}/profile` },
    ifNotYou: `If you don’t know ${name}, you can ignore this email.`,
    reason: `You’re getting this because you share an account with ${name}.`,
  });
}

/** Writes without the name of the member who left, because that name is already erased. */
export function payerLeftMail(to: Addressee, until: Date | null, origin: string): Mail {
  const left = `Your partner has closed their account. They paid for ${nameOf(to)}, and their card won’t be charged again.`;
  const about = {
    ifNotYou: 'If you don’t know what this is about, you can ignore this email.',
    reason: 'You’re getting this because you shared an account.',
  };
  if (!until) {
    return mailTo(to, 'A question about your account', {
      paragraphs: [
        `${left} It has now ended.`,
        'Would you like to continue, with your own card? Sign in here.',
      ],
      button: { label: 'Continue', url: `${origin}/subscribe` },
      notes: ['If not, you don’t have to do anything, and nobody is charged.'],
      ...about,
    });
  }
  return mailTo(to, 'A question about your account', {
    paragraphs: [
      left,
      `You have what they paid for until ${day(until, to)}. Would you like to continue after that, with your own card? We’ll email you once more on that day, with the link. If not, you don’t have to do anything: it just ends, and nobody is charged.`,
      'Sign in to answer, and to see how long it lasts.',
    ],
    button: { label: 'Answer', url: `${origin}/profile` },
    ...about,
  });
}

export function restEndedMail(to: Addressee, origin: string): Mail {
  return mailTo(to, 'Your membership has ended', {
    paragraphs: [
      `Your former partner had paid for ${nameOf(to)} until today. It has now ended, and nobody is charged anymore.`,
      'If you’d like to continue, with your own card, sign in here.',
    ],
    button: { label: 'Continue', url: `${origin}/subscribe` },
    notes: ['If not, you don’t have to do anything.'],
    ifNotYou: 'If you don’t know what this is about, you can ignore this email.',
    reason: 'You’re getting this because we said we’d write on this day.',
  });
}
