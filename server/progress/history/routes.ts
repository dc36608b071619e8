import { twelveMonthsUpTo, yearRange } from '../../../contract/months.ts';
import { historyCalls } from '../../../contract/progress/history.schemas.ts';
import { requireUser } from '../../auth/guard.ts';
import type { App, Deps } from '../../deps.ts';
import { dayOf } from '../../http/time-zone.ts';
import { daysBetweenFor } from '../day-queries.ts';
import { firstDayOf, sessionsOfDay } from './queries.ts';

export function historyRoutes(app: App, { db, now }: Deps): void {
  app.route({
    ...historyCalls.getHistory,
    preHandler: requireUser,
    async handler(request) {
      const { user, query } = request;
      const today = dayOf(request, now());
      const { from, to } = query.year ? yearRange(query.year) : twelveMonthsUpTo(today);
      const firstDay = await firstDayOf(db, user.coupleId);
      return { today, firstDay, days: await daysBetweenFor(db, user, from, to) };
    },
  });

  app.route({
    ...historyCalls.listSessionsOfDay,
    preHandler: requireUser,
    handler: async ({ user, params, query }) => sessionsOfDay(db, user, params.day, query.before),
  });
}
