import type { Day } from '../../../contract/calendar.ts';
import { getTonight, passTonight, type Tonight } from '../../../contract/workouts/suggestion.ts';
import { requireUser } from '../../auth/guard.ts';
import type { Queryable } from '../../db/database.ts';
import { transact } from '../../db/transaction-guard.ts';
import type { App, Deps } from '../../deps.ts';
import { dayOf } from '../../http/time-zone.ts';
import { type Evening, eveningFor } from './evening.ts';
import { requireTurn, saveAndPublish, saveTonight, tonightOf } from './queries.ts';
import { passedWith } from './rank-workouts.ts';
import { bestOf, lifeOf, suggestionsFor } from './suggest.ts';

export function tonightRoutes(app: App, { db, now }: Deps): void {
  app.route({
    ...getTonight,
    preHandler: requireUser,
    async handler(request) {
      const { user } = request;
      const readersDay = dayOf(request, now());
      const known = eveningFor(await tonightOf(db, user.coupleId), readersDay);
      const evening = known ?? (await transact(db, (tx) => begin(tx, user.coupleId, readersDay)));
      return tonightOn(db, user.coupleId, evening);
    },
  });

  app.route({
    ...passTonight,
    preHandler: requireUser,
    async handler(request) {
      const { user, body } = request;
      const readersDay = dayOf(request, now());
      return transact(db, async (tx) => {
        const evening = await begin(tx, user.coupleId, readersDay);
        const life = await lifeOf(tx, user.coupleId, evening);
        const suggestions = suggestionsFor(life);
        // Of two who want something else at once, one step is enough.
        const isShown = suggestions.order[0]?.id === body.workoutId;
        if (!isShown) return bestOf(life, suggestions);
        const passed = passedWith(suggestions, life.passed, body.workoutId);
        await saveAndPublish(tx, user, { ...evening, passed });
        return tonightOn(tx, user.coupleId, { ...evening, passed });
      });
    },
  });
}

/**
 * The evening that the couple is in; the first to ask begins it for both. Nobody is told: when somebody
 * looked at home is theirs.
 */
async function begin(tx: Queryable, coupleId: string, readersDay: Day): Promise<Evening> {
  await requireTurn(tx, coupleId);
  const known = eveningFor(await tonightOf(tx, coupleId), readersDay);
  if (known) return known;
  const evening = { day: readersDay, passed: [] };
  await saveTonight(tx, coupleId, evening);
  return evening;
}

async function tonightOn(db: Queryable, coupleId: string, evening: Evening): Promise<Tonight> {
  const life = await lifeOf(db, coupleId, evening);
  return bestOf(life, suggestionsFor(life));
}
