import { suggestionCalls } from '../../../contract/workouts/suggestion.schemas.ts';
import { requireUser } from '../../auth/guard.ts';
import { transact } from '../../db/transaction-guard.ts';
import type { App, Deps } from '../../deps.ts';
import { dayOf } from '../../http/time-zone.ts';
import { saveAndPublish } from './queries.ts';
import { passedWith } from './rank-workouts.ts';
import { bestOf, historyOf, suggestionsFor } from './suggest.ts';
import { begin, suggestionOn, tonightFor } from './tonight.ts';

export function suggestionRoutes(app: App, { db, now }: Deps): void {
  app.route({
    ...suggestionCalls.getSuggestion,
    preHandler: requireUser,
    handler: async (request) => tonightFor(db, request.user.coupleId, dayOf(request, now())),
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
