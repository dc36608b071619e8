import { lockCalls } from '../../../contract/auth/lock.schemas.ts';
import { isWeakerLock } from '../../../contract/auth/lock-choice.ts';
import { findMember } from '../../db/member.ts';
import { transact } from '../../db/transaction-guard.ts';
import type { App, Deps } from '../../deps.ts';
import { requireUnlocked, requireUser } from '../guard.ts';
import { memberConfirmation } from '../passkeys/confirm-member.ts';
import { hasUsablePasskey } from '../passkeys/queries.ts';
import { unlockedUntil, unlockedUntilHidden } from '../unlocked-until.ts';
import { draftKeysOf } from './draft-keys.ts';
import { openLock, setLock, setLockTime } from './queries.ts';

export function lockRoutes(app: App, deps: Deps): void {
  const { db, now, coupleKeys } = deps;
  const confirmMember = memberConfirmation(deps);

  app.route({
    ...lockCalls.changeLock,
    preHandler: requireUnlocked,
    async handler(request) {
      const { user, body } = request;
      if (isWeakerLock(user.lock?.afterMinutes ?? null, body.afterMinutes)) {
        await confirmMember(request, body);
      }
      await transact(db, (tx) => setLock(tx, user, body.afterMinutes, now()));
      return body.afterMinutes === null ? {} : draftKeysOf(coupleKeys, user);
    },
  });

  app.route({
    ...lockCalls.unlockWays,
    preHandler: requireUser,
    handler: async ({ user }) => ({
      hasPassword: Boolean((await findMember(db, user))?.passwordHash),
      hasPasskey: await hasUsablePasskey(db, user),
    }),
  });

  app.route({
    ...lockCalls.unlock,
    preHandler: requireUser,
    async handler(request) {
      const { user, body } = request;
      await confirmMember(request, body);
      const until = unlockedUntil(user.lock?.afterMinutes ?? 0, now());
      await transact(db, (tx) => openLock(tx, user, until));
      request.log.info('unlocked');
      return user.lock ? draftKeysOf(coupleKeys, user) : {};
    },
  });

  app.route({
    ...lockCalls.lockNow,
    preHandler: requireUser,
    async handler({ user }, reply) {
      const moment = now();
      await transact(db, (tx) => setLockTime(tx, user, moment, moment));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...lockCalls.reportSight,
    preHandler: requireUser,
    async handler({ user, body }) {
      const { lock } = user;
      const moment = now();
      // Return the keys without a lock too: drafts may remain from before it was turned off.
      if (!lock) return { isLocked: false, ...(await draftKeysOf(coupleKeys, user)) };
      const until = body.isInSight
        ? unlockedUntil(lock.afterMinutes, moment)
        : unlockedUntilHidden(lock.afterMinutes, moment);
      const wasOpen = await transact(db, (tx) => setLockTime(tx, user, until, moment));
      const isLocked = until <= moment || !wasOpen;
      return isLocked ? { isLocked } : { isLocked, ...(await draftKeysOf(coupleKeys, user)) };
    },
  });
}
