import type { Favorite } from '../../../contract/workouts/favorites.ts';
import type { Reader } from '../../auth/queries.ts';
import { workoutFor } from '../../catalogue/catalogue.ts';

/** What of a couple's kept workouts a reader is shown: nothing of the bedroom while it is locked. */
export function favoritesShownTo(
  { lock }: Pick<Reader, 'lock'>,
  favorites: readonly { workoutId: number }[],
): Favorite[] {
  return favorites.flatMap(({ workoutId }) => {
    // One that an editor has withdrawn since shows nowhere.
    const workout = workoutFor(workoutId, false);
    if (!workout || (lock?.isLocked && workout.category === 'bedroom')) return [];
    return [{ workoutId, category: workout.category }];
  });
}
