import { listDevices, signOutDevice, signOutOthers } from '../../contract/account/account.ts';
import { requireUnlocked } from '../auth/guard.ts';
import type { App, Deps } from '../deps.ts';
import { asId } from '../http/ids.ts';
import { deleteDevice, deleteOtherDevices, devicesOf } from './queries.ts';

export function deviceRoutes(app: App, { db, now }: Deps): void {
  app.route({
    ...listDevices,
    preHandler: requireUnlocked,
    handler: async ({ user }) => devicesOf(db, user, now()),
  });

  app.route({
    ...signOutDevice,
    preHandler: requireUnlocked,
    async handler({ user, params }, reply) {
      await deleteDevice(db, user, asId(params.id));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...signOutOthers,
    preHandler: requireUnlocked,
    async handler({ user }, reply) {
      await deleteOtherDevices(db, user);
      return reply.code(204).send(null);
    },
  });
}
