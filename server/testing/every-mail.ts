import type { Mail, Recipient } from '../mail/compose.ts';
import * as mails from '../mail/mails.ts';
import * as membershipMails from '../mail/membership-mails.ts';
import * as reminderMails from '../mail/reminder-mails.ts';
import * as securityMails from '../mail/security-mails.ts';

/** Where every button leads. */
export const LINK = 'https://app.example/choose-password#token';

const payment = {
  providerId: 'in_1',
  amountCents: 1999,
  issuedAt: new Date('2026-03-11T12:00:00Z'),
  periodEnd: new Date('2026-04-11T12:00:00Z'),
};

type To = Recipient & { timeZone: string | null };
type Template =
  | keyof typeof mails
  | keyof typeof membershipMails
  | keyof typeof reminderMails
  | keyof typeof securityMails;
const AT = new Date('2026-03-11T12:00:00Z');
const ORDER = {
  reference: '3F2A-91BC',
  delivery: { first: '2026-03-13', last: '2026-03-19' },
  tracking: 'Parcel 4471 2093 6650',
};
const UNSUBSCRIBING = { postUrl: LINK, pageUrl: LINK };

/** Every mail template, written to one person. */
export const templates: Record<Template, (to: To, partner: string) => Mail[]> = {
  invitationMail: (to, partner) => [
    mails.invitationMail(to, { by: partner }, LINK),
    mails.invitationMail(to, { by: partner, line: `Come along, says ${partner}` }, LINK),
  ],
  newPasswordMail: (to) => [mails.newPasswordMail(to, LINK)],
  confirmEmailMail: (to) => [mails.confirmEmailMail(to, LINK)],
  emailChangeMail: (to) => [mails.emailChangeMail(to, LINK)],
  orderMail: (to) =>
    (['paid', 'shipped', 'cancelled'] as const).map((news) =>
      mails.orderMail(
        to,
        news,
        news === 'cancelled' ? { reference: ORDER.reference } : ORDER,
        LINK,
      ),
    ),
  receiptMail: (to) => [membershipMails.receiptMail(to, payment, LINK)],
  failedRenewalMail: (to) => [membershipMails.failedRenewalMail(to, payment, LINK)],
  premiumBegunMail: (to, partner) => [membershipMails.premiumBegunMail(to, partner, LINK)],
  payerLeftMail: (to) =>
    [null, payment.periodEnd].map((until) => membershipMails.payerLeftMail(to, until, LINK)),
  // Use fixed words: notification-words.test.ts in server/notifications checks the real ones.
  notificationMail: (to, partner) => {
    const words = { title: 'Tonight?', body: `${partner}’s asking. Tap to answer.` };
    return [reminderMails.notificationMail(to, words, LINK, UNSUBSCRIBING)];
  },
  shippedMail: (to) => [reminderMails.shippedMail(to, ORDER, LINK, UNSUBSCRIBING)],
  passwordChangedMail: (to) => [securityMails.passwordChangedMail(to, AT, LINK)],
  passwordRemovedMail: (to) => [securityMails.passwordRemovedMail(to, AT, LINK)],
  passkeyAddedMail: (to) => [securityMails.passkeyAddedMail(to, 'Phone', AT, LINK)],
  emailChangedMail: (to) => [securityMails.emailChangedMail(to, AT, AT)],
  accountClosedMail: (to) => [securityMails.accountClosedMail(to, AT)],
  emailKeptMail: (to) => [securityMails.emailKeptMail(to, LINK)],
  restEndedMail: (to) => [membershipMails.restEndedMail(to, LINK)],
};

export function everyMail(isDiscreet: boolean, name = 'Kim', partner = 'Robin') {
  const to = { email: 'kim@example.org', firstName: name, isDiscreet, timeZone: null };
  return Object.entries(templates).flatMap(([template, write]) =>
    write(to, partner).map((mail) => ({ template, ...mail })),
  );
}
