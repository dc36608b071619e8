import {
  type Mail,
  mailTo,
  type Recipient,
  type Unsubscribing,
  unsubscribable,
} from './compose.ts';
import { orderMail } from './mails.ts';

/** Sends the words of a notification by mail, for members without a phone to show them. */
export function notificationMail(
  to: Recipient,
  words: { title: string; body: string },
  link: string,
  unsubscribing: Unsubscribing,
): Mail {
  return unsubscribable(mailTo(to, words.title, `${words.body}\n\n${link}`), unsubscribing);
}

export function shippedMail(
  to: Recipient,
  reference: string,
  link: string,
  unsubscribing: Unsubscribing,
): Mail {
  return unsubscribable(orderMail(to, 'shipped', reference, link), unsubscribing);
}
