import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { notFound, notOperator } from '../http/errors.ts';
import { WRONG_OPERATOR_TOKENS } from '../http/limits.ts';

/** Lets whoever bears the operator token pass. Without one in the settings there is nothing here. */
export function operatorGuard({ adminToken, limits, now }: Deps) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!adminToken) throw notFound();
    await limits.check(WRONG_OPERATOR_TOKENS, now(), request.ip);
    const [, given = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (isSame(given, adminToken)) return;
    await limits.take(WRONG_OPERATOR_TOKENS, now(), request.ip);
    request.log.warn('wrong operator token');
    throw notOperator();
  };
}

/** In the same time for every guess: digests are of one length. */
function isSame(given: string, right: string): boolean {
  const [one, other] = [given, right].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
