import { addDays } from '../../../contract/calendar.ts';
import { localTimeIn } from '../../../contract/local-time.ts';
import { planCalls } from '../../../contract/progress/plan.schemas.ts';
import type { PlannedWorkout } from '../../../contract/progress/plan.ts';
import { suggestionCalls } from '../../../contract/workouts/suggestion.schemas.ts';
import { requireUser } from '../../auth/guard.ts';
import { transact } from '../../db/transaction-guard.ts';
import type { App, Deps } from '../../deps.ts';
import { dayOf, zoneOf } from '../../http/time-zone.ts';
import { plannedBetween } from '../../progress/plan/queries.ts';
import { nextEvening } from './next-evening.ts';
import { doneBefore, lastStartOf, saveAndPublish } from './queries.ts';
import { passedWith } from './rank-workouts.ts';
import { bestOf, historyOf, suggestionsFor } from './suggest.ts';
import { begin, suggestionOn, tonightFor } from './tonight.ts';

/** Days after today in which a planned workout is the next one. */
const NEXT_DAYS = 6;

export function suggestionRoutes(app: App, { db, now }: Deps): void {
  app.route({
    ...suggestionCalls.getSuggestion,
    preHandler: requireUser,
    handler: async (request) => tonightFor(db, request.user.coupleId, dayOf(request, now())),
  });

  app.route({
    ...planCalls.getNextEvening,
    preHandler: requireUser,
    async handler(request) {
      const { user } = request;
      const { coupleId } = user;
      const zone = zoneOf(request);
      const today = dayOf(request, now());
      const until = addDays(today, NEXT_DAYS);
      const plan = await plannedBetween(db, { ...user, zone }, today, until);
      const isAhead = ({ isDone, startsAt }: PlannedWorkout) =>
        !isDone && new Date(startsAt) > now();
      const planned = plan.find(isAhead) ?? null;
      if (planned) return { planned, proposal: null };
      const trained = (await doneBefore(db, coupleId, today)).map(({ day }) => day);
      const begun = await lastStartOf(db, coupleId);
      const next = nextEvening(today, trained, begun && localTimeIn(zone, begun));
      const { workout } = await suggestionOn(db, coupleId, { day: next.day, passed: [] });
      return { planned: null, proposal: { ...next, workout } };
    },
  });

  app.route({
    ...suggestionCalls.passSuggestion,
    preHandler: requireUser,
    async handler(request) {
      const { user, body } = request;
      const readersDay = dayOf(request, now());
      return transact(db, async (tx) => {
        const evening = await begin(tx, user.coupleId, readersDay);
        const history = await historyOf(tx, user.coupleId, evening);
        const suggestions = suggestionsFor(history);
        // Skip one step if both partners pass at once.
        const isShown = suggestions.order[0]?.id === body.workoutId;
        if (!isShown) return bestOf(history, suggestions);
        const passed = passedWith(suggestions, history.passed, body.workoutId);
        await saveAndPublish(tx, user, { ...evening, passed });
        return suggestionOn(tx, user.coupleId, { ...evening, passed });
      });
    },
  });
}
