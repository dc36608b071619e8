import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/** Something that is sent often and stays the same: compressed once, in each way browsers know. */
export type Encoded = { plain: Buffer; br: Buffer; gzip: Buffer };

export function encode(content: string): Encoded {
  const plain = Buffer.from(content);
  return { plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) };
}

const ENCODINGS = ['br', 'gzip'] as const;

/** The smallest way that a client takes, by its accept-encoding header; plain is always one. */
export function encodingFor(accepted: string | string[] = ''): (typeof ENCODINGS)[number] | null {
  return ENCODINGS.find((name) => accepted.includes(name)) ?? null;
}

export function sendEncoded(reply: FastifyReply, encoded: Encoded): FastifyReply {
  const encoding = encodingFor(reply.request.headers['accept-encoding']);
  return encoding
    ? reply.header('content-encoding', encoding).send(encoded[encoding])
    : reply.send(encoded.plain);
}
