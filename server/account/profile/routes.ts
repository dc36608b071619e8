import { profileCalls } from '../../../contract/account/profile.schemas.ts';
import { emailKey } from '../../../contract/auth/auth.ts';
import { requireUnlocked, requireUser } from '../../auth/guard.ts';
import {
  guestOf,
  mailInvitation as putInvitation,
  sharedInvitation,
} from '../../auth/password-links.ts';
import { transact } from '../../db/transaction-guard.ts';
import type { App, Deps } from '../../deps.ts';
import { notFound } from '../../http/errors.ts';
import { INVITATION_MAILS, INVITATIONS } from '../../http/limits.ts';
import { hasCompletedTour, markTourCompleted, partnerOf } from './queries.ts';

export function profileRoutes(app: App, deps: Deps): void {
  const { db, now, limits, mail } = deps;
  app.route({
    ...profileCalls.getPartner,
    preHandler: requireUser,
    async handler({ user }) {
      const partner = await partnerOf(deps, user);
      if (!partner) throw notFound();
      return partner;
    },
  });

  app.route({
    ...profileCalls.mailInvitation,
    preHandler: requireUnlocked,
    async handler({ user }, reply) {
      await limits.require(INVITATIONS, now(), user.coupleId);
      const guest = await guestOf(deps, user);
      await limits.require(INVITATION_MAILS, now(), emailKey(guest.email));
      await transact(db, (tx) => putInvitation(tx, deps, guest, { by: user.firstName }));
      mail.kick();
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...profileCalls.shareInvitation,
    preHandler: requireUnlocked,
    async handler({ user }) {
      await limits.require(INVITATIONS, now(), user.coupleId);
      const guest = await guestOf(deps, user);
      const link = await transact(db, (tx) => sharedInvitation(tx, deps, guest));
      return { link, phone: guest.phone };
    },
  });

  app.route({
    ...profileCalls.getTour,
    preHandler: requireUser,
    handler: async ({ user }) => ({ isCompleted: await hasCompletedTour(db, user) }),
  });

  app.route({
    ...profileCalls.completeTour,
    preHandler: requireUser,
    async handler({ user }, reply) {
      await markTourCompleted(db, user, now());
      return reply.code(204).send(null);
    },
  });
}
