import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readMail } from '../testing/read-mail.ts';
import { smtpDouble } from '../testing/smtp-double.ts';
import { tempDirectory } from '../testing/temp-directory.ts';
import { accountMadeLetter, type Letter, orderLetter } from './letters.ts';
import { outboxTransport, smtpTransport } from './transport.ts';

const FROM = 'Sexercise <hello@sexercise.example>';
const LINK =
  'https://sexercise.example/choose-password#a-token-of-64-characters-which-is-long-enough-to-be-broken-in-two';

const letters: [string, Letter][] = [
  ['plain names', accountMadeLetter('kim@example.org', 'Kim', 'Robin', LINK)],
  ['accents', accountMadeLetter('zoe@example.org', 'Zoë', 'Bjørn', LINK)],
  ['other scripts', accountMadeLetter('mei@example.org', '美', 'Αλέξανδρος', LINK)],
  ['emoji', accountMadeLetter('sun@example.org', '🌞', '👩🏽‍🚀', LINK)],
  ['a dot alone on a line', { to: 'kim@example.org', subject: 'Dots', text: 'a\n.\n..\nb\n' }],
];

/** What people type, and what a list of addresses would make something else of. */
const ADDRESSES = [
  'Robin@Example.ORG',
  'robin@bücher.example',
  'o,brien@example.org',
  '"robin castle"@example.org',
  `${'robin.'.repeat(10)}castle@${'a-very-long-name.'.repeat(8)}example.org`,
];

function expectLetter(message: string, letter: Letter) {
  const { headers, text } = readMail(message);
  expect(headers.get('from')).toBe(FROM);
  expect(headers.get('to')).toBe(letter.to);
  expect(headers.get('subject')).toBe(letter.subject);
  expect(headers.get('mime-version')).toBe('1.0');
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(headers.get('message-id')).toMatch(/^<[^\s<>@]+@[^\s<>@]+>$/);
  expect(Number.isNaN(Date.parse(headers.get('date') ?? ''))).toBe(false);
  expect(text.trimEnd()).toBe(letter.text.trimEnd());
}

describe('without a mail server', () => {
  const directory = tempDirectory();
  const outbox = () => path.join(directory(), 'outbox');

  test.each(letters)(
    'a letter with %s is a file that any mail program opens',
    async (_what, letter) => {
      await outboxTransport(outbox(), FROM)(letter);
      const [file = ''] = await readdir(outbox());
      expect(file).toMatch(/\.eml$/);
      const message = await readFile(path.join(outbox(), file), 'utf8');
      expectLetter(message, letter);
      // Headers are ASCII alone, whatever stands in them, and no line ends the old way.
      expect(message.slice(0, message.indexOf('\r\n\r\n'))).toMatch(/^[\x20-\x7e\r\n\t]+$/);
      expect(message.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    },
  );

  test.each([FROM, 'hello@sexercise.example'])(
    'a letter about an order comes from a neutral name at the address of %s',
    async (from) => {
      const link = 'https://sexercise.example/orders/1';
      const letter = orderLetter('kim@example.org', 'Kim', 'shipped', '3F2A-91BC', link);
      await outboxTransport(outbox(), from)(letter);
      const [file = ''] = await readdir(outbox());
      const { headers } = readMail(await readFile(path.join(outbox(), file), 'utf8'));
      expect(headers.get('from')).toBe('SXR Studio <hello@sexercise.example>');
    },
  );

  test('only the owner of the app may read it, for it holds a link that signs in', async () => {
    await outboxTransport(outbox(), FROM)(accountMadeLetter('k@example.org', 'Kim', 'Robin', LINK));
    const [file = ''] = await readdir(outbox());
    expect((await stat(path.join(outbox(), file))).mode & 0o777).toBe(0o600);
    expect((await stat(outbox())).mode & 0o777).toBe(0o700);
  });

  test('letters of one moment do not overwrite each other', async () => {
    const transport = outboxTransport(outbox(), FROM);
    const letter = accountMadeLetter('k@example.org', 'Kim', 'Robin', LINK);
    await Promise.all(Array.from({ length: 10 }, () => transport(letter)));
    expect(await readdir(outbox())).toHaveLength(10);
  });

  test.each(ADDRESSES)(
    'letters to %s are forgotten, however written, and no others',
    async (to) => {
      const transport = outboxTransport(outbox(), FROM);
      const letterTo = (to: string) => accountMadeLetter(to, 'Kim', 'Robin', LINK);
      for (const addressee of [to, to.toUpperCase(), 'brien@example.org', 'kim@example.org']) {
        await transport(letterTo(addressee));
      }
      await writeFile(await fileLike(to, '.eml.part'), 'cut short');
      const restarted = outboxTransport(outbox(), FROM);
      await restarted.kept?.forget((await restarted.kept.markOf(to)) ?? '');
      const left = await Promise.all(
        (await readdir(outbox())).map((name) => readFile(path.join(outbox(), name), 'utf8')),
      );
      expect(left.map((message) => readMail(message).headers.get('to'))).toEqual([
        'brien@example.org',
        'kim@example.org',
      ]);
    },
  );

  async function fileLike(to: string, ending: string): Promise<string> {
    const mark = await outboxTransport(outbox(), FROM).kept?.markOf(to);
    return path.join(outbox(), `20260311120000000.${mark}.x${ending}`);
  }

  test('a mark tells nobody whose it is', async () => {
    const [one, other] = ['one', 'other'].map((name) =>
      outboxTransport(path.join(directory(), name), FROM),
    );
    const to = 'kim@example.org';
    expect(await one?.kept?.markOf(to)).not.toBe(await other?.kept?.markOf(to));
  });

  test('a subject cannot smuggle in another header', async () => {
    const subject = 'Hello\r\nBcc: everyone@example.org';
    await outboxTransport(outbox(), FROM)({ to: 'k@example.org', subject, text: 'Hi' });
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

  test.each(letters)('it is handed a letter with %s', async (_what, letter) => {
    await smtpTransport(server.url, FROM)(letter);
    expect(server.mails).toMatchObject([{ from: 'hello@sexercise.example', to: [letter.to] }]);
    expectLetter(server.mails[0]?.message ?? '', letter);
  });
});

test('an address with a comma in it is one address', async () => {
  const server = await smtpDouble();
  const letter = { to: 'o,brien@example.org', subject: 'Hello', text: 'There' };
  await smtpTransport(server.url, FROM)(letter);
  await server.stop();
  expect(server.mails).toHaveLength(1);
  const [to = ''] = server.mails[0]?.to ?? [];
  expect(to.replaceAll('"', '')).toBe(letter.to);
});

describe('with a mail server in trouble', () => {
  const [, letter] = letters[0] as [string, Letter];

  test('a refused recipient is a failure', async () => {
    const server = await smtpDouble('refuses recipients');
    await expect(smtpTransport(server.url, FROM)(letter)).rejects.toThrow(/no such mailbox/);
    await server.stop();
  });

  test('a server that is not there is a failure', async () => {
    const server = await smtpDouble();
    await server.stop();
    await expect(smtpTransport(server.url, FROM)(letter)).rejects.toThrow(/ECONNREFUSED/);
  });

  test('a server that keeps silent is given up in time', async () => {
    const server = await smtpDouble('says nothing');
    await expect(smtpTransport(server.url, FROM, 50)(letter)).rejects.toThrow(/greeting|timeout/i);
    await server.stop();
  }, 5_000);
});
