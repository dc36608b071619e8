import type { Tonight } from '../../../contract/workouts/suggestion.ts';
import { GOAL_CATEGORIES } from '../../../contract/workouts/workouts.ts';
import { allWorkouts } from '../../catalogue/catalogue.ts';
import type { Queryable } from '../../db/database.ts';
import { plannedOn } from '../../progress/plan/queries.ts';
import { keptBy } from '../favorites/queries.ts';
import type { Evening } from './evening.ts';
import { doneBefore, weekdayMinutesBefore } from './queries.ts';
import { type Suggestions, tonightsOrder } from './rank-workouts.ts';
import { reasonFor } from './reason.ts';
import type { CoupleLife } from './training-history.ts';

/** Never the bedroom: home is open to whoever holds the phone, and no answer or rating may show on it. */
const CANDIDATES = allWorkouts.filter(({ category }) =>
  GOAL_CATEGORIES.some((id) => id === category),
);
const candidateIds = new Set(CANDIDATES.map(({ id }) => id));

export async function lifeOf(
  db: Queryable,
  coupleId: string,
  { day, passed }: Evening,
): Promise<CoupleLife> {
  const done = await doneBefore(db, coupleId, day);
  const kept = await keptBy(db, coupleId);
  return {
    day,
    done: done.filter(({ workoutId }) => candidateIds.has(workoutId)),
    weekdayMinutes: await weekdayMinutesBefore(db, coupleId, day),
    kept: new Set(kept.map(({ workoutId }) => workoutId)),
    planned: await plannedOn(db, coupleId, day),
    passed: new Set(passed),
  };
}

export function suggestionsFor(life: CoupleLife): Suggestions {
  return tonightsOrder(CANDIDATES, life);
}

/** The best of the suggestions, and why. */
export function bestOf(life: CoupleLife, suggestions: Suggestions): Tonight {
  const [best] = suggestions.order;
  const workout = CANDIDATES.find(({ id }) => id === best?.id);
  if (!best || !workout) throw new Error('There is nothing to suggest.');
  return { workout, reason: reasonFor(best, life, suggestions), day: life.day };
}
