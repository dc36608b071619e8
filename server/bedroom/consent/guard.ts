import type { FastifyReply, FastifyRequest } from 'fastify';
import { requireUnlocked } from '../../auth/guard.ts';
import { adultsOnly } from '../../http/errors.ts';
import { guardedBy } from '../../http/openapi.ts';

/** Lets a member pass who is unlocked and has said that they are 18 or older. */
export async function requireAdult(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await requireUnlocked(request, reply);
  if (!request.user.isAdult) throw adultsOnly();
}
guardedBy('login', requireAdult);
