import { completeTour, getPartner, getTour } from '../../contract/profile.ts';
import { requireUser } from '../auth/guard.ts';
import type { App, Deps } from '../deps.ts';
import { notFound } from '../http/errors.ts';
import { hasCompletedTour, keepTourCompleted, partnerOf } from './queries.ts';

export const profileEndpoints = [getPartner, getTour, completeTour];

export function profileRoutes(app: App, deps: Deps): void {
  const { db, now } = deps;
  app.route({
    ...getPartner,
    preHandler: requireUser,
    async handler({ user }) {
      const partner = await partnerOf(deps, user);
      if (!partner) throw notFound();
      return partner;
    },
  });

  app.route({
    ...getTour,
    preHandler: requireUser,
    handler: async ({ user }) => ({ isCompleted: await hasCompletedTour(db, user) }),
  });

  app.route({
    ...completeTour,
    preHandler: requireUser,
    async handler({ user }, reply) {
      await keepTourCompleted(db, user, now());
      return reply.code(204).send(null);
    },
  });
}
