import type { FastifyReply } from 'fastify';

/**
 * Answers that stay the same for as long as the process runs, such as the catalogue's: each is
 * written through its route's schema once and then sent as it is. Writing a category's workouts
 * out anew for each call would take three times the work of the whole answer.
 */
export function fixedAnswers() {
  const written = new Map<string, Buffer>();
  return (reply: FastifyReply, name: string, payload: () => unknown): FastifyReply => {
    const known = written.get(name);
    const bytes = known ?? Buffer.from(reply.serialize(payload()) as string);
    if (!known) written.set(name, bytes);
    return reply.type('application/json; charset=utf-8').send(bytes);
  };
}
