import { defuseLinks } from './defuse-links.ts';

/** A mail in plain words. The subject shows on a locked phone, so it never says what this is about. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** Shown instead of ours beside the address it comes from. */
  senderName?: string;
  /** Where mail programs post to when their reader presses "unsubscribe" (RFC 8058). */
  unsubscribeUrl?: string;
};

/** Whoever is discreet is written to under a neutral name. */
export type Recipient = { email: string; firstName: string; isDiscreet: boolean };

/** What a parcel and a bank statement say, too. */
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

/** How to get no more mails like this one: by a button of the mail program, and by a link. */
export type Unsubscribing = { postUrl: string; pageUrl: string };

export function unsubscribable(mail: Mail, { postUrl, pageUrl }: Unsubscribing): Mail {
  return {
    ...mail,
    text: `${mail.text}\nUnsubscribe from these emails:\n${pageUrl}\n`,
    unsubscribeUrl: postUrl,
  };
}
