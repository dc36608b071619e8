import type { FastifyRequest } from 'fastify';
import { accountCalls } from '../../contract/account/account.schemas.ts';
import { emailKey } from '../../contract/auth/auth.ts';
import { requireUnlocked } from '../auth/guard.ts';
import { withdrawEmailChange } from '../auth/member-queries.ts';
import type { ConfirmMember } from '../auth/passkeys/confirm-member.ts';
import { transact } from '../db/transaction-guard.ts';
import type { App, Deps } from '../deps.ts';
import { linkExpired, sameAddress } from '../http/errors.ts';
import { CONFIRMATION_MAILS, EMAIL_CHANGES, LINK_USES } from '../http/limits.ts';
import { confirmEmailChange, keepEmail as keep, startEmailChange } from './email-change.ts';
import { emailChangeBy } from './email-change-queries.ts';

export function emailRoutes(app: App, deps: Deps, confirmMember: ConfirmMember): void {
  const { db, now, limits, mail } = deps;

  /** Counts only links that open nothing: others on the network must not use up an owner's uses. */
  async function requireLink(
    { ip, body }: FastifyRequest<{ Body: { token: string } }>,
    purpose: 'confirm' | 'keep',
  ) {
    if (await emailChangeBy(db, purpose, body.token, now())) return;
    await limits.require(LINK_USES, now(), ip);
    throw linkExpired();
  }

  app.route({
    ...accountCalls.changeEmail,
    preHandler: requireUnlocked,
    async handler(request, reply) {
      const { user, body } = request;
      // Count by address: a person who signs up with the same address again is another member.
      await limits.require(EMAIL_CHANGES, now(), emailKey(user.email));
      await confirmMember(request, body);
      const { email } = body;
      if (emailKey(email) === emailKey(user.email)) throw sameAddress();
      // Answer alike for every address: only its mailbox learns if it is known or had enough mail.
      const mayWrite = await limits.take(CONFIRMATION_MAILS, now(), emailKey(email));
      await transact(db, (tx) => startEmailChange(tx, deps, user, { email, mayWrite }));
      mail.kick();
      request.log.info('change of address asked for');
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...accountCalls.cancelEmailChange,
    preHandler: requireUnlocked,
    async handler({ user }, reply) {
      await withdrawEmailChange(db, user);
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...accountCalls.confirmEmail,
    async handler(request, reply) {
      await requireLink(request, 'confirm');
      await transact(db, (tx) => confirmEmailChange(tx, deps, request.body.token));
      mail.kick();
      request.log.info('address changed');
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...accountCalls.keepEmail,
    async handler(request) {
      await requireLink(request, 'keep');
      const token = await transact(db, (tx) => keep(tx, deps, request.body.token));
      mail.kick();
      request.log.info('change of address stopped');
      return { token };
    },
  });
}
