import type { FastifyReply, FastifyRequest } from 'fastify';
import { accountCalls } from '../../contract/account/account.schemas.ts';
import { AVATAR_MAX_BASE64 } from '../../contract/account/account.ts';
import { requireUnlocked, requireUser } from '../auth/guard.ts';
import { transact } from '../db/transaction-guard.ts';
import type { App, Deps } from '../deps.ts';
import { notFound, tooManyPictures } from '../http/errors.ts';
import { asId } from '../http/ids.ts';
import { AVATARS } from '../http/limits.ts';
import { sealingKeyOf } from '../security/sealing-keys.ts';
import { redrawnAvatar } from './avatar.ts';
import { avatarFor, removeAvatar, saveAvatar } from './queries.ts';

const AVATAR = {
  name: 'getAvatar',
  area: 'account',
  summary: "A member's picture, for their couple alone",
  answers: { 200: 'image/webp', 304: null },
};
/** Limits the memory of uploads: each may hold its picture as text, as JSON and as bytes. */
const UPLOADS_AT_ONCE = 10;
/** Covers the picture and the JSON around it. */
const AVATAR_BODY_BYTES = AVATAR_MAX_BASE64 + 1024;

export function avatarRoutes(app: App, deps: Deps): void {
  const { db, now, limits, coupleKeys } = deps;
  let uploads = 0;

  async function takeSlot(_request: FastifyRequest, { raw }: FastifyReply): Promise<void> {
    if (uploads >= UPLOADS_AT_ONCE) throw tooManyPictures();
    uploads += 1;
    raw.once('close', () => {
      uploads -= 1;
    });
  }

  app.route({
    ...accountCalls.changeAvatar,
    bodyLimit: AVATAR_BODY_BYTES,
    // Take a slot before the body is read: each upload takes some megabytes until it is answered.
    onRequest: [requireUnlocked, takeSlot],
    async handler({ user, body }) {
      await limits.require(AVATARS, now(), user.id);
      const image = await redrawnAvatar(body.image);
      const key = await coupleKeys(user.coupleId);
      const profileImageUrl = await transact(db, (tx) => saveAvatar(tx, user, image, key));
      return { ...user, profileImageUrl, sealingKey: await sealingKeyOf(coupleKeys, user) };
    },
  });

  app.route({
    ...accountCalls.deleteAvatar,
    preHandler: requireUnlocked,
    async handler({ user }) {
      await transact(db, (tx) => removeAvatar(tx, user));
      const sealingKey = await sealingKeyOf(coupleKeys, user);
      return { ...user, profileImageUrl: null, sealingKey };
    },
  });

  // Stays outside the contract: browsers fetch a picture here, not JSON.
  app.get<{ Params: { memberId: string } }>(
    '/api/avatars/:memberId',
    { config: { about: AVATAR }, preHandler: requireUser },
    async ({ user, params, headers }, reply) => {
      const avatar = await avatarFor(deps, user, asId(params.memberId));
      if (!avatar) throw notFound();
      const etag = `"${avatar.version}"`;
      // Browsers revalidate at each use, so that the next member to sign in sees no cached picture.
      reply.headers({ 'cache-control': 'private, no-cache', etag });
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('image/webp').send(avatar.image);
    },
  );
}
