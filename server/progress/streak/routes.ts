import { type Day, daysBetween } from '../../../contract/calendar.ts';
import { streakCalls } from '../../../contract/progress/streak.schemas.ts';
import { requireUser } from '../../auth/guard.ts';
import type { App, Deps } from '../../deps.ts';
import { invalidInput } from '../../http/errors.ts';
import { dayOf, hereAt } from '../../http/time-zone.ts';
import { endBreak, setBreak } from './break-queries.ts';
import { forgivenDays, markSeen, streakOf } from './queries.ts';

/** Days of the longest year. */
const MAX_DAYS = 366;

export function streakRoutes(app: App, { db, now }: Deps): void {
  app.route({
    ...streakCalls.getStreak,
    preHandler: requireUser,
    handler: async (request) => streakOf(db, request.user, hereAt(request, now())),
  });

  app.route({
    ...streakCalls.listForgivenDays,
    preHandler: requireUser,
    async handler(request) {
      const { user, query } = request;
      requireSpan(query);
      return forgivenDays(db, user.coupleId, { ...query, now: hereAt(request, now()) });
    },
  });

  app.route({
    ...streakCalls.setBreak,
    preHandler: requireUser,
    async handler(request) {
      const { user, body } = request;
      const today = dayOf(request, now());
      await setBreak(db, user, body, { today, now: now() });
      return streakOf(db, user, hereAt(request, now()));
    },
  });

  app.route({
    ...streakCalls.endBreak,
    preHandler: requireUser,
    async handler(request) {
      const { user } = request;
      const today = dayOf(request, now());
      await endBreak(db, user, { today, now: now() });
      return streakOf(db, user, hereAt(request, now()));
    },
  });

  app.route({
    ...streakCalls.markRestDaysSeen,
    preHandler: requireUser,
    async handler(request, reply) {
      const { day } = request.body;
      if (day > dayOf(request, now())) throw invalidInput('This day is still to come.');
      await markSeen(db, request.user, day);
      return reply.code(204).send(null);
    },
  });
}

function requireSpan({ from, to }: { from: Day; to: Day }): void {
  const days = daysBetween(from, to) + 1;
  if (days < 1) throw invalidInput('The last day can’t come before the first.');
  if (days > MAX_DAYS) throw invalidInput(`Please ask for at most ${MAX_DAYS} days.`);
}
