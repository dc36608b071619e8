import type { FastifyReply } from 'fastify';
import { type Encoded, encode, sendEncoded } from './encoded.ts';

/**
 * Answers that stay the same for as long as the process runs, such as the catalogue's: each is
 * written through its route's schema and compressed once, and then sent as it is. Writing a category's workouts
 * out anew for each call would take three times the work of the whole answer.
 */
export function fixedAnswers() {
  const written = new Map<string, Encoded>();
  return (reply: FastifyReply, name: string, payload: () => unknown): FastifyReply => {
    const known = written.get(name);
    const answer = known ?? encode(reply.serialize(payload()) as string);
    if (!known) written.set(name, answer);
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    return sendEncoded(reply, answer);
  };
}
