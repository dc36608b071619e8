import { accountCalls } from '../../contract/account/account.schemas.ts';
import { requireUnlocked } from '../auth/guard.ts';
import type { App, Deps } from '../deps.ts';
import { asId } from '../http/ids.ts';
import { deleteDevice, deleteOtherDevices, devicesOf } from './queries.ts';

export function deviceRoutes(app: App, { db, now }: Deps): void {
  app.route({
    ...accountCalls.listDevices,
    preHandler: requireUnlocked,
    handler: async ({ user }) => devicesOf(db, user, now()),
  });

  app.route({
    ...accountCalls.signOutDevice,
    preHandler: requireUnlocked,
    async handler({ user, params }, reply) {
      await deleteDevice(db, user, asId(params.id));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...accountCalls.signOutOthers,
    preHandler: requireUnlocked,
    async handler({ user }, reply) {
      await deleteOtherDevices(db, user);
      return reply.code(204).send(null);
    },
  });
}
