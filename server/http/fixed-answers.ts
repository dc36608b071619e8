import type { FastifyReply } from 'fastify';
import { type Encoded, encode, sendEncoded } from './encoded.ts';
import type { KnownAnswers } from './known-answers.ts';

/**
 * Answers that stay the same for as long as the process runs, such as the catalogue's: each is
 * written through its route's schema and compressed once, and then sent as it is. Writing a category's workouts
 * out anew for each call would take three times the work of the whole answer.
 */
export function fixedAnswers({ remember }: Pick<KnownAnswers, 'remember'>) {
  const written = new Map<string, Encoded>();
  type About = { name: string; isForEveryone: boolean };
  return (reply: FastifyReply, about: About, payload: () => unknown): FastifyReply => {
    const { name, isForEveryone } = about;
    const known = written.get(name);
    const answer = known ?? encode(reply.serialize(payload()) as string);
    if (!known) written.set(name, answer);
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
    if (isForEveryone) remember(reply, answer);
    return sendEncoded(reply, answer);
  };
}
