import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { readMail } from '../../server/testing/read-mail.ts';
import { expect } from './fixtures.ts';

/** Waits for the newest mail to an address that fits. */
export async function mailTo(address: string, fits: RegExp) {
  const outbox = path.join(process.env.E2E_DATA_DIR ?? '', 'outbox');
  let newest: ReturnType<typeof readMail> | undefined;
  await expect(async () => {
    for (const file of (await readdir(outbox)).filter((name) => name.endsWith('.eml')).sort()) {
      const mail = readMail(await readFile(path.join(outbox, file), 'utf8'));
      if (mail.headers.get('to') === address && fits.test(mail.text)) newest = mail;
    }
    expect(newest).toBeDefined();
  }).toPass();
  if (!newest) throw new Error('There is no such mail.');
  return newest;
}
