import { Readable } from 'node:stream';
import {
  AVATAR_MAX_BASE64,
  changeAccount,
  changeAvatar,
  changePassword,
  deleteAvatar,
  getAccount,
  leave,
  listDevices,
  signOutDevice,
  signOutOthers,
} from '../../contract/account.ts';
import { requireUser } from '../auth/guard.ts';
import { loginCookie } from '../auth/login-cookie.ts';
import { replacePassword } from '../auth/queries.ts';
import { transact } from '../db/transaction-guard.ts';
import type { App, Deps } from '../deps.ts';
import { notFound } from '../http/errors.ts';
import { asId } from '../http/ids.ts';
import { AVATARS, EXPORTS } from '../http/limits.ts';
import { preferencesCookie } from '../http/preferences-cookie.ts';
import { hashPassword } from '../security/passwords.ts';
import { redrawnAvatar } from './avatar.ts';
import { passwordConfirmation } from './confirm-password.ts';
import { exportFiles } from './export.ts';
import { eraseMember } from './leave.ts';
import {
  accountOf,
  avatarFor,
  deleteDevice,
  deleteOtherDevices,
  devicesOf,
  removeAvatar,
  saveAvatar,
  updateMember,
} from './queries.ts';
import { settleErasuresSoon } from './settle-erasures.ts';
import { zip } from './zip.ts';

export const accountEndpoints = [
  getAccount,
  changeAccount,
  changeAvatar,
  deleteAvatar,
  changePassword,
  listDevices,
  signOutDevice,
  signOutOthers,
  leave,
];

/** The picture, and the JSON around it. */
const AVATAR_BODY_BYTES = AVATAR_MAX_BASE64 + 1024;

export function accountRoutes(app: App, deps: Deps): void {
  const { db, now, limits, coupleKeys } = deps;
  const cookie = loginCookie(deps.appOrigin);
  const preferences = preferencesCookie(deps.appOrigin);
  const confirmPassword = passwordConfirmation(deps);

  app.route({
    ...getAccount,
    preHandler: requireUser,
    handler: async ({ user }) => accountOf(deps, user),
  });

  app.route({
    ...changeAccount,
    preHandler: requireUser,
    async handler({ user, body }, reply) {
      const changed = await updateMember(deps, user, body);
      preferences.sync(reply, changed);
      return accountOf(deps, changed);
    },
  });

  app.route({
    ...changeAvatar,
    bodyLimit: AVATAR_BODY_BYTES,
    preHandler: requireUser,
    async handler({ user, body }) {
      await limits.require(AVATARS, now(), user.id);
      const image = await redrawnAvatar(body.image);
      const key = await coupleKeys(user.coupleId);
      const profileImageUrl = await transact(db, (tx) => saveAvatar(tx, user, image, key));
      return { ...user, profileImageUrl };
    },
  });

  app.route({
    ...deleteAvatar,
    preHandler: requireUser,
    async handler({ user }) {
      await transact(db, (tx) => removeAvatar(tx, user));
      return { ...user, profileImageUrl: null };
    },
  });

  // Not JSON, so not a call of the contract: browsers fetch it as a picture.
  app.get<{ Params: { memberId: string } }>(
    '/api/avatars/:memberId',
    { preHandler: requireUser },
    async ({ user, params, headers }, reply) => {
      const avatar = await avatarFor(deps, user, asId(params.memberId));
      if (!avatar) throw notFound();
      const etag = `"${avatar.version}"`;
      // Kept by the browser, but shown only after asking: whoever signs in next sees none of it.
      reply.headers({ 'cache-control': 'private, no-cache', etag });
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/webp').send(avatar.image);
    },
  );

  app.route({
    ...changePassword,
    preHandler: requireUser,
    async handler(request, reply) {
      const { user, body } = request;
      await confirmPassword(request, body.currentPassword);
      const passwordHash = await hashPassword(body.password);
      await transact(db, (tx) => replacePassword(tx, user, passwordHash, user.tokenHash));
      request.log.info('password changed');
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...listDevices,
    preHandler: requireUser,
    handler: async ({ user }) => devicesOf(db, user, now()),
  });

  app.route({
    ...signOutDevice,
    preHandler: requireUser,
    async handler({ user, params }, reply) {
      await deleteDevice(db, user, asId(params.id));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...signOutOthers,
    preHandler: requireUser,
    async handler({ user }, reply) {
      await deleteOtherDevices(db, user);
      return reply.code(204).send(null);
    },
  });

  // Not JSON either: the browser saves it as a file, whose name tells nothing.
  app.get('/api/account/export', { preHandler: requireUser }, async ({ user }, reply) => {
    await limits.require(EXPORTS, now(), user.id);
    const day = now().toISOString().slice(0, 10);
    reply.type('application/zip');
    reply.header('content-disposition', `attachment; filename="my-data-${day}.zip"`);
    return reply.send(Readable.from(zip(await exportFiles(deps, user))));
  });

  app.route({
    ...leave,
    preHandler: requireUser,
    async handler(request, reply) {
      const { user, body } = request;
      await confirmPassword(request, body.password);
      await eraseMember(deps, user);
      request.log.info('member left');
      cookie.clear(reply);
      preferences.clear(reply);
      settleErasuresSoon(deps);
      return reply.code(204).send(null);
    },
  });
}
