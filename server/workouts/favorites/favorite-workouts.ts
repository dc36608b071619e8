import type { Favorite } from '../../../contract/workouts/favorites.ts';
import type { Reader } from '../../auth/queries.ts';
import { workoutFor } from '../../catalogue/catalogue.ts';

/** Filters a couple's favorites for a reader: no bedroom workouts behind a closed lock. */
export function favoritesShownTo(
  { lock }: Pick<Reader, 'lock'>,
  favorites: readonly { workoutId: number }[],
): Favorite[] {
  return favorites.flatMap(({ workoutId }) => {
    // Skip a workout that an editor has withdrawn since.
    const workout = workoutFor(workoutId, false);
    if (!workout || (lock?.isLocked && workout.category === 'bedroom')) return [];
    return [{ workoutId, category: workout.category }];
  });
}
