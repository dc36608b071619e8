import { sendPeerMessage } from '../../contract/live/video.ts';
import { requireUser } from '../auth/guard.ts';
import type { App, Deps } from '../deps.ts';
import { staleCommand } from '../http/errors.ts';
import { PEER_MESSAGES } from '../http/limits.ts';
import { iceServersFor } from './ice-servers.ts';
import { publishPeerMessage } from './peer-message-queries.ts';

/** What two phones tell each other to find a way; the video itself never passes here. */
export function videoRoutes(app: App, deps: Deps): void {
  const { now, limits } = deps;
  app.route({
    ...sendPeerMessage,
    preHandler: requireUser,
    async handler({ user, body }) {
      await limits.require(PEER_MESSAGES, now(), user.id);
      if (!(await publishPeerMessage(deps, user, body))) throw staleCommand();
      // For the next search: by then those that this end has may be too old.
      return { iceServers: await iceServersFor(user, deps) };
    },
  });
}
