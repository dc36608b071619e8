import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Letter } from './letters.ts';

/** Delivers one letter, or throws. */
export type Transport = ((letter: Letter) => Promise<void>) & {
  /** Removes what was delivered to someone, where we are the ones who keep it. */
  forget?: (to: string) => Promise<void>;
};

/** How long a mail server may keep silent before it counts as away. */
const SILENCE_MS = 10_000;

export function smtpTransport(smtpUrl: string, from: string, silenceMs = SILENCE_MS): Transport {
  const transporter = createTransport({
    url: smtpUrl,
    dnsTimeout: silenceMs,
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
  });
  return async (letter) => {
    await transporter.sendMail(mailOf(letter, from));
  };
}

function mailOf({ senderName: name, ...letter }: Letter, from: string) {
  const [, address = from] = /<(.+)>$/.exec(from) ?? [];
  return { ...letter, from: name ? { name, address } : from };
}

/** Without a mail server each letter becomes an .eml file that any mail program opens. */
export function outboxTransport(directory: string, from: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  async function deliver(letter: Letter) {
    const { message } = await composer.sendMail(mailOf(letter, from));
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const stamp = new Date().toISOString().replace(/\D/g, '');
    const file = path.join(directory, `${stamp}-${randomUUID()}.eml`);
    await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${file}.part`, file);
  }
  async function forget(to: string) {
    const names = await readdir(directory).catch(() => []);
    for (const name of names.filter((name) => name.endsWith('.eml'))) {
      const file = path.join(directory, name);
      const [headers = ''] = (await readFile(file, 'utf8')).split('\r\n\r\n');
      if (headers.split('\r\n').includes(`To: ${to}`)) await unlink(file);
    }
  }
  return Object.assign(deliver, { forget });
}
