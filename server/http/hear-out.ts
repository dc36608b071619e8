import type { IncomingMessage } from 'node:http';

/** Whoever sends more than this after a refusal may lose the answer; nobody does by accident. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * Takes what is still coming of a body and throws it away. A connection that is closed while
 * something is on its way to it is reset, and a proxy or browser that was still sending then
 * never reads the refusal.
 */
export function hearOut(request: IncomingMessage): Promise<void> {
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
