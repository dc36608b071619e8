import {
  type Mail,
  mailTo,
  type Recipient,
  type Unsubscribing,
  unsubscribable,
} from './compose.ts';
import { orderMail } from './mails.ts';

/** The words that would stand on a locked phone, where there is none to show them. */
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
