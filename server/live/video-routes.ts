import { areEnds, endOf, isAgreed, sendPeerMessage, videoServers } from '../../contract/video.ts';
import { requireUser } from '../auth/guard.ts';
import { publish } from '../db/pubsub.ts';
import type { App, Deps } from '../deps.ts';
import { staleCommand } from '../http/errors.ts';
import { PEER_MESSAGES } from '../http/limits.ts';
import { iceServersAt } from './ice-servers.ts';
import { peerMessageParts } from './peer-message-parts.ts';
import { roomOf } from './room-queries.ts';

/** What two phones need to find each other; the video itself never passes here. */
export function videoRoutes(app: App, deps: Deps): void {
  const { db, now, limits } = deps;

  app.route({
    ...sendPeerMessage,
    preHandler: requireUser,
    async handler({ user, body }, reply) {
      await limits.require(PEER_MESSAGES, now(), user.id);
      const room = await roomOf(db, user.coupleId);
      if (room?.id !== body.roomId || !areEnds(room.video, user.id, body)) throw staleCommand();
      await publish(db, ...peerMessageParts(user, body));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...videoServers,
    preHandler: requireUser,
    async handler({ user }) {
      const room = await roomOf(db, user.coupleId);
      const isEnd = room && isAgreed(room.video) && endOf(room.video, user.id);
      if (!isEnd) throw staleCommand();
      return { iceServers: iceServersAt(deps.videoServers, now()) };
    },
  });
}
