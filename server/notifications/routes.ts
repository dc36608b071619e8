import { reminderCalls } from '../../contract/notifications/reminders.schemas.ts';
import {
  choicesProblem,
  type ReminderChoices,
  type Reminders,
  reminderMessages,
} from '../../contract/notifications/reminders.ts';
import { requireUnlocked, requireUser } from '../auth/guard.ts';
import type { Reader } from '../auth/queries.ts';
import { transact } from '../db/transaction-guard.ts';
import type { App, Deps } from '../deps.ts';
import { invalidInput, pushIsOff } from '../http/errors.ts';
import { PUSH_SUBSCRIPTIONS } from '../http/limits.ts';
import { zoneOf } from '../http/time-zone.ts';
import { choicesOf, saveChoices } from './choice-queries.ts';
import { nudgeRoutes } from './nudge-routes.ts';
import {
  deleteSubscription,
  hasSubscription,
  saveSubscription,
  subscriptionsOf,
} from './push/subscription-queries.ts';
import { unsubscribeRoutes } from './unsubscribe-routes.ts';

export function reminderRoutes(app: App, deps: Deps): void {
  const { db, now, limits, coupleKeys, push } = deps;
  nudgeRoutes(app, deps);
  unsubscribeRoutes(app, deps);

  async function remindersOf(user: Reader, zone: string): Promise<Reminders> {
    const phones = await subscriptionsOf(db, user);
    return {
      ...(await choicesOf(db, user)),
      zone,
      publicKey: push?.publicKey ?? null,
      phones: phones.length,
      isOnHere: phones.some(({ tokenHash }) => tokenHash === user.tokenHash),
    };
  }

  app.route({
    ...reminderCalls.getReminders,
    preHandler: requireUnlocked,
    handler: async (request) => remindersOf(request.user, zoneOf(request)),
  });

  app.route({
    ...reminderCalls.changeReminders,
    preHandler: requireUnlocked,
    async handler(request) {
      const { user, body } = request;
      const zone = zoneOf(request);
      const place = { deviceZone: zone, timeZone: user.timeZone };
      const changed = (before: ReminderChoices): ReminderChoices => {
        const switches = withSwitches(before.switches, body.switches ?? {});
        const { days = before.days, time = before.time, quietHours = before.quietHours } = body;
        const { namesPartner = before.namesPartner } = body;
        const choices = {
          switches,
          days: [...new Set(days)].sort(),
          time,
          quietHours,
          namesPartner,
        };
        const problem = choicesProblem(choices);
        if (problem) throw invalidInput(problem);
        return choices;
      };
      await transact(db, (tx) => saveChoices(tx, coupleKeys, user, place, changed, now()));
      return remindersOf(user, zone);
    },
  });

  app.route({
    ...reminderCalls.getPushKey,
    preHandler: requireUser,
    handler: async ({ user }) => ({
      publicKey: push?.publicKey ?? null,
      isOnHere: await hasSubscription(db, user),
    }),
  });

  app.route({
    ...reminderCalls.subscribeToPush,
    preHandler: requireUnlocked,
    async handler(request, reply) {
      const { user, body } = request;
      if (!push) throw pushIsOff();
      if (!push.accepts(body.endpoint)) throw invalidInput(reminderMessages.endpoint);
      await limits.require(PUSH_SUBSCRIPTIONS, now(), user.id);
      const place = { deviceZone: zoneOf(request), timeZone: user.timeZone };
      await transact(db, async (tx) => {
        await saveSubscription(tx, coupleKeys, user, body, now());
        // Save the phone's time zone, so that the member's quiet hours are known from now on.
        await saveChoices(tx, coupleKeys, user, place, (choices) => choices, now());
      });
      return reply.code(204).send(null);
    },
  });

  app.route({
    ...reminderCalls.unsubscribeFromPush,
    preHandler: requireUser,
    async handler({ user }, reply) {
      await deleteSubscription(db, user);
      return reply.code(204).send(null);
    },
  });
}

type Switches = ReminderChoices['switches'];

function withSwitches(
  before: Switches,
  changes: { [kind in keyof Switches]?: boolean | undefined },
): Switches {
  const named = Object.entries(changes).filter(([, isOn]) => isOn !== undefined);
  return { ...before, ...Object.fromEntries(named) };
}
