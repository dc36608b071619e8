import { isPremium } from '../../../contract/auth/auth.ts';
import { sessionCalls } from '../../../contract/training/sessions.schemas.ts';
import type { CompletedSession } from '../../../contract/training/sessions.ts';
import { requireUser } from '../../auth/guard.ts';
import type { Queryable } from '../../db/database.ts';
import { transact } from '../../db/transaction-guard.ts';
import type { App, Deps } from '../../deps.ts';
import { notFound } from '../../http/errors.ts';
import { asId } from '../../http/ids.ts';
import { dayOf, zoneOf, zoneThen } from '../../http/time-zone.ts';
import {
  type CompletionRecord,
  deleteOpenSession,
  insertSession,
  isPartner,
  sessionOf,
} from './queries.ts';
import { recordReport } from './report-queries.ts';
import {
  completionCountsFor,
  freeWorkoutsFor,
  newestSessionsFor,
  sessionsOfDayFor,
} from './shown-sessions.ts';
import { requireStartable } from './startable-workout.ts';

/** Completes a session, and the room to which it may belong. */
type CompleteForBoth = (
  tx: Queryable,
  record: Omit<CompletionRecord, 'together'>,
  memberId: string,
) => Promise<CompletedSession>;

export function sessionRoutes(app: App, { db, now }: Deps, completeForBoth: CompleteForBoth): void {
  app.route({
    ...sessionCalls.listSessions,
    preHandler: requireUser,
    handler: async ({ user, query }) => newestSessionsFor(db, user, query.limit),
  });

  app.route({
    ...sessionCalls.listTodaysSessions,
    preHandler: requireUser,
    handler: async (request) => sessionsOfDayFor(db, request.user, dayOf(request, now())),
  });

  app.route({
    ...sessionCalls.freeWorkouts,
    preHandler: requireUser,
    handler: async ({ user }) => freeWorkoutsFor(db, user),
  });

  app.route({
    ...sessionCalls.countCompletions,
    preHandler: requireUser,
    handler: async ({ user }) => completionCountsFor(db, user),
  });

  app.route({
    ...sessionCalls.readSession,
    preHandler: requireUser,
    handler: async ({ user, params }) => sessionOf(db, user.coupleId, asId(params.sessionId)),
  });

  app.route({
    ...sessionCalls.startSession,
    preHandler: requireUser,
    async handler({ user, body }, reply) {
      const { workoutId, partnerId = null } = body;
      await requireStartable(db, user, workoutId);
      if (partnerId && !(await isPartner(db, user.coupleId, user.id, partnerId))) throw notFound();
      const start = {
        coupleId: user.coupleId,
        workoutId,
        memberId: user.id,
        partnerId,
        isFree: !isPremium(user),
        startedAt: now(),
      };
      const session = await transact(db, (tx) => insertSession(tx, start));
      return reply.code(201).send(session);
    },
  });

  app.route({
    ...sessionCalls.dropSession,
    preHandler: requireUser,
    async handler({ user, params }, reply) {
      await deleteOpenSession(db, user.coupleId, asId(params.sessionId));
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...sessionCalls.completeSession,
    preHandler: requireUser,
    async handler(request) {
      const { user, body: completion } = request;
      const record = {
        coupleId: user.coupleId,
        sessionId: asId(request.params.sessionId),
        completion,
        isPremium: isPremium(user),
        isAdult: user.isAdult === true,
        zone: zoneOf(request),
        now: now(),
        streamId: user.streamId,
      };
      return transact(db, (tx) => completeForBoth(tx, record, user.id));
    },
  });

  app.route({
    ...sessionCalls.reportSession,
    preHandler: requireUser,
    async handler({ user, params, body: report }) {
      const reportId = asId(params.sessionId);
      const zone = zoneThen(user, report.timeZone);
      const record = { user, reportId, report, zone, now: now() };
      return transact(db, (tx) => recordReport(tx, record));
    },
  });
}
