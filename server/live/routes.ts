import { liveCommand, liveEvents, liveTime, sendHeart } from '../../contract/live.ts';
import { requireUser } from '../auth/guard.ts';
import { tell } from '../db/notices.ts';
import { transact } from '../db/transaction-guard.ts';
import type { App, Deps } from '../deps.ts';
import { Refusal } from '../http/errors.ts';
import { HEARTS } from '../http/limits.ts';
import { dayOf } from '../http/time-zone.ts';
import { carryOut } from './carry-out.ts';
import { noticeText } from './notice-text.ts';
import type { LiveStreams } from './streams.ts';

export const liveEndpoints = [liveEvents, liveCommand, sendHeart, liveTime];

/** What both have to hear of: the free workouts are used up, or this one needs premium. */
const TOLD_TO_BOTH: readonly number[] = [402, 403];

export function liveRoutes(app: App, deps: Deps, streams: LiveStreams): void {
  const { db, now, limits } = deps;
  app.addHook('onReady', streams.listen);
  app.addHook('preClose', async () => streams.close());
  app.addHook('onClose', streams.leave);

  app.route({
    ...liveEvents,
    preHandler: requireUser,
    handler: (request, reply) => streams.open(reply, request.user, Boolean(request.query.room)),
  });

  app.route({
    ...liveCommand,
    preHandler: requireUser,
    async handler(request) {
      const { user, body: command } = request;
      const press = { user, command, now: now(), day: dayOf(request, now()) };
      try {
        return { room: await transact(db, (tx) => carryOut(tx, press)) };
      } catch (error) {
        if (error instanceof Refusal && TOLD_TO_BOTH.includes(error.status)) {
          const { status, message } = error;
          await tell(db, noticeText(user.coupleId, 'refused', { by: user.id, status, message }));
        }
        throw error;
      }
    },
  });

  app.route({
    ...sendHeart,
    preHandler: requireUser,
    async handler({ user }, reply) {
      await limits.require(HEARTS, now(), user.id);
      await tell(db, noticeText(user.coupleId, 'heart', user.id));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...liveTime,
    async handler(request, reply) {
      const { stream } = request.query;
      const isHeld = !stream || (await streams.hold(stream, () => request.identify(reply)));
      return { now: now().getTime(), isHeld };
    },
  });
}
