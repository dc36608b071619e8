import type { FastifyReply } from 'fastify';
import {
  choosePassword,
  currentUser,
  emailKey,
  requestPasswordLink,
  signIn,
  signUp,
} from '../../contract/auth.ts';
import type { MemberKey } from '../db/member.ts';
import { transact } from '../db/transaction-guard.ts';
import type { App, Deps } from '../deps.ts';
import { linkSpent, notSignedIn, wrongCredentials } from '../http/errors.ts';
import {
  LINK_REQUESTS,
  LINK_USES,
  MAILS_TO_ONE_PERSON,
  REGISTRATIONS,
  WRONG_PASSWORDS,
} from '../http/limits.ts';
import { isCrossSite } from '../http/origin.ts';
import { preferencesCookie } from '../http/preferences-cookie.ts';
import { hashPassword } from '../security/passwords.ts';
import { deviceName } from './device-name.ts';
import { requireUser } from './guard.ts';
import { loginCookie } from './login-cookie.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { deleteLogin, insertLogin, memberByEmail, userById } from './queries.ts';
import { changePasswordByLink, mailNewPasswordLink, makeCouple } from './workflows.ts';

export const authEndpoints = [currentUser, signIn, signUp, requestPasswordLink, choosePassword];

export function authRoutes(app: App, deps: Deps): void {
  const { db, now, limits, mail, background, checkPassword, identities } = deps;
  const cookie = loginCookie(deps.appOrigin);
  const preferences = preferencesCookie(deps.appOrigin);
  const inTurn = oneAtATime();

  async function signInAs(reply: FastifyReply, member: MemberKey) {
    const device = deviceName(reply.request.headers['user-agent']);
    cookie.set(reply, await insertLogin(db, member, now(), device));
    const user = await userById(deps, member, now());
    if (!user) throw notSignedIn();
    preferences.sync(reply, user);
    return user;
  }

  app.route({
    ...currentUser,
    preHandler: requireUser,
    async handler(request, reply) {
      preferences.sync(reply, request.user);
      return request.user;
    },
  });

  app.route({
    ...signIn,
    async handler(request, reply) {
      const { email, password } = request.body;
      const pair = [emailKey(email), request.ip] as const;
      const member = await inTurn(pair.join(' '), async () => {
        await limits.check(WRONG_PASSWORDS, now(), ...pair);
        const known = await memberByEmail(db, identities, email);
        if (await checkPassword(known?.passwordHash ?? null, password)) return known;
        await limits.take(WRONG_PASSWORDS, now(), ...pair);
        return null;
      });
      request.log.info({ outcome: member ? 'signed in' : 'refused' }, 'sign-in');
      if (!member) throw wrongCredentials();
      await limits.forget(WRONG_PASSWORDS, ...pair);
      return signInAs(reply, member);
    },
  });

  app.route({
    ...signUp,
    async handler(request, reply) {
      await limits.require(REGISTRATIONS, now(), request.ip);
      const form = request.body;
      const hashes = [
        await hashPassword(form.partner1Password),
        await hashPassword(form.partner2Password),
      ] as const;
      const { coupleId, first } = await transact(db, (tx) => makeCouple(tx, deps, form, hashes));
      mail.kick();
      request.log.info('couple signed up');
      return reply.code(201).send(await signInAs(reply, { coupleId, id: first }));
    },
  });

  app.route({
    ...requestPasswordLink,
    async handler(request, reply) {
      await limits.require(LINK_REQUESTS, now(), request.ip);
      const { email } = request.body;
      // Looked up after the answer, so that neither its words nor its timing tell who is known.
      background.run(async () => {
        // Whoever is written to too often is spared further mail.
        if (!(await limits.take(MAILS_TO_ONE_PERSON, now(), emailKey(email)))) return;
        await transact(db, (tx) => mailNewPasswordLink(tx, deps, email));
        mail.kick();
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...choosePassword,
    async handler(request, reply) {
      await limits.require(LINK_USES, now(), request.ip);
      const passwordHash = await hashPassword(request.body.password);
      const member = await transact(db, (tx) =>
        changePasswordByLink(tx, request.body.token, passwordHash, now()),
      );
      request.log.info({ outcome: member ? 'changed' : 'refused' }, 'password by link');
      if (!member) throw linkSpent();
      return signInAs(reply, member);
    },
  });

  // The gate's Sign In button navigates here, as the specification says.
  app.get('/api/login', (_request, reply) => reply.redirect('/login'));

  app.get('/api/logout', async (request, reply) => {
    const token = cookie.read(request);
    // Another site may send a browser here, but not sign anyone out with it.
    if (token && !isCrossSite(request)) {
      await deleteLogin(db, token);
      cookie.clear(reply);
    }
    return reply.redirect('/');
  });
}
