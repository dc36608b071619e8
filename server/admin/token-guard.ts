import type { FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { notFound, notOperator } from '../http/errors.ts';
import { WRONG_OPERATOR_TOKENS } from '../http/limits.ts';
import { isSameSecret } from '../security/tokens.ts';

/** Lets whoever bears the operator token pass. Without one in the settings there is nothing here. */
export function operatorGuard({ adminToken, limits, now }: Deps) {
  return async (request: FastifyRequest): Promise<void> => {
    if (!adminToken) throw notFound();
    // Counted before it is compared: of many that come at once none slips through.
    await limits.require(WRONG_OPERATOR_TOKENS, now(), request.ip);
    const [, given = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (isSameSecret(given, adminToken)) {
      // Not forgotten: a script that asks all day must not clear the guesses of its network.
      return limits.giveBack(WRONG_OPERATOR_TOKENS, request.ip);
    }
    request.log.warn('wrong operator token');
    throw notOperator();
  };
}
