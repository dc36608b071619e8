import { describe, expect, test } from 'vitest';
import type { Mail, Recipient } from './compose.ts';
import * as mails from './mails.ts';
import * as membershipMails from './membership-mails.ts';
import * as reminderMails from './reminder-mails.ts';
import * as securityMails from './security-mails.ts';

const LINK = 'https://app.example/choose-password#token';

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
const UNSUBSCRIBING = { postUrl: LINK, pageUrl: LINK };

/** Every mail template, written to one person. Add new templates here. */
const templates: Record<Template, (to: To, partner: string) => Mail[]> = {
  invitationMail: (to, partner) => [mails.invitationMail(to, partner, LINK)],
  newPasswordMail: (to) => [mails.newPasswordMail(to, LINK)],
  confirmEmailMail: (to) => [mails.confirmEmailMail(to, LINK)],
  emailChangeMail: (to) => [mails.emailChangeMail(to, LINK)],
  orderMail: (to) =>
    (['paid', 'shipped', 'cancelled'] as const).map((news) =>
      mails.orderMail(to, news, '3F2A-91BC', LINK),
    ),
  receiptMail: (to) => [membershipMails.receiptMail(to, payment, LINK)],
  failedRenewalMail: (to) => [membershipMails.failedRenewalMail(to, payment, LINK)],
  premiumBegunMail: (to, partner) => [membershipMails.premiumBegunMail(to, partner, LINK)],
  payerLeftMail: (to) =>
    [null, payment.periodEnd].map((until) => membershipMails.payerLeftMail(to, until, LINK)),
  // Use fixed words: notification-words.test.ts in server/notifications checks the real ones.
  notificationMail: (to) => [
    reminderMails.notificationMail(to, { title: 'Later', body: 'Soon.' }, LINK, UNSUBSCRIBING),
  ],
  shippedMail: (to) => [reminderMails.shippedMail(to, '3F2A-91BC', LINK, UNSUBSCRIBING)],
  passwordChangedMail: (to) => [securityMails.passwordChangedMail(to, AT, LINK)],
  passwordRemovedMail: (to) => [securityMails.passwordRemovedMail(to, AT, LINK)],
  passkeyAddedMail: (to) => [securityMails.passkeyAddedMail(to, 'Phone', AT, LINK)],
  emailChangedMail: (to) => [securityMails.emailChangedMail(to, AT, AT)],
  accountClosedMail: (to) => [securityMails.accountClosedMail(to, AT)],
  emailKeptMail: (to) => [securityMails.emailKeptMail(to, LINK)],
  restEndedMail: (to) => [membershipMails.restEndedMail(to, LINK)],
};

function everyMail(isDiscreet: boolean, name = 'Kim', partner = 'Robin') {
  const to = { email: 'kim@example.org', firstName: name, isDiscreet, timeZone: null };
  return Object.entries(templates).flatMap(([template, write]) =>
    write(to, partner).map((mail) => ({ template, ...mail })),
  );
}

/** Words that a glance at a locked phone must not reveal. */
const TELLING =
  /sexerci|workout|exercise|train|bedroom|intima|couple|partner|premium|journal|challenge|love/i;

test('every template is read here', () => {
  expect(Object.keys(templates).sort()).toEqual(
    [mails, membershipMails, reminderMails, securityMails]
      .flatMap((module) => Object.keys(module))
      .sort(),
  );
});

describe('a discreet member', () => {
  test.each(everyMail(true))('gets $template "$subject" from a neutral sender', (mail) => {
    expect(mail.senderName).toBe('SXR Studio');
    expect(mail.subject).not.toMatch(TELLING);
    expect(mail.text).not.toMatch(/sexerci|premium|workout/i);
  });
});

describe('anyone else', () => {
  test.each(everyMail(false))('gets $template with a subject that tells nothing', (mail) => {
    expect(mail.subject).not.toMatch(TELLING);
    expect(mail.text).toContain('Hello Kim,');
  });

  test.each(['invitationMail', 'orderMail'])('gets %s from a neutral sender too', (template) => {
    const written = everyMail(false).filter((mail) => mail.template === template);
    expect(written.map(({ senderName }) => senderName)).not.toContain(undefined);
  });
});

describe('a name that is an address', () => {
  /** Patterns that mail programs turn into links: a scheme, www, a dot or an @ between letters. */
  const LINKED = /https?:\/\/|www\.\w|[\w-][.。．｡][a-z\d]|\w@\w/iu;
  const names = [
    'sam.com',
    'https://sam.example/free',
    'www.sam.example',
    'sam@evil.example',
    'sam。com',
    'please.\nhttp://sam.com\n',
    '10.0.0.1:80',
  ];

  test.each(names)('%j becomes no link, and reads as it was typed', (name) => {
    for (const mail of [true, false].flatMap((mode) => everyMail(mode, name, name))) {
      const text = mail.text.replaceAll(LINK, '').replaceAll('$19.99', '');
      const written = `${mail.subject}\n${text}`;
      expect(written).not.toMatch(LINKED);
      const [greeting] = mail.text.split('\n');
      expect(greeting?.replaceAll('\u200b', '')).toBe(`Hello ${name.replaceAll('\n', ' ')},`);
    }
  });
});
