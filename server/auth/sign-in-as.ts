import type { FastifyReply } from 'fastify';
import type { User } from '../../contract/auth/auth.ts';
import type { Queryable } from '../db/database.ts';
import type { MemberKey } from '../db/member.ts';
import { transact } from '../db/transaction-guard.ts';
import type { Deps } from '../deps.ts';
import { notSignedIn } from '../http/errors.ts';
import { preferencesCookie } from '../http/preferences-cookie.ts';
import { sealingKeyOf } from '../security/sealing-keys.ts';
import { deviceName } from './device-name.ts';
import { knownBrowsers } from './known-browsers.ts';
import { loginCookie } from './login-cookie.ts';
import { deleteLogin, insertLogin, userById } from './queries.ts';

/** `requireStill` refuses a password or passkey that was taken away during the check. */
export type SignInAs = (
  reply: FastifyReply,
  member: MemberKey,
  requireStill?: (tx: Queryable) => Promise<void>,
) => Promise<User>;

/** Signs a member in after any kind of proof, and replaces the browser's old login. */
export function signInFor(
  deps: Pick<Deps, 'db' | 'now' | 'identities' | 'coupleKeys' | 'appOrigin'>,
): SignInAs {
  const { db, now, appOrigin, coupleKeys } = deps;
  const cookie = loginCookie(appOrigin);
  const browsers = knownBrowsers(deps);
  const preferences = preferencesCookie(appOrigin);
  return async function signInAs(reply, member, requireStill) {
    const device = deviceName(reply.request.headers['user-agent']);
    const replaced = cookie.read(reply.request);
    const token = await transact(db, async (tx) => {
      await requireStill?.(tx);
      if (replaced) await deleteLogin(tx, replaced);
      return insertLogin(tx, member, now(), device);
    });
    cookie.set(reply, token);
    await browsers.remember(reply, member);
    const user = await userById(deps, member, now());
    if (!user) throw notSignedIn();
    preferences.sync(reply, user);
    return { ...user, sealingKey: await sealingKeyOf(coupleKeys, member) };
  };
}
