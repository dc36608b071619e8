import type { IncomingMessage } from 'node:http';

/** A client that sends more after a refusal may lose the answer; nobody does so by accident. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Reads the rest of a refused body: a client that still sends would lose the answer on a close. */
export function drainBody(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    let bytes = 0;
    request.once('end', resolve).once('close', resolve).once('error', resolve);
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) resolve();
    });
  });
}
