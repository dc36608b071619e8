import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ConfigError } from '../../../config.ts';
import type { Database } from '../../../db/database.ts';
import { derivedKey, pseudonym } from '../../../security/sealing.ts';
import { isSameSecret } from '../../../security/tokens.ts';

/**
 * Asks the app that holds DATA_DIR for an archive (`npm run backup`). Any process of the machine
 * may connect. The app answers only a process that knows the secret, which is itself never sent.
 */
const requestFor = (withSecret: boolean) => (withSecret ? 'with-secret' : 'without-secret');

const NONCE_BYTES = 32;
const LINE_BYTES = 1_024;
/** Disconnects a silent client. Long enough that pauses of a busy app do not count as silence. */
const CLIENT_TIMEOUT_MS = 30_000;
/** Long enough for an app that is in the middle of its maintenance. */
const APP_TIMEOUT_MS = 120_000;

function proof(secret: string, nonce: string, request: string): string {
  return pseudonym(derivedKey(secret, 'asking for a backup'), nonce, request);
}

type Options = {
  secret: string;
  keyId: string;
  now: () => Date;
  vapidKey: () => Promise<string | null>;
};

/** Serves backups, on the app's side, to processes that know the secret, one at a time. */
export function answerBackups(
  onDisk: NonNullable<Database['onDisk']>,
  { secret, keyId, now, vapidKey }: Options,
  onFailure: (error: unknown) => void,
): void {
  let isBusy = false;
  async function answer(socket: Socket): Promise<void> {
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    socket.setTimeout(CLIENT_TIMEOUT_MS, () => socket.destroy());
    socket.write(`${nonce}\n`);
    const [request = '', claim = ''] = (await lineFrom(socket)).split(' ');
    if (!isSameSecret(claim, proof(secret, nonce, request))) return void socket.end('refused\n');
    if (isBusy) return void socket.end('busy\n');
    isBusy = true;
    try {
      // Load the module with the first request, which most days never bring.
      const { archiveOf } = await import('./archive.ts');
      const about = {
        keyId,
        now,
        secret: request === requestFor(true) ? secret : undefined,
        vapidKey: await vapidKey(),
      };
      // Stop here if the client has left: writing to a destroyed socket would never end.
      if (socket.destroyed) return;
      socket.setTimeout(0);
      socket.write('ok\n');
      await pipeline(archiveOf(onDisk.files(), about), socket);
    } finally {
      isBusy = false;
    }
  }
  onDisk.onConnection((socket) => {
    answer(socket).catch((error: NodeJS.ErrnoException) => {
      // Ignore a client that disconnects midway: that client already knows that it has no backup.
      const hasLeft = error instanceof Disconnected || error.code === 'ERR_STREAM_PREMATURE_CLOSE';
      if (!hasLeft) onFailure(error);
      socket.destroy();
    });
  });
}

class Disconnected extends ConfigError {}

/** Receives the archive as a stream, on the command's side. */
export async function requestBackup(
  socket: Socket,
  secret: string,
  withSecret: boolean,
): Promise<Readable> {
  socket.setTimeout(APP_TIMEOUT_MS, () =>
    socket.destroy(new Disconnected('The app did not answer.')),
  );
  const nonce = await lineFrom(socket);
  const request = requestFor(withSecret);
  socket.write(`${request} ${proof(secret, nonce, request)}\n`);
  const answer = await lineFrom(socket);
  if (answer === 'busy') throw new ConfigError('The app is making another backup: wait for it.');
  if (answer !== 'ok') {
    throw new ConfigError('The app does not know this secret: set the APP_SECRET that it has.');
  }
  socket.setTimeout(0);
  return socket;
}

async function lineFrom(socket: Socket): Promise<string> {
  let text = Buffer.alloc(0);
  for (;;) {
    const chunk: Buffer | null = socket.read();
    if (chunk) {
      text = Buffer.concat([text, chunk]);
      const end = text.indexOf('\n');
      if (end >= 0) {
        if (end + 1 < text.length) socket.unshift(text.subarray(end + 1));
        return text.subarray(0, end).toString();
      }
      if (text.length > LINE_BYTES) throw new Disconnected('That is no line.');
      continue;
    }
    await new Promise<void>((resolve, reject) => {
      const gone = () => reject(new Disconnected('The app hung up.'));
      socket.once('readable', resolve).once('error', reject).once('close', gone).once('end', gone);
    });
  }
}
