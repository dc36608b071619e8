import type { Day } from '../../../contract/calendar.ts';
import type { Suggestion } from '../../../contract/workouts/suggestion.ts';
import type { Db, Queryable } from '../../db/database.ts';
import { transact } from '../../db/transaction-guard.ts';
import { type Evening, eveningFor } from './evening.ts';
import { requireTurn, saveSuggestion, suggestionOf } from './queries.ts';
import { bestOf, historyOf, suggestionsFor } from './suggest.ts';

/** Returns the workout suggested on the couple's current evening, which begins if there is none. */
export async function tonightFor(db: Db, coupleId: string, readersDay: Day): Promise<Suggestion> {
  const known = eveningFor(await suggestionOf(db, coupleId), readersDay);
  const evening = known ?? (await transact(db, (tx) => begin(tx, coupleId, readersDay)));
  return suggestionOn(db, coupleId, evening);
}

/**
 * Returns the couple's current evening, or begins one for both. Sends no event, because when a
 * member looked at the home page is private.
 */
export async function begin(tx: Queryable, coupleId: string, readersDay: Day): Promise<Evening> {
  await requireTurn(tx, coupleId);
  const known = eveningFor(await suggestionOf(tx, coupleId), readersDay);
  if (known) return known;
  const evening = { day: readersDay, passed: [] };
  await saveSuggestion(tx, coupleId, evening);
  return evening;
}

export async function suggestionOn(
  db: Queryable,
  coupleId: string,
  evening: Evening,
): Promise<Suggestion> {
  const history = await historyOf(db, coupleId, evening);
  return bestOf(history, suggestionsFor(history));
}
