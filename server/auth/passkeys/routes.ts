import type { FastifyReply } from 'fastify';
import { emailKey } from '../../../contract/auth/auth.ts';
import { passkeyCalls } from '../../../contract/auth/passkeys.schemas.ts';
import { findMember, type MemberKey } from '../../db/member.ts';
import { transact } from '../../db/transaction-guard.ts';
import type { App, Deps } from '../../deps.ts';
import { noPasskeyLeft, passkeyNotAccepted } from '../../http/errors.ts';
import { asId } from '../../http/ids.ts';
import { PASSKEY_CHALLENGES, SIGN_IN_CHANGES, WRONG_PASSKEYS } from '../../http/limits.ts';
import { passwordRemovedMail } from '../../mail/security-mails.ts';
import { requireUnlocked, requireUser } from '../guard.ts';
import { lockSignedIn, replacePassword } from '../member-queries.ts';
import { signInFor } from '../sign-in-as.ts';
import { browserCookie } from './browser-cookie.ts';
import { CHALLENGE_MS, insertChallenge, type Purpose } from './challenge-queries.ts';
import { memberConfirmation, passkeyRefusal } from './confirm-member.ts';
import { isFreshLogin } from './fresh-login.ts';
import { passkeyDescriptors, passkeyFacts, renamed } from './passkeys.ts';
import {
  deletePasskey,
  hasUsablePasskey,
  publishPasskeyChange,
  requirePasskey,
} from './queries.ts';
import { registrationRoutes } from './registration-routes.ts';
import { relyingParty } from './relying-party.ts';
import { verifyAssertion } from './verify-assertion.ts';

export function passkeyRoutes(app: App, deps: Deps): void {
  const { db, now, limits, appOrigin, mail } = deps;
  const browsers = browserCookie(appOrigin);
  const signInAs = signInFor(deps);
  const confirmMember = memberConfirmation(deps);

  /** Makes a challenge that only this browser can answer, for this purpose. */
  async function challengeFor(reply: FastifyReply, purpose: Purpose, member: MemberKey | null) {
    await limits.require(PASSKEY_CHALLENGES, now(), member?.id ?? reply.request.ip);
    const asked = { purpose, member, browserHash: browsers.issue(reply) };
    return insertChallenge(db, asked, now());
  }

  async function requestOptions(reply: FastifyReply, member: MemberKey | null) {
    const allowCredentials = member ? await passkeyDescriptors(deps, member) : [];
    return {
      challenge: await challengeFor(reply, member ? 'confirm' : 'sign in', member),
      rpId: relyingParty(appOrigin).id,
      timeout: CHALLENGE_MS,
      userVerification: 'required' as const,
      allowCredentials,
    };
  }

  app.route({
    ...passkeyCalls.passkeySignInOptions,
    handler: async (_request, reply) => requestOptions(reply, null),
  });

  app.route({
    ...passkeyCalls.signInWithPasskey,
    async handler(request, reply) {
      await limits.check(WRONG_PASSKEYS, now(), request.ip);
      const asked = { request, assertion: request.body, purpose: 'sign in', member: null } as const;
      const verified = await verifyAssertion(deps, asked);
      request.log.info({ outcome: verified.outcome }, 'passkey sign-in');
      if (verified.outcome === 'verified') {
        const { member } = verified;
        return signInAs(reply, member, (tx) => requirePasskey(tx, member, request.body.id));
      }
      await limits.take(WRONG_PASSKEYS, now(), request.ip);
      throw verified.outcome === 'refused'
        ? passkeyNotAccepted()
        : passkeyRefusal(verified.outcome);
    },
  });

  app.route({
    ...passkeyCalls.passkeyAssertionOptions,
    preHandler: requireUser,
    handler: async ({ user }, reply) => requestOptions(reply, user),
  });

  app.route({
    ...passkeyCalls.listPasskeys,
    preHandler: requireUnlocked,
    async handler({ user }) {
      const member = await findMember(db, user);
      return {
        passkeys: await passkeyFacts(deps, user),
        hasPassword: Boolean(member?.passwordHash),
        isFresh: isFreshLogin(user, now()),
      };
    },
  });

  app.route({
    ...passkeyCalls.renamePasskey,
    preHandler: requireUnlocked,
    handler: async ({ user, params, body }) => renamed(deps, user, asId(params.id), body.name),
  });

  app.route({
    ...passkeyCalls.removePasskey,
    preHandler: requireUnlocked,
    async handler(request, reply) {
      const id = asId(request.params.id);
      await transact(db, (tx) => deletePasskey(tx, request.user, id));
      request.log.info('passkey removed');
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...passkeyCalls.removePassword,
    preHandler: requireUnlocked,
    async handler(request, reply) {
      const { user, body } = request;
      await confirmMember(request, body);
      await transact(db, async (tx) => {
        await lockSignedIn(tx, user);
        // Check again: another device may have removed this passkey a moment ago.
        if (!(await hasUsablePasskey(tx, user))) throw noPasskeyLeft();
        await limits.within(tx).require(SIGN_IN_CHANGES, now(), emailKey(user.email));
        await replacePassword(tx, user, null, user.tokenHash);
        const link = `${appOrigin}/forgot-password`;
        await mail.put(tx, passwordRemovedMail(user, now(), link), now());
        await publishPasskeyChange(tx, user);
      });
      mail.kick();
      request.log.info('password removed');
      return reply.code(204).send(null);
    },
  });

  registrationRoutes(app, deps, { challengeFor, confirmMember });
}
