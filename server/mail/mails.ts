import type { Day } from '../../contract/calendar.ts';
import { type Mail, mailTo, type Recipient, type Unsubscribing } from './compose.ts';
import { defuseLinks } from './defuse-links.ts';

/** First name of the inviting partner and, in the first invitation, a line of their own. */
export type InvitationWords = { by: string; line?: string | undefined };

/** Writes the invitation, always neutral: the app has not yet asked who else reads this mailbox. */
export function invitationMail(
  to: Omit<Recipient, 'isDiscreet'>,
  { by, line }: InvitationWords,
  link: string,
): Mail {
  const name = defuseLinks(by);
  return mailTo({ ...to, isDiscreet: true }, `${name} invited you`, {
    paragraphs: [
      `${name} invited you to a private app for couples. You share one account, and you each get your own sign-in. Yours is this email address.`,
      ...(line ? [`${name} writes: “${defuseLinks(line)}”`] : []),
      `Choose a password that only you know, and you’re in. ${name} is waiting for you there.`,
    ],
    button: { label: 'Choose My Password', url: link },
    notes: [
      `Your password replaces the one ${name} typed for you. The link works once, for 7 days. After that, the page it opens can email you a new one.`,
    ],
    reason: `You’re getting this because ${name} entered your address.`,
    ifNotYou: `Don’t know ${name}? Just ignore this email. We won’t write again unless ${name} asks us to.`,
  });
}

export function newPasswordMail(to: Recipient, link: string): Mail {
  return mailTo(to, 'Choose a new password', {
    paragraphs: ['Here’s your link to choose a new password.'],
    button: { label: 'Choose a Password', url: link },
    notes: ['The link works once, for one hour.'],
    reason: 'You’re getting this because someone, hopefully you, asked for a new password.',
    ifNotYou: 'If it wasn’t you, nothing has changed and you can ignore this email.',
  });
}

export function confirmEmailMail(to: Recipient, link: string): Mail {
  return mailTo(to, 'Confirm your address', {
    paragraphs: ['Did you ask to sign in with this address? Then confirm it here.'],
    button: { label: 'Confirm My Address', url: link },
    notes: ['The link works once, for one hour.'],
    reason: 'You’re getting this because someone entered this address in their account.',
    ifNotYou: 'If it wasn’t you, you can ignore this email.',
  });
}

/**
 * Writes to the old address. Its link can stop the change before confirmation and undo it
 * afterwards.
 */
export function emailChangeMail(to: Recipient, link: string): Mail {
  return mailTo(to, 'Your address is about to change', {
    paragraphs: [
      'Someone who knows your password asked to sign in with another address from now on. If that was you, confirm it in the email we sent there, and ignore this one.',
    ],
    ifNotYou:
      'If it wasn’t you, keep this address here. The link works once, for 3 days, even if the new address has been confirmed by then. It signs out every device, and we email you a link for a new password.',
    remedy: { label: 'Keep This Address', url: link },
    reason: 'You’re getting this because you sign in with this address.',
  });
}

type Days = { first: Day; last: Day };
/** Facts of an order that a mail tells; `tracking` as the operator wrote it. */
type OrderFacts = { reference: string; delivery?: Days; tracking?: string | null };

/** Writes days such as November 25 – 30. */
function daysText({ first, last }: Days): string {
  const format = new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return format.formatRange(new Date(first), new Date(last));
}

/**
 * Writes news of an order. The details are in the app: the mail never says what was ordered, and
 * the sender name is the neutral one for everyone.
 */
export function orderMail(
  to: Recipient,
  news: 'paid' | 'shipped' | 'cancelled',
  { reference, delivery, tracking }: OrderFacts,
  link: string,
  unsubscribing?: Unsubscribing,
): Mail {
  const { subject, text } = ORDER_NEWS[news];
  return mailTo(
    { ...to, isDiscreet: true },
    `${subject} (${reference})`,
    {
      paragraphs: [text, 'Sign in to see the details and your receipt.'],
      facts: [
        ...(delivery ? [['Estimated delivery', daysText(delivery)] as const] : []),
        ...(tracking ? [['Tracking', tracking] as const] : []),
      ],
      button: { label: 'See My Order', url: link },
      reason: 'You’re getting this because an order was placed in your account.',
      ifNotYou: 'If it wasn’t you, sign in and choose a new password.',
    },
    unsubscribing,
  );
}

const ORDER_NEWS = {
  paid: {
    subject: 'Thank you for your order',
    text: 'We have your payment and are packing your order. It comes in a plain package.',
  },
  shipped: {
    subject: 'Your order is on its way',
    text: 'Your order has shipped, in a plain package with a neutral sender.',
  },
  cancelled: {
    subject: 'Your order was canceled',
    text: 'Your order was canceled, and we are refunding what you paid. Your bank can take up to ten days to show it.',
  },
} as const;
