import { type Mail, mailTo, type Recipient } from './compose.ts';
import { unlinked } from './unlinked.ts';

/** Always neutral: nobody has yet asked who else reads this mailbox. */
export function invitationMail(to: Omit<Recipient, 'isDiscreet'>, by: string, link: string): Mail {
  return mailTo(
    { ...to, isDiscreet: true },
    `Your link from ${unlinked(by)}`,
    `${unlinked(by)} made an account for the two of you, with this address as yours.

Both passwords were typed on one device, so please choose one that only you know:
${link}

The link works once, for 7 days. After that, the page it opens emails you a new one. If you did not expect this, you can ignore this email.`,
  );
}

export function newPasswordMail(to: Recipient, link: string): Mail {
  return mailTo(
    to,
    'Choose a new password',
    `Someone, hopefully you, asked for a new password. Choose one here:
${link}

The link works once, for one hour. If it was not you, nothing has changed and you can ignore this email.`,
  );
}

export function confirmEmailMail(to: Recipient, link: string): Mail {
  return mailTo(
    to,
    'Confirm your address',
    `someone, hopefully you, wants to sign in with this address from now on. Confirm it here:
${link}

The link works once, for one hour. If it was not you, you can ignore this mail.`,
  );
}

/** To the old address, which can stop the change before it is confirmed and undo it afterwards. */
export function emailChangeMail(to: Recipient, link: string): Mail {
  return mailTo(
    to,
    'Your address is about to change',
    `someone who knows your password asked to move your sign-in to another address. If that was you, confirm it in the mail we sent there, and you can ignore this one.

If it was not you, keep this address here:
${link}

The link works once, for 3 days, even if the new address was confirmed meanwhile. It signs out every device, and we mail you a link for a new password.`,
  );
}

/**
 * Of an order people read what they need to know elsewhere: nothing here says what is in it, and the
 * sender is the parcel's for everyone.
 */
export function orderMail(
  to: Recipient,
  news: 'paid' | 'shipped' | 'cancelled',
  reference: string,
  link: string,
): Mail {
  const { subject, text } = ORDER_NEWS[news];
  return mailTo(
    { ...to, isDiscreet: true },
    `${subject} (${reference})`,
    `${text}

Details and your receipt, after signing in:
${link}`,
  );
}

const ORDER_NEWS = {
  paid: {
    subject: 'Thank you for your order',
    text: 'Your payment has arrived and your order is being packed. It comes in a plain package.',
  },
  shipped: {
    subject: 'Your order is on its way',
    text: 'Your order has been shipped, in a plain package with a neutral sender.',
  },
  cancelled: {
    subject: 'Your order was canceled',
    text: 'Your order was canceled, and what you paid is being refunded. Banks take up to ten days to show it.',
  },
} as const;
