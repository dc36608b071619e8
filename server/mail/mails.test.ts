import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { everyMail, LINK, templates } from '../testing/every-mail.ts';
import { assertFormsAgree } from '../testing/mail-forms.ts';

/** Words that a glance at a locked phone must not reveal. */
const TELLING =
  /sexerci|workout|exercise|train|bedroom|intima|couple|partner|premium|journal|challenge|love/i;

test('every template is read here', async () => {
  const exported = [];
  for (const file of await readdir(import.meta.dirname)) {
    const name = /^[a-z-]*mails(?=\.ts$)/.exec(file)?.[0];
    if (!name || name === 'queued-mails') continue;
    exported.push(...Object.keys(await import(/* @vite-ignore */ `./${name}.ts`)));
  }
  expect(Object.keys(templates).sort()).toEqual(exported.sort());
});

describe('both forms of a mail', () => {
  const written = [true, false].flatMap((isDiscreet) => everyMail(isDiscreet, '<b>Kim</b> & "co"'));

  test.each(written)('say the same in $template "$subject"', (mail) => {
    expect(mail.html).toBeDefined();
    assertFormsAgree(mail);
    expect(mail.html).not.toContain('<b>');
  });

  test.each(written)('say why $template came, and have one button', (mail) => {
    expect(mail.text).toMatch(/\n\nYou’re getting this (because|as an email)/);
    expect(mail.html?.match(/class="button"/g)?.length ?? 0).toBeLessThanOrEqual(1);
  });
});

describe('a discreet member', () => {
  test.each(everyMail(true))('gets $template "$subject" from a neutral sender', (mail) => {
    expect(mail.senderName).toBe('SXR Studio');
    expect(mail.subject).not.toMatch(TELLING);
    expect(`${mail.text} ${mail.html}`).not.toMatch(/sexerci|premium|workout/i);
    // Check for the colors of the app too, by day and by night.
    expect(mail.html).not.toMatch(/#(fbf4ea|c73f26|371a36|1d0e1b|f1bd68)/i);
  });
});

describe('anyone else', () => {
  test.each(everyMail(false))('gets $template with a subject that tells nothing', (mail) => {
    expect(mail.subject).not.toMatch(TELLING);
    expect(mail.text).toContain('Hello Kim,');
    expect(mail.html).toContain(mail.senderName ? '#f4f4f2' : '#fbf4ea');
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
