import type { FastifyReply } from 'fastify';
import { type Encoded, encode, etagOf, isHeld, sendEncoded } from './encoded.ts';

/** Lets any cache keep the answer, and revalidate it at each use. */
const PUBLIC = { 'cache-control': 'public, no-cache' };

type About = { name: string; isPublic: boolean };

/** Serializes and compresses answers once that never change while the process runs. */
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

/** Sends an answer that is the same for everyone and may change at any time, such as the stock. */
export function sendPublicJson(reply: FastifyReply, payload: unknown): FastifyReply {
  const text = reply.serialize(payload) as string;
  reply.type('application/json; charset=utf-8').headers(PUBLIC);
  return isHeld(reply, etagOf(text)) ? reply.code(304).send() : reply.send(text);
}
