import { type Mail, mailTo, type Recipient, type Unsubscribing } from './compose.ts';
import { defuseLinks } from './defuse-links.ts';
import { orderMail } from './mails.ts';

/** Sends the words of a notification by mail, for members without a phone to show them. */
export function notificationMail(
  to: Recipient,
  words: { title: string; body: string },
  link: string,
  unsubscribing: Unsubscribing,
): Mail {
  return mailTo(
    to,
    words.title,
    {
      // The words may name the partner.
      paragraphs: [defuseLinks(words.body)],
      button: { label: 'Open', url: link },
      reason: 'You’re getting this as an email because we couldn’t show it on your phone.',
      ifNotYou: 'If you don’t know what it’s about, unsubscribe below.',
    },
    unsubscribing,
  );
}

export function shippedMail(
  to: Recipient,
  order: Parameters<typeof orderMail>[2],
  link: string,
  unsubscribing: Unsubscribing,
): Mail {
  return orderMail(to, 'shipped', order, link, unsubscribing);
}
