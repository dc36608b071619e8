import { defuseLinks } from './defuse-links.ts';

/** Plain-text mail. The subject shows on a locked phone, so it never reveals the content. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** Sender name that replaces ours. The address stays ours. */
  senderName?: string;
  /** Address to which mail programs post when the reader presses "unsubscribe" (RFC 8058). */
  unsubscribeUrl?: string;
};

/** Recipient of a mail. Discreet members get mails under a neutral sender name. */
export type Recipient = { email: string; firstName: string; isDiscreet: boolean };

/** Neutral sender name, the same as on parcels and bank statements. */
const NEUTRAL_SENDER = 'SXR Studio';

export function mailTo(
  { email, firstName, isDiscreet }: Recipient,
  subject: string,
  text: string,
): Mail {
  return {
    to: email,
    ...(isDiscreet && { senderName: NEUTRAL_SENDER }),
    subject,
    text: `Hello ${defuseLinks(firstName)},\n\n${text}\n`,
  };
}

/** Ways to stop mails like this one: the mail program's button, and a link. */
export type Unsubscribing = { postUrl: string; pageUrl: string };

export function unsubscribable(mail: Mail, { postUrl, pageUrl }: Unsubscribing): Mail {
  return {
    ...mail,
    text: `${mail.text}\nUnsubscribe from these emails:\n${pageUrl}\n`,
    unsubscribeUrl: postUrl,
  };
}
