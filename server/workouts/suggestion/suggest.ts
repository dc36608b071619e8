import type { Suggestion } from '../../../contract/workouts/suggestion.ts';
import { GOAL_CATEGORIES } from '../../../contract/workouts/workouts.ts';
import { allWorkouts } from '../../catalogue/catalogue.ts';
import type { Queryable } from '../../db/database.ts';
import { plannedOn } from '../../progress/plan/queries.ts';
import { favoritesOf } from '../favorites/queries.ts';
import type { Evening } from './evening.ts';
import { doneBefore, weekdayMinutesBefore } from './queries.ts';
import { rankWorkouts, type Suggestions } from './rank-workouts.ts';
import { reasonFor } from './reason.ts';
import type { TrainingHistory } from './training-history.ts';

/**
 * Candidates for suggestions, never from the bedroom: the home page is visible to anyone who holds
 * the phone, and no consent answer or rating may show through a suggestion.
 */
const CANDIDATES = allWorkouts.filter(({ category }) =>
  GOAL_CATEGORIES.some((id) => id === category),
);
const candidateIds = new Set(CANDIDATES.map(({ id }) => id));

export async function historyOf(
  db: Queryable,
  coupleId: string,
  { day, passed }: Evening,
): Promise<TrainingHistory> {
  const done = await doneBefore(db, coupleId, day);
  const favorites = await favoritesOf(db, coupleId);
  return {
    day,
    done: done.filter(({ workoutId }) => candidateIds.has(workoutId)),
    weekdayMinutes: await weekdayMinutesBefore(db, coupleId, day),
    favorites: new Set(favorites.map(({ workoutId }) => workoutId)),
    planned: await plannedOn(db, coupleId, day),
    passed: new Set(passed),
  };
}

export function suggestionsFor(history: TrainingHistory): Suggestions {
  return rankWorkouts(CANDIDATES, history);
}

export function bestOf(history: TrainingHistory, suggestions: Suggestions): Suggestion {
  const [best] = suggestions.order;
  const workout = CANDIDATES.find(({ id }) => id === best?.id);
  if (!best || !workout) throw new Error('There is nothing to suggest.');
  return { workout, reason: reasonFor(best, history, suggestions), day: history.day };
}
