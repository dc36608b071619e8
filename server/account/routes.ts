import { Readable } from 'node:stream';
import { accountCalls } from '../../contract/account/account.schemas.ts';
import { emailKey } from '../../contract/auth/auth.ts';
import { requireUnlocked } from '../auth/guard.ts';
import { knownBrowsers } from '../auth/known-browsers.ts';
import { loginCookie } from '../auth/login-cookie.ts';
import { lockSignedIn, replacePassword } from '../auth/member-queries.ts';
import { memberConfirmation } from '../auth/passkeys/confirm-member.ts';
import { transact } from '../db/transaction-guard.ts';
import type { App, Deps } from '../deps.ts';
import { ignoreIfUnavailable } from '../http/errors.ts';
import { EXPORTS, SIGN_IN_CHANGES } from '../http/limits.ts';
import { preferencesCookie } from '../http/preferences-cookie.ts';
import { passwordChangedMail } from '../mail/security-mails.ts';
import type { PersonalData } from '../personal-data.ts';
import { avatarRoutes } from './avatar-routes.ts';
import { deviceRoutes } from './device-routes.ts';
import { pendingEmailOf } from './email-change.ts';
import { emailRoutes } from './email-routes.ts';
import { eraseMember } from './erase-member.ts';
import { exportFiles } from './export.ts';
import { accountOf, updateMember } from './queries.ts';
import { runErasures } from './run-erasures.ts';
import { zip } from './zip.ts';

export function accountRoutes(app: App, deps: Deps, features: readonly PersonalData[]): void {
  const { db, now, limits, background, passwords, mail } = deps;
  const preferences = preferencesCookie(deps.appOrigin);
  const browsers = knownBrowsers(deps);
  const confirmMember = memberConfirmation(deps);

  app.route({
    ...accountCalls.getAccount,
    preHandler: requireUnlocked,
    handler: async ({ user }) => accountOf(deps, user, await pendingEmailOf(deps, user)),
  });

  app.route({
    ...accountCalls.changeAccount,
    preHandler: requireUnlocked,
    async handler({ user, body }, reply) {
      const changed = await updateMember(deps, user, body);
      preferences.sync(reply, changed);
      return accountOf(deps, changed, await pendingEmailOf(deps, changed));
    },
  });

  app.route({
    ...accountCalls.changePassword,
    preHandler: requireUnlocked,
    async handler(request, reply) {
      const { user, body } = request;
      await confirmMember(request, { ...body, password: body.currentPassword });
      const asker = { who: user.id, isKnown: true };
      const passwordHash = await passwords.inPlace(asker, ({ hash }) => hash(body.password));
      await transact(db, async (tx) => {
        await lockSignedIn(tx, user);
        await limits.within(tx).require(SIGN_IN_CHANGES, now(), emailKey(user.email));
        await replacePassword(tx, user, passwordHash, user.tokenHash);
        const link = `${deps.appOrigin}/forgot-password`;
        await mail.put(tx, passwordChangedMail(user, now(), link), now());
      });
      mail.kick();
      await browsers.remember(reply, user);
      request.log.info('password changed');
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...accountCalls.leave,
    preHandler: requireUnlocked,
    async handler(request, reply) {
      const { user } = request;
      await confirmMember(request, request.body);
      await eraseMember(deps, user, features);
      request.log.info('member left');
      loginCookie(deps.appOrigin).clear(reply);
      preferences.clear(reply);
      // Deliver the last mail first: its row lies in the files that the erasure rewrites.
      background.run(() =>
        mail
          .deliver()
          .finally(() => runErasures(deps))
          .catch(ignoreIfUnavailable),
      );
      for (const { erasure } of features) erasure?.afterwards?.(deps);
      return reply.code(204).send(null);
    },
  });

  // Stays outside the contract: the browser saves a file. Its name reveals nothing private.
  const about = {
    name: 'exportAccount',
    area: 'account',
    summary: 'Everything that is kept of the member, to save as a file',
    answers: { 200: 'application/zip' },
  };
  const exporting = { config: { about }, preHandler: requireUnlocked };
  app.get('/api/account/export', exporting, async ({ user }, reply) => {
    await limits.require(EXPORTS, now(), user.id);
    const day = now().toISOString().slice(0, 10);
    reply.type('application/zip');
    reply.header('content-disposition', `attachment; filename="my-data-${day}.zip"`);
    return reply.send(Readable.from(zip(await exportFiles(deps, user, features))));
  });

  emailRoutes(app, deps, confirmMember);
  avatarRoutes(app, deps);
  deviceRoutes(app, deps);
}
