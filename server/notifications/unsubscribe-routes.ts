import { reminderCalls } from '../../contract/notifications/reminders.schemas.ts';
import { transact } from '../db/transaction-guard.ts';
import type { App, Deps } from '../deps.ts';
import { notFound } from '../http/errors.ts';
import { WRONG_UNSUBSCRIBES } from '../http/limits.ts';
import { tokenKey } from '../security/tokens.ts';
import { ownerOfToken, saveChoices, switchedOff } from './choice-queries.ts';

/** Size limit of the form that mail programs post. The form adds nothing to the address. */
const FORM_LIMIT_BYTES = 1_024;

export function unsubscribeRoutes(app: App, deps: Deps): void {
  const { db, now, limits, coupleKeys } = deps;

  // Redirect to a page that asks first, because programs that follow every link in a mail must not
  // unsubscribe anyone.
  const about = {
    name: 'openUnsubscribe',
    area: 'notifications',
    summary: 'Leads to the page that unsubscribes',
    answers: { 302: null },
  };
  app.get<{ Params: { token: string; kind: string } }>(
    '/api/unsubscribe/:token/:kind',
    { config: { about } },
    ({ params: { token, kind } }, reply) =>
      reply.redirect(`/unsubscribe#${encodeURIComponent(token)}.${encodeURIComponent(kind)}`),
  );

  void app.register(async (scope: App) => {
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
    scope.route({
      ...reminderCalls.unsubscribeFromMail,
      bodyLimit: FORM_LIMIT_BYTES,
      async handler({ params: { token, kind }, ip }, reply) {
        const key = tokenKey(token);
        const owner = key && (await ownerOfToken(db, key));
        if (!owner) {
          await limits.require(WRONG_UNSUBSCRIBES, now(), ip);
          throw notFound();
        }
        await transact(db, (tx) =>
          saveChoices(tx, coupleKeys, owner, owner, (choices) => switchedOff(choices, kind), now()),
        );
        return reply.code(204).send(null);
      },
    });
  });
}
