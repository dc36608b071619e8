import { hash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';

/** Content that is sent often and never changes: hashed once, and compressed once on first use. */
export type Encoded = { etag: string; plain: Buffer; readonly br: Buffer; readonly gzip: Buffer };

export function encode(content: string): Encoded {
  const plain = Buffer.from(content);
  const compressed: { br?: Buffer; gzip?: Buffer } = {};
  return {
    etag: etagOf(content),
    plain,
    get br() {
      compressed.br ??= brotliCompressSync(plain);
      return compressed.br;
    },
    get gzip() {
      compressed.gzip ??= gzipSync(plain);
      return compressed.gzip;
    },
  };
}

const ENCODINGS = ['br', 'gzip'] as const;

/** Sends the content in the smallest encoding that the client takes, or 304 if unchanged. */
export function sendEncoded(reply: FastifyReply, encoded: Encoded): FastifyReply {
  if (isHeld(reply, encoded.etag)) return reply.code(304).send();
  const accepted = reply.request.headers['accept-encoding'] ?? '';
  const encoding = ENCODINGS.find((name) => accepted.includes(name));
  return encoding
    ? reply.header('content-encoding', encoding).send(encoded[encoding])
    : reply.send(encoded.plain);
}

/** Makes a weak tag, because a text and its compressed forms share one. */
export function etagOf(content: string): string {
  return `W/"${hash('sha256', content, 'base64url').slice(0, 22)}"`;
}

/** Sets the tag of the answer. True if the client already holds this content. */
export function isHeld(reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag);
  const held = reply.request.headers['if-none-match'] ?? '';
  return reply.statusCode === 200 && held.split(',').some((tag) => tag.trim() === etag);
}
