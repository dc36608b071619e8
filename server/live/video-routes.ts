import { videoCalls } from '../../contract/live/video.schemas.ts';
import { requireUser } from '../auth/guard.ts';
import type { App, Deps } from '../deps.ts';
import { staleCommand } from '../http/errors.ts';
import { PEER_MESSAGES } from '../http/limits.ts';
import { iceServersFor } from './ice-servers.ts';
import { publishPeerMessage } from './peer-message-queries.ts';

/**
 * Relays messages with which two phones find a connection. The video itself never passes the
 * server.
 */
export function videoRoutes(app: App, deps: Deps): void {
  const { now, limits } = deps;
  app.route({
    ...videoCalls.sendPeerMessage,
    preHandler: requireUser,
    async handler({ user, body }) {
      await limits.require(PEER_MESSAGES, now(), user.id);
      if (!(await publishPeerMessage(deps, user, body))) throw staleCommand();
      // Send new servers for the next search: by then the credentials of this end may have expired.
      return { iceServers: await iceServersFor(user, deps) };
    },
  });
}
