import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readMail } from '../testing/read-mail.ts';
import { smtpDouble } from '../testing/smtp-double.ts';
import { tempDirectory } from '../testing/temp-directory.ts';
import type { Mail } from './compose.ts';
import { invitationMail, newPasswordMail, orderMail } from './mails.ts';
import { folderTransport, smtpTransport } from './transport.ts';

const FROM = 'Sexercise <hello@studio.example>';
const LINK =
  'https://sexercise.example/choose-password#a-token-of-64-characters-which-is-long-enough-to-be-broken-in-two';

const invitation = (email: string, firstName: string, by: string) =>
  invitationMail({ email, firstName }, { by }, LINK);

const mails: [string, Mail][] = [
  [
    'our own name',
    newPasswordMail({ email: 'a@b.example', firstName: 'A', isDiscreet: false }, LINK),
  ],
  ['plain names', invitation('kim@example.org', 'Kim', 'Robin')],
  ['accents', invitation('zoe@example.org', 'Zoë', 'Bjørn')],
  ['other scripts', invitation('mei@example.org', '美', 'Αλέξανδρος')],
  ['emoji', invitation('sun@example.org', '🌞', '👩🏽‍🚀')],
  ['a dot alone on a line', { to: 'kim@example.org', subject: 'Dots', text: 'a\n.\n..\nb\n' }],
];

/** Addresses as people type them, including ones that an address list would parse differently. */
const ADDRESSES = [
  'Robin@Example.ORG',
  'robin@bücher.example',
  'o,brien@example.org',
  '"robin castle"@example.org',
  `${'robin.'.repeat(10)}castle@${'a-very-long-name.'.repeat(8)}example.org`,
];

function expectMail(message: string, mail: Mail) {
  const { headers, text, html } = readMail(message);
  expect(headers.get('from')).toBe(
    mail.senderName ? `${mail.senderName} <hello@studio.example>` : FROM,
  );
  expect(headers.get('to')).toBe(mail.to);
  expect(headers.get('subject')).toBe(mail.subject);
  expect(headers.get('mime-version')).toBe('1.0');
  expect(headers.get('content-type')).toMatch(
    mail.html ? /^multipart\/alternative; boundary=/ : /^text\/plain; charset=utf-8$/,
  );
  expect(headers.get('message-id')).toMatch(/^<[^\s<>@]+@[^\s<>@]+>$/);
  expect(Number.isNaN(Date.parse(headers.get('date') ?? ''))).toBe(false);
  expect(text.trimEnd()).toBe(mail.text.trimEnd());
  expect(html.trimEnd()).toBe((mail.html ?? '').trimEnd());
}

describe('without a mail server', () => {
  const directory = tempDirectory();
  const outbox = () => path.join(directory(), 'outbox');

  test.each(mails)('a mail with %s is a file that any mail program opens', async (_what, mail) => {
    await folderTransport(outbox(), FROM)(mail);
    const [file = ''] = await readdir(outbox());
    expect(file).toMatch(/\.eml$/);
    const message = await readFile(path.join(outbox(), file), 'utf8');
    expectMail(message, mail);
    // Check that headers contain ASCII only and that every line ends with CRLF.
    expect(message.slice(0, message.indexOf('\r\n\r\n'))).toMatch(/^[\x20-\x7e\r\n\t]+$/);
    expect(message.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  test.each([FROM, 'hello@studio.example'])(
    'a mail about an order comes from a neutral name at the address of %s',
    async (from) => {
      const link = 'https://sexercise.example/orders/1';
      const kim = { email: 'kim@example.org', firstName: 'Kim', isDiscreet: false };
      const mail = orderMail(kim, 'shipped', { reference: '3F2A-91BC' }, link);
      await folderTransport(outbox(), from)(mail);
      const [file = ''] = await readdir(outbox());
      const { headers } = readMail(await readFile(path.join(outbox(), file), 'utf8'));
      expect(headers.get('from')).toBe('SXR Studio <hello@studio.example>');
    },
  );

  test('only the owner of the app may read it, for it holds a link that signs in', async () => {
    await folderTransport(outbox(), FROM)(invitation('k@example.org', 'Kim', 'Robin'));
    const [file = ''] = await readdir(outbox());
    expect((await stat(path.join(outbox(), file))).mode & 0o777).toBe(0o600);
    expect((await stat(outbox())).mode & 0o777).toBe(0o700);
  });

  test('mails of one moment do not overwrite each other', async () => {
    const transport = folderTransport(outbox(), FROM);
    const mail = invitation('k@example.org', 'Kim', 'Robin');
    await Promise.all(Array.from({ length: 10 }, () => transport(mail)));
    expect(await readdir(outbox())).toHaveLength(10);
  });

  test.each(ADDRESSES)('mails to %s are forgotten, however written, and no others', async (to) => {
    const transport = folderTransport(outbox(), FROM);
    const mailTo = (to: string) => invitation(to, 'Kim', 'Robin');
    for (const addressee of [to, to.toUpperCase(), 'brien@example.org', 'kim@example.org']) {
      await transport(mailTo(addressee));
    }
    await writeFile(await fileLike(to, '.eml.part'), 'cut short');
    const restarted = folderTransport(outbox(), FROM);
    await restarted.kept?.forget((await restarted.kept.markOf(to)) ?? '');
    const left = await Promise.all(
      (await readdir(outbox())).map((name) => readFile(path.join(outbox(), name), 'utf8')),
    );
    expect(left.map((message) => readMail(message).headers.get('to'))).toEqual([
      'brien@example.org',
      'kim@example.org',
    ]);
  });

  async function fileLike(to: string, ending: string): Promise<string> {
    const mark = await folderTransport(outbox(), FROM).kept?.markOf(to);
    return path.join(outbox(), `20260311120000000.${mark}.x${ending}`);
  }

  test('a mark tells nobody whose it is', async () => {
    const [one, other] = ['one', 'other'].map((name) =>
      folderTransport(path.join(directory(), name), FROM),
    );
    const to = 'kim@example.org';
    expect(await one?.kept?.markOf(to)).not.toBe(await other?.kept?.markOf(to));
  });

  test('a subject cannot smuggle in another header', async () => {
    const subject = 'Hello\r\nBcc: everyone@example.org';
    await folderTransport(outbox(), FROM)({ to: 'k@example.org', subject, text: 'Hi' });
    const [file = ''] = await readdir(outbox());
    const { headers } = readMail(await readFile(path.join(outbox(), file), 'utf8'));
    expect(headers.has('bcc')).toBe(false);
  });
});

describe('with a mail server', () => {
  let server: Awaited<ReturnType<typeof smtpDouble>>;
  beforeEach(async () => {
    server = await smtpDouble();
  });
  afterEach(() => server.stop());

  test.each(mails)('it is handed a mail with %s', async (_what, mail) => {
    await smtpTransport(server.url, FROM)(mail);
    expect(server.mails).toMatchObject([{ from: 'hello@studio.example', to: [mail.to] }]);
    expectMail(server.mails[0]?.message ?? '', mail);
  });
});

test('an address with a comma in it is one address', async () => {
  const server = await smtpDouble();
  const mail = { to: 'o,brien@example.org', subject: 'Hello', text: 'There' };
  await smtpTransport(server.url, FROM)(mail);
  await server.stop();
  expect(server.mails).toHaveLength(1);
  const [to = ''] = server.mails[0]?.to ?? [];
  expect(to.replaceAll('"', '')).toBe(mail.to);
});

describe('with a mail server in trouble', () => {
  const [, mail] = mails[0] as [string, Mail];

  test('a refused recipient is a failure', async () => {
    const server = await smtpDouble('refuses recipients');
    await expect(smtpTransport(server.url, FROM)(mail)).rejects.toThrow(/no such mailbox/);
    await server.stop();
  });

  test('a server that is not there is a failure', async () => {
    const server = await smtpDouble();
    await server.stop();
    await expect(smtpTransport(server.url, FROM)(mail)).rejects.toThrow(/ECONNREFUSED/);
  });

  test('a server that keeps silent is given up in time', async () => {
    const server = await smtpDouble('says nothing');
    await expect(smtpTransport(server.url, FROM, 50)(mail)).rejects.toThrow(/greeting|timeout/i);
    await server.stop();
  }, 5_000);
});
