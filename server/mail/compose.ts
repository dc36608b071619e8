import { unlinked } from './unlinked.ts';

/** A mail in plain words. The subject shows on a locked phone, so it never says what this is about. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  /** Shown instead of ours beside the address it comes from. */
  senderName?: string;
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
    text: `Hello ${unlinked(firstName)},\n\n${text}\n`,
  };
}
