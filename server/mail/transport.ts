import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { emailKey } from '../../contract/auth/auth.ts';
import { keptSecret } from '../security/app-secret.ts';
import { pseudonym } from '../security/sealing.ts';
import type { Mail } from './compose.ts';

export type Transport = ((mail: Mail) => Promise<void>) & {
  /** Set if delivered mails are kept: files under a mark that does not reveal the addressee. */
  kept?: { markOf(to: string): Promise<string>; forget(mark: string): Promise<void> };
};

/** Silence after which a mail server counts as unreachable. */
const SILENCE_MS = 10_000;

export function smtpTransport(smtpUrl: string, from: string, silenceMs = SILENCE_MS): Transport {
  const transporter = createTransport({
    url: smtpUrl,
    dnsTimeout: silenceMs,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
  });
  return async (mail) => {
    await transporter.sendMail(mailOf(mail, from));
  };
}

function mailOf({ senderName: name, to, unsubscribeUrl, ...mail }: Mail, from: string) {
  return {
    ...mail,
    ...(unsubscribeUrl && { headers: unsubscribeHeaders(unsubscribeUrl) }),
    // Pass an object: parsed as a list, an address with a comma would become another address.
    to: { name: '', address: to },
    from: name ? { name, address: addressOf(from) } : from,
  };
}

/** Adds one-click unsubscribing without a page in between (RFC 8058). */
function unsubscribeHeaders(url: string) {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** Returns the address of a sender without the name before it. */
export function addressOf(sender: string): string {
  return /<(.+)>$/.exec(sender)?.[1] ?? sender;
}

/**
 * Writes each mail to an .eml file when there is no mail server. Any mail program opens such a
 * file. The file name contains the addressee's mark, because the mail's header may encode the
 * address differently from how it was typed. The marks have their own key beside the outbox, so
 * that they survive a change of APP_SECRET.
 */
export function folderTransport(directory: string, from: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  async function markOf(to: string) {
    return pseudonym(Buffer.from(await keptSecret(`${directory}.key`)), emailKey(to));
  }
  async function deliver(mail: Mail) {
    const { message } = await composer.sendMail(mailOf(mail, from));
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const stamp = new Date().toISOString().replace(/\D/g, '');
    const name = `${stamp}.${await markOf(mail.to)}.${randomUUID()}.eml`;
    const file = path.join(directory, name);
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
  }
  async function forget(mark: string) {
    const names = await readdir(directory).catch(() => []);
    // Delete `.part` files as well: a mail whose writing was cut short also contains data.
    for (const name of names.filter((name) => name.split('.')[1] === mark)) {
      await unlink(path.join(directory, name));
    }
  }
  return Object.assign(deliver, { kept: { markOf, forget } });
}
