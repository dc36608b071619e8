import type { FastifyRequest } from 'fastify';
import { authCalls } from '../../contract/auth/auth.schemas.ts';
import { emailKey } from '../../contract/auth/auth.ts';
import type { Queryable } from '../db/database.ts';
import type { MemberKey } from '../db/member.ts';
import { transact } from '../db/transaction-guard.ts';
import type { App, Deps } from '../deps.ts';
import { linkExpired, wrongCredentials } from '../http/errors.ts';
import {
  LINK_MAILS,
  LINK_MAILS_ASKED_FROM_ONE_PLACE,
  LINK_READS,
  LINK_REQUESTS,
  LINK_USES,
  type Limit,
  REGISTRATIONS,
} from '../http/limits.ts';
import { isCrossSite } from '../http/origin.ts';
import { preferencesCookie } from '../http/preferences-cookie.ts';
import { sealingKeyOf } from '../security/sealing-keys.ts';
import { requireUser } from './guard.ts';
import { loginCookie } from './login-cookie.ts';
import { choosePasswordByLink, passwordLinkFacts } from './mailed-password.ts';
import { memberByEmail, requirePassword } from './member-queries.ts';
import { passwordAttempts } from './password-attempts.ts';
import { mailLinkTo } from './password-links.ts';
import { deleteLogin, mailLinkBy } from './queries.ts';
import { signInFor } from './sign-in-as.ts';
import { createCouple } from './sign-up.ts';

/** Takes a signed-out member out of other places, such as a live room. */
type OnSignOut = (tx: Queryable, member: MemberKey, now: Date) => Promise<void>;

export function authRoutes(app: App, deps: Deps, onSignOut: OnSignOut): void {
  const { db, now, limits, mail, background, passwords, identities, coupleKeys } = deps;
  const cookie = loginCookie(deps.appOrigin);
  const preferences = preferencesCookie(deps.appOrigin);
  const memberWithPassword = passwordAttempts(deps);
  const signInAs = signInFor(deps);

  /** Counts only links that open nothing: others on the network must not use up an owner's uses. */
  async function refuseLink(bound: Limit, { ip }: FastifyRequest): Promise<never> {
    await limits.require(bound, now(), ip);
    throw linkExpired();
  }

  app.route({
    ...authCalls.currentUser,
    preHandler: requireUser,
    async handler({ user }, reply) {
      preferences.sync(reply, user);
      return { ...user, sealingKey: await sealingKeyOf(coupleKeys, user) };
    },
  });

  app.route({
    ...authCalls.signIn,
    async handler(request, reply) {
      const { email, password } = request.body;
      const findMember = () => memberByEmail(db, identities, email);
      const member = await memberWithPassword(request, {
        email,
        password,
        findMember,
        who: request.ip,
      });
      request.log.info({ outcome: member ? 'signed in' : 'refused' }, 'sign-in');
      if (!member) throw wrongCredentials();
      return signInAs(reply, member, (tx) => requirePassword(tx, member));
    },
  });

  app.route({
    ...authCalls.signUp,
    async handler(request, reply) {
      await limits.require(REGISTRATIONS, now(), request.ip);
      const form = request.body;
      const stranger = { who: request.ip, isKnown: false };
      const hashes = await passwords.inPlace(
        stranger,
        async ({ hash }) =>
          [await hash(form.partner1Password), await hash(form.partner2Password)] as const,
      );
      const first = await transact(db, (tx) => createCouple(tx, deps, form, hashes));
      mail.kick();
      request.log.info('couple signed up');
      return reply.code(201).send(await signInAs(reply, first));
    },
  });

  app.route({
    ...authCalls.requestPasswordLink,
    async handler(request, reply) {
      await limits.require(LINK_REQUESTS, now(), request.ip);
      const { email } = request.body;
      // Look the address up after the answer, so that no words or timing tell who is known.
      background.run(async () => {
        // Skip an address that has had enough mail.
        const address = emailKey(email);
        if (!(await limits.take(LINK_MAILS_ASKED_FROM_ONE_PLACE, now(), request.ip, address)))
          return;
        if (!(await limits.take(LINK_MAILS, now(), address))) return;
        await transact(db, (tx) => mailLinkTo(tx, deps, email));
        mail.kick();
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...authCalls.readPasswordLink,
    async handler(request) {
      const facts = await passwordLinkFacts(deps, request.body.token);
      return facts ?? refuseLink(LINK_READS, request);
    },
  });

  app.route({
    ...authCalls.choosePassword,
    async handler(request, reply) {
      const { token, password, removesPasskeys } = request.body;
      const link = await mailLinkBy(db, token, now());
      if (!link) return refuseLink(LINK_USES, request);
      const owner = { who: link.memberId, isKnown: true };
      const passwordHash = await passwords.inPlace(owner, ({ hash }) => hash(password));
      const choice = { token, passwordHash, removesPasskeys };
      const member = await transact(db, (tx) => choosePasswordByLink(tx, deps, choice));
      mail.kick();
      request.log.info({ outcome: member ? 'changed' : 'refused' }, 'password by link');
      if (!member) throw linkExpired();
      return signInAs(reply, member);
    },
  });

  // Serves the gate's Sign In button, which navigates here, as the specification says.
  const toSignIn = {
    name: 'openSignIn',
    area: 'auth',
    summary: 'Leads to the sign-in page',
    answers: { 302: null },
  };
  app.get('/api/login', { config: { about: toSignIn } }, (_request, reply) =>
    reply.redirect('/login'),
  );

  const signOut = {
    name: 'signOut',
    area: 'auth',
    summary: "Ends this browser's login and leads home",
    answers: { 302: null },
  };
  app.get('/api/logout', { config: { about: signOut } }, async (request, reply) => {
    const token = cookie.read(request);
    // Ignore other sites, which may send a browser here but not sign anyone out.
    if (token && !isCrossSite(request)) {
      const member = await deleteLogin(db, token);
      cookie.clear(reply);
      // Call this after the login is gone: its stream, which may end right now, calls the same.
      if (member) await transact(db, (tx) => onSignOut(tx, member, now()));
    }
    return reply.redirect('/');
  });
}
