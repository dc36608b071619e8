import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { notFound, notOperator } from '../http/errors.ts';
import { WRONG_OPERATOR_TOKENS } from '../http/limits.ts';
import { guardedBy } from '../http/openapi.ts';
import { isSameSecret } from '../security/tokens.ts';

/** Lets bearers of the operator token pass. Answers 404 if the settings name no token. */
export function operatorGuard({ adminToken, limits, now }: Deps) {
  return guardedBy('operator', async (request: FastifyRequest): Promise<void> => {
    if (!adminToken) throw notFound();
    // Count each guess before comparing it, so that none of many simultaneous ones slips through.
    await limits.require(WRONG_OPERATOR_TOKENS, now(), request.ip);
    const [, given = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (isSameSecret(given, adminToken)) {
      // Give back this one count, not all: a script must not clear the guesses of its network.
      return limits.giveBack(WRONG_OPERATOR_TOKENS, request.ip);
    }
    request.log.warn('wrong operator token');
    throw notOperator();
  });
}
