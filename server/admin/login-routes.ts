import { deskCalls } from '../../contract/admin/desk.schemas.ts';
import type { App, Deps } from '../deps.ts';
import { notOperator } from '../http/errors.ts';
import { WRONG_OPERATOR_TOKENS } from '../http/limits.ts';
import { isSameSecret } from '../security/tokens.ts';
import { adminGuard, deskDoor } from './guard.ts';
import { deleteOperatorLogin, insertOperatorLogin } from './login-queries.ts';
import { OPERATOR_LOGIN_SECONDS, operatorCookie } from './operator-cookie.ts';

export function deskLoginRoutes(app: App, deps: Deps): void {
  const { db, now, limits, appOrigin } = deps;
  const cookie = operatorCookie(appOrigin);
  const door = deskDoor(deps);
  const onRequest = adminGuard(deps);

  app.route({
    ...deskCalls.signInToDesk,
    onRequest: async (request) => void door(request),
    async handler(request, reply) {
      const adminToken = door(request);
      const { name, token: given } = request.body;
      // Count each guess before comparing it, so that none of many simultaneous ones slips through.
      await limits.require(WRONG_OPERATOR_TOKENS, now(), request.ip);
      if (!isSameSecret(given, adminToken)) {
        request.log.warn('wrong operator token');
        throw notOperator();
      }
      await limits.forget(WRONG_OPERATOR_TOKENS, request.ip);
      const replaced = cookie.read(request);
      cookie.set(reply, await insertOperatorLogin({ db, adminToken }, { name, replaced }, now()));
      request.log.info('operator signed in');
      return { name, secondsLeft: OPERATOR_LOGIN_SECONDS };
    },
  });

  app.route({
    ...deskCalls.currentOperator,
    onRequest,
    handler: async ({ operator: { name, expiresAt } }) => ({
      name,
      secondsLeft: Math.ceil((expiresAt.getTime() - now().getTime()) / 1000),
    }),
  });

  app.route({
    ...deskCalls.signOutOfDesk,
    onRequest,
    async handler({ operator }, reply) {
      await deleteOperatorLogin(db, operator, now());
      cookie.clear(reply);
      return reply.code(204).send(null);
    },
  });
}
