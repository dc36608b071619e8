import { getLastDays, getProgress, getWeeklyGoals } from '../../contract/progress.ts';
import { requireUser } from '../auth/guard.ts';
import type { App, Deps } from '../deps.ts';
import { dayOf } from '../http/time-zone.ts';
import { lastDaysOf, progressOf, weeklyGoalsOf } from './queries.ts';

export function progressRoutes(app: App, { db, now }: Deps): void {
  app.route({
    ...getProgress,
    preHandler: requireUser,
    handler: async (request) => progressOf(db, request.user.coupleId, dayOf(request, now())),
  });

  app.route({
    ...getWeeklyGoals,
    preHandler: requireUser,
    handler: async (request) => weeklyGoalsOf(db, request.user.coupleId, dayOf(request, now())),
  });

  app.route({
    ...getLastDays,
    preHandler: requireUser,
    handler: async (request) => lastDaysOf(db, request.user.coupleId, dayOf(request, now())),
  });
}
