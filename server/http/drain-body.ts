import type { IncomingMessage } from 'node:http';

/** Whoever sends more than this after a refusal may lose the answer; nobody does by accident. */
const MOST_BYTES = 16 * 1024 * 1024;

/** Closing the connection while the client still sends would lose it the refusal. */
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
