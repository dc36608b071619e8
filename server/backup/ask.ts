import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ConfigError } from '../config.ts';
import { derivedKey, pseudonym } from '../security/sealing.ts';

/**
 * How a command asks the app that holds DATA_DIR for a backup. Any process of the machine may call;
 * only one that knows the secret is answered, and the secret itself never crosses the line.
 */
export type Ask = { withSecret: boolean };

const NONCE_BYTES = 32;
const LINE_BYTES = 1_024;
/** A caller who says nothing is hung up on; a busy app's own pauses must not count as silence. */
const CALLER_PATIENCE_MS = 30_000;
/** An app may be in the middle of its housekeeping. */
const APP_PATIENCE_MS = 120_000;

function proof(secret: string, nonce: string, question: string): string {
  return pseudonym(derivedKey(secret, 'asking for a backup'), nonce, question);
}

type Backup = (ask: Ask) => Promise<Readable>;

/** On the app's side: `backup` is called for those who know the secret, one at a time. */
export function answerAsks(secret: string, backup: Backup, onFailure: (error: unknown) => void) {
  let isBusy = false;

  async function answer(socket: Socket): Promise<void> {
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    socket.setTimeout(CALLER_PATIENCE_MS, () => socket.destroy());
    socket.write(`${nonce}\n`);
    const [question = '', claim = ''] = (await lineFrom(socket)).split(' ');
    if (!isSame(claim, proof(secret, nonce, question))) return void socket.end('refused\n');
    if (isBusy) return void socket.end('busy\n');
    isBusy = true;
    try {
      socket.setTimeout(0);
      socket.write('ok\n');
      const ask = JSON.parse(Buffer.from(question, 'base64url').toString()) as Ask;
      await pipeline(await backup(ask), socket);
    } finally {
      isBusy = false;
    }
  }

  return (socket: Socket): void => {
    answer(socket).catch((error: unknown) => {
      // Whoever hangs up midway has no backup, and knows it.
      const isTheirs = error instanceof HungUp || codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE';
      if (!isTheirs) onFailure(error);
      socket.destroy();
    });
  };
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

class HungUp extends ConfigError {}

/** On the command's side: the archive, as a stream. */
export async function askForBackup(socket: Socket, secret: string, ask: Ask): Promise<Readable> {
  socket.setTimeout(APP_PATIENCE_MS, () => socket.destroy(new HungUp('The app did not answer.')));
  const nonce = await lineFrom(socket);
  const question = Buffer.from(JSON.stringify(ask)).toString('base64url');
  socket.write(`${question} ${proof(secret, nonce, question)}\n`);
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
      if (text.length > LINE_BYTES) throw new HungUp('That is no line.');
      continue;
    }
    await new Promise<void>((resolve, reject) => {
      const gone = () => reject(new HungUp('The app hung up.'));
      socket.once('readable', resolve).once('error', reject).once('close', gone).once('end', gone);
    });
  }
}

function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
