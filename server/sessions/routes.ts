import { isPremium } from '../../contract/auth.ts';
import {
  completeSession as completeSessionCall,
  freeWorkouts,
  listSessions,
  listTodaysSessions,
  readSession as readSessionCall,
  startSession,
} from '../../contract/sessions.ts';
import { requireUser } from '../auth/guard.ts';
import { transact } from '../db/transaction-guard.ts';
import type { App, Deps } from '../deps.ts';
import { notFound } from '../http/errors.ts';
import { dayOf } from '../http/time-zone.ts';
import { completeForBoth } from '../live/completing.ts';
import { completedCount } from '../progress/queries.ts';
import { freeWorkoutsLeft } from './free-tier.ts';
import { startableWorkout } from './may-start.ts';
import { insertSession, isPartner, newestSessionsOf, readSession, sessionsOn } from './queries.ts';

export const sessionEndpoints = [
  listSessions,
  listTodaysSessions,
  freeWorkouts,
  readSessionCall,
  startSession,
  completeSessionCall,
];

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whatever is not an id belongs to nobody. */
function sessionIdIn({ sessionId }: { sessionId: string }): string {
  if (!UUID.test(sessionId)) throw notFound();
  return sessionId;
}

export function sessionRoutes(app: App, { db, now }: Deps): void {
  app.route({
    ...listSessions,
    preHandler: requireUser,
    handler: async (request) => newestSessionsOf(db, request.user.coupleId, request.query.limit),
  });

  app.route({
    ...listTodaysSessions,
    preHandler: requireUser,
    handler: async (request) => sessionsOn(db, request.user.coupleId, dayOf(request, now())),
  });

  app.route({
    ...freeWorkouts,
    preHandler: requireUser,
    async handler({ user }) {
      if (isPremium(user)) return { left: null };
      return { left: freeWorkoutsLeft(await completedCount(db, user.coupleId)) };
    },
  });

  app.route({
    ...readSessionCall,
    preHandler: requireUser,
    handler: async ({ user, params }) => readSession(db, user.coupleId, sessionIdIn(params)),
  });

  app.route({
    ...startSession,
    preHandler: requireUser,
    async handler({ user, body }, reply) {
      const { workoutId, partnerId = null } = body;
      startableWorkout(user, workoutId, await completedCount(db, user.coupleId));
      if (partnerId && !(await isPartner(db, user.coupleId, user.id, partnerId))) throw notFound();
      const session = await insertSession(db, {
        coupleId: user.coupleId,
        workoutId,
        partnerId,
        isFree: !isPremium(user),
        startedAt: now(),
      });
      return reply.code(201).send(session);
    },
  });

  app.route({
    ...completeSessionCall,
    preHandler: requireUser,
    async handler(request) {
      const { user, body: completion } = request;
      const sessionId = sessionIdIn(request.params);
      const day = dayOf(request, new Date(completion.completedAt));
      return transact(db, (tx) =>
        completeForBoth(
          tx,
          {
            coupleId: user.coupleId,
            sessionId,
            completion,
            isPremium: isPremium(user),
            day,
            now: now(),
          },
          user.id,
        ),
      );
    },
  });
}
