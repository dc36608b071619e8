import * as z from 'zod/mini';
import { NoContent, named, withSchemas } from '../endpoint.schemas.ts';
import * as calls from './favorites.ts';
import { CategoryId } from './workouts.schemas.ts';

const Favorite = z.object({
  workoutId: z.int(),
  /** Tells pages which favorites to forget when a lock closes. */
  category: CategoryId,
});
export type Favorite = z.infer<typeof Favorite>;

const WorkoutParams = z.object({ workoutId: z.string() });

named({ Favorite });

export const schemas = {
  listFavorites: {
    summary: 'Favorites of the couple, the newest first: one list for both',
    response: { 200: z.array(Favorite) },
  },
  addFavorite: {
    summary: 'Make a workout a favorite, for both to see; a second time changes nothing',
    params: WorkoutParams,
    response: { 204: NoContent },
  },
  removeFavorite: {
    summary: 'Make a workout a favorite no longer; a second time changes nothing',
    params: WorkoutParams,
    response: { 204: NoContent },
  },
};

export const favoriteCalls = withSchemas('workouts', calls, schemas);
