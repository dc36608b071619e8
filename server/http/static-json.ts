import type { FastifyReply } from 'fastify';
import { type Encoded, encode, etagOf, isHeld, sendEncoded } from './encoded.ts';

/** Any cache may keep the answer, and asks each time whether it is still the newest. */
const PUBLIC = { 'cache-control': 'public, no-cache' };

type About = { name: string; isPublic: boolean };

/** Answers that never change while the process runs are serialised and compressed once. */
export function staticJson() {
  const written = new Map<string, Encoded>();
  return (reply: FastifyReply, { name, isPublic }: About, payload: () => unknown): FastifyReply => {
    const encoded = written.get(name) ?? encode(reply.serialize(payload()) as string);
    written.set(name, encoded);
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    if (isPublic) reply.headers(PUBLIC);
    return sendEncoded(reply, encoded);
  };
}

/** An answer that is the same for everyone and may change at any moment, such as the products in stock. */
export function sendPublicJson(reply: FastifyReply, payload: unknown): FastifyReply {
  const text = reply.serialize(payload) as string;
  reply.type('application/json; charset=utf-8').headers(PUBLIC);
  return isHeld(reply, etagOf(text)) ? reply.code(304).send() : reply.send(text);
}
