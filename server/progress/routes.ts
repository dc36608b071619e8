import { progressCalls } from '../../contract/progress/progress.schemas.ts';
import { requireUser } from '../auth/guard.ts';
import type { App, Deps } from '../deps.ts';
import { dayOf, hereAt } from '../http/time-zone.ts';
import { setTargets, targetsOf, weeklyGoalsOf } from './goal-queries.ts';
import { lastDaysOf, progressOf } from './queries.ts';

export function progressRoutes(app: App, { db, now }: Deps): void {
  app.route({
    ...progressCalls.getProgress,
    preHandler: requireUser,
    handler: async (request) => progressOf(db, request.user.coupleId, hereAt(request, now())),
  });

  app.route({
    ...progressCalls.getWeeklyGoals,
    preHandler: requireUser,
    handler: async (request) => weeklyGoalsOf(db, request.user, dayOf(request, now())),
  });

  app.route({
    ...progressCalls.getTargets,
    preHandler: requireUser,
    handler: async (request) => targetsOf(db, request.user.coupleId, dayOf(request, now())),
  });

  app.route({
    ...progressCalls.changeTargets,
    preHandler: requireUser,
    async handler(request) {
      const { user, body } = request;
      const today = dayOf(request, now());
      await setTargets(db, user, body, today);
      return targetsOf(db, user.coupleId, today);
    },
  });

  app.route({
    ...progressCalls.getLastDays,
    preHandler: requireUser,
    handler: async (request) => lastDaysOf(db, request.user, dayOf(request, now())),
  });
}
