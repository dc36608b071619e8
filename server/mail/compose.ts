import type { Content, ContentInFull, Link } from './content.ts';
import { defuseLinks } from './defuse-links.ts';
import { htmlOf } from './html.ts';

/** Mail in two forms. The subject shows on a locked phone, so it never reveals the content. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** The same words, in our look. Missing in a mail queued by a version without it. */
  html?: string;
  /** Sender name that replaces ours. The address stays ours. */
  senderName?: string;
  /** Address to which mail programs post when the reader presses "unsubscribe" (RFC 8058). */
  unsubscribeUrl?: string;
};

/** Recipient of a mail. Discreet members get mails under a neutral sender name. */
export type Recipient = { email: string; firstName: string; isDiscreet: boolean };

/** Ways to stop mails like this one: the mail program's button, and a link. */
export type Unsubscribing = { postUrl: string; pageUrl: string };

/** Neutral sender name, the same as on parcels and bank statements. */
const NEUTRAL_SENDER = 'SXR Studio';

/** Writes a mail. Names and words of members must be defused by the caller. */
export function mailTo(
  { email, firstName, isDiscreet }: Recipient,
  subject: string,
  content: Content,
  unsubscribing?: Unsubscribing,
): Mail {
  const inFull = {
    ...content,
    greeting: `Hello ${defuseLinks(firstName)},`,
    unsubscribe: unsubscribing
      ? { label: 'Unsubscribe from these emails', url: unsubscribing.pageUrl }
      : null,
  };
  return {
    to: email,
    ...(isDiscreet && { senderName: NEUTRAL_SENDER }),
    subject,
    text: textOf(inFull),
    html: htmlOf(subject, inFull, isDiscreet),
    ...(unsubscribing && { unsubscribeUrl: unsubscribing.postUrl }),
  };
}

function textOf(content: ContentInFull): string {
  const { greeting, paragraphs, facts = [], button, notes = [] } = content;
  const { ifNotYou, remedy, reason, unsubscribe } = content;
  const blocks = [
    greeting,
    ...paragraphs,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    linkText(button),
    ...notes,
    ifNotYou,
    linkText(remedy),
    reason,
    linkText(unsubscribe),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

function linkText(link: Link | null | undefined): string {
  return link ? `${link.label}:\n${link.url}` : '';
}
