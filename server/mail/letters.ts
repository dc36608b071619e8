/** A letter in plain words. The subject shows on a locked phone, so it never says what this is about. */
export type Letter = {
  to: string;
  subject: string;
  text: string;
  /** Shown instead of ours beside the address it comes from. */
  senderName?: string;
};

/** What a parcel and a bank statement say, too. */
const NEUTRAL_SENDER = 'SXR Studio';

export function accountMadeLetter(to: string, firstName: string, by: string, link: string): Letter {
  return {
    to,
    subject: `${by} made an account for the two of you`,
    text: `Hello ${firstName},

${by} signed the two of you up for Sexercise, with this address as yours.

Both passwords were typed on one device, so please choose one that only you know:
${link}

The link works once, for 7 days. If you did not expect this, you can ignore this mail.
`,
  };
}

export function newPasswordLetter(to: string, firstName: string, link: string): Letter {
  return {
    to,
    subject: 'Choose a new password',
    text: `Hello ${firstName},

someone, hopefully you, asked for a new password. Choose one here:
${link}

The link works once, for one hour. If it was not you, nothing has changed and you can ignore this mail.
`,
  };
}

/** Of an order people read what they need to know elsewhere: nothing here says what is in it. */
export function orderLetter(
  to: string,
  firstName: string,
  news: 'paid' | 'shipped' | 'cancelled',
  reference: string,
  link: string,
): Letter {
  const { subject, text } = ORDER_NEWS[news];
  return {
    to,
    senderName: NEUTRAL_SENDER,
    subject: `${subject} (${reference})`,
    text: `Hello ${firstName},

${text}

Details and your receipt, after signing in:
${link}
`,
  };
}

const ORDER_NEWS = {
  paid: {
    subject: 'Thank you for your order',
    text: 'your payment has arrived and your order is being packed. It comes in a plain parcel.',
  },
  shipped: {
    subject: 'Your order is on its way',
    text: 'your order has left us, in a plain parcel with a neutral sender.',
  },
  cancelled: {
    subject: 'Your order was cancelled',
    text: 'your order was cancelled, and what was paid is on its way back. Banks take up to ten days.',
  },
} as const;
