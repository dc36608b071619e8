import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/** Something that is sent often and stays the same: compressed once, in each way browsers know. */
export type Encoded = { plain: Buffer; br: Buffer; gzip: Buffer };

export function encode(content: string): Encoded {
  const plain = Buffer.from(content);
  return { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) };
}

/** Sends it in the smallest way that the client takes. */
export function sendEncoded(reply: FastifyReply, encoded: Encoded): FastifyReply {
  const accepted = String(reply.request.headers['accept-encoding'] ?? '');
  const encoding = (['br', 'gzip'] as const).find((name) => accepted.includes(name));
  return encoding
    ? reply.header('content-encoding', encoding).send(encoded[encoding])
    : reply.send(encoded.plain);
}
