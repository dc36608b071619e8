import { reminderCalls } from '../../contract/notifications/reminders.schemas.ts';
import { requireUser } from '../auth/guard.ts';
import type { App, Deps } from '../deps.ts';
import { asId } from '../http/ids.ts';
import { NUDGE_ANSWERS_GIVEN } from '../http/limits.ts';
import { dayOf, zoneOf } from '../http/time-zone.ts';
import { answer, ask, nudgesFor } from './nudge-queries.ts';

export function nudgeRoutes(app: App, deps: Deps): void {
  const { db, now, limits, notifications } = deps;

  app.route({
    ...reminderCalls.getNudges,
    preHandler: requireUser,
    handler: async (request) => nudgesFor(deps, request.user, dayOf(request, now()), now()),
  });

  app.route({
    ...reminderCalls.askTonight,
    preHandler: requireUser,
    async handler(request, reply) {
      const { user } = request;
      const today = dayOf(request, now());
      await ask(db, { ...user, zone: zoneOf(request) }, today, now());
      notifications.kick();
      return reply.code(201).send(await nudgesFor(deps, user, today, now()));
    },
  });

  app.route({
    ...reminderCalls.answerNudge,
    preHandler: requireUser,
    async handler(request) {
      const { user, params, body } = request;
      await limits.require(NUDGE_ANSWERS_GIVEN, now(), user.id);
      await answer(db, user, asId(params.id), body.answer, now());
      notifications.kick();
      return nudgesFor(deps, user, dayOf(request, now()), now());
    },
  });
}
