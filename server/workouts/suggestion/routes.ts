import type { Day } from '../../../contract/calendar.ts';
import { suggestionCalls } from '../../../contract/workouts/suggestion.schemas.ts';
import type { Suggestion } from '../../../contract/workouts/suggestion.ts';
import { requireUser } from '../../auth/guard.ts';
import type { Queryable } from '../../db/database.ts';
import { transact } from '../../db/transaction-guard.ts';
import type { App, Deps } from '../../deps.ts';
import { dayOf } from '../../http/time-zone.ts';
import { type Evening, eveningFor } from './evening.ts';
import { requireTurn, saveAndPublish, saveSuggestion, suggestionOf } from './queries.ts';
import { passedWith } from './rank-workouts.ts';
import { bestOf, historyOf, suggestionsFor } from './suggest.ts';

export function suggestionRoutes(app: App, { db, now }: Deps): void {
  app.route({
    ...suggestionCalls.getSuggestion,
    preHandler: requireUser,
    async handler(request) {
      const { user } = request;
      const readersDay = dayOf(request, now());
      const known = eveningFor(await suggestionOf(db, user.coupleId), readersDay);
      const evening = known ?? (await transact(db, (tx) => begin(tx, user.coupleId, readersDay)));
      return suggestionOn(db, user.coupleId, evening);
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

/**
 * Returns the couple's current evening, or begins one for both. Sends no event, because when a
 * member looked at the home page is private.
 */
async function begin(tx: Queryable, coupleId: string, readersDay: Day): Promise<Evening> {
  await requireTurn(tx, coupleId);
  const known = eveningFor(await suggestionOf(tx, coupleId), readersDay);
  if (known) return known;
  const evening = { day: readersDay, passed: [] };
  await saveSuggestion(tx, coupleId, evening);
  return evening;
}

async function suggestionOn(
  db: Queryable,
  coupleId: string,
  evening: Evening,
): Promise<Suggestion> {
  const history = await historyOf(db, coupleId, evening);
  return bestOf(history, suggestionsFor(history));
}
