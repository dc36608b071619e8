import { liveCalls } from '../../contract/live/live.schemas.ts';
import type { LiveCommand, Room } from '../../contract/live/live.ts';
import { endOf, isAgreed } from '../../contract/live/video.ts';
import { requireUser } from '../auth/guard.ts';
import { loginCookie } from '../auth/login-cookie.ts';
import type { Reader } from '../auth/queries.ts';
import { publish } from '../db/pubsub.ts';
import { transact } from '../db/transaction-guard.ts';
import type { App, Deps } from '../deps.ts';
import { Refusal } from '../http/errors.ts';
import { HEARTS } from '../http/limits.ts';
import { zoneOf } from '../http/time-zone.ts';
import { tokenKey } from '../security/tokens.ts';
import { executeCommand } from './execute-command.ts';
import { iceServersFor } from './ice-servers.ts';
import { formatMessage } from './live-message.ts';
import { roomShownTo } from './shown-to.ts';
import type { LiveStreams } from './streams.ts';

/** True for refusals that both phones show: no free workouts left, or the workout needs premium. */
function isForBoth({ status, isPersonal }: Refusal): boolean {
  return (status === 402 || status === 403) && !isPersonal;
}

/** True if the page that sent the command is now an end of a video that both agreed to. */
function isEndAfter(command: LiveCommand, room: Room | null, memberId: string): boolean {
  const video = room?.video ?? [];
  const isEnd = command.type === 'see' && endOf(video, memberId)?.endId === command.endId;
  return isEnd && isAgreed(video);
}

/** Treats the sender as a page in this room: the command has named the room or its workout. */
function readerOf({ id: memberId, isAdult = false, lock }: Reader, room: Room | null) {
  return { memberId, isAdult, isLocked: lock?.isLocked === true, roomId: room?.id ?? null };
}

export function liveRoutes(app: App, deps: Deps, streams: LiveStreams): void {
  const { db, now, limits, notifications } = deps;
  const cookie = loginCookie(deps.appOrigin);
  app.addHook('onReady', streams.listen);
  app.addHook('preClose', async () => streams.close());
  app.addHook('onClose', streams.leave);

  app.route({
    ...liveCalls.liveEvents,
    preHandler: requireUser,
    handler({ user, query }, reply) {
      const { room, unheardMs = null } = query;
      return streams.open(reply, user, { roomId: room || null, unheardMs });
    },
  });

  app.route({
    ...liveCalls.liveCommand,
    preHandler: requireUser,
    async handler(request) {
      const { user, body: command } = request;
      const moment = now();
      const given = { user, command, now: moment, zone: zoneOf(request) };
      try {
        const room = await transact(db, (tx) => executeCommand(tx, given));
        if (command.type === 'open') notifications.kick();
        const isEnd = isEndAfter(command, room, user.id);
        return {
          room: roomShownTo(readerOf(user, room), room),
          ...(isEnd && { iceServers: await iceServersFor(user, deps) }),
        };
      } catch (error) {
        if (error instanceof Refusal && isForBoth(error)) {
          const { status, message } = error;
          const refused = { by: user.id, status, message };
          await publish(db, formatMessage(user.coupleId, 'refused', refused));
        }
        throw error;
      }
    },
  });

  app.route({
    ...liveCalls.sendHeart,
    preHandler: requireUser,
    async handler({ user }, reply) {
      await limits.require(HEARTS, now(), user.id);
      await publish(db, formatMessage(user.coupleId, 'heart', user.id));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...liveCalls.liveTime,
    async handler(request, reply) {
      const { stream } = request.query;
      const login = tokenKey(cookie.read(request) ?? '');
      const tokenHash = login?.tokenHash ?? null;
      const identify = () => request.identify(reply);
      const isHeld = !stream || (await streams.hold(stream, { tokenHash, identify }));
      return { now: now().getTime(), isHeld };
    },
  });
}
