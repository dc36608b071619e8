import * as z from 'zod/mini';
import { endpoint, NoContent, READ_OFFLINE } from '../endpoint.ts';
import { CategoryId } from './workouts.ts';

const Favorite = z.object({
  workoutId: z.int(),
  /** Tells pages which favorites to forget when a lock closes. */
  category: CategoryId,
});
export type Favorite = z.infer<typeof Favorite>;

const WorkoutParams = z.object({ workoutId: z.string() });

export const listFavorites = endpoint(
  'GET',
  '/api/favorites',
  {
    summary: 'Favorites of the couple, the newest first: one list for both',
    response: { 200: z.array(Favorite) },
  },
  READ_OFFLINE,
);

export const addFavorite = endpoint('PUT', '/api/favorites/:workoutId', {
  summary: 'Make a workout a favorite, for both to see; a second time changes nothing',
  params: WorkoutParams,
  response: { 204: NoContent },
});

export const removeFavorite = endpoint('DELETE', '/api/favorites/:workoutId', {
  summary: 'Make a workout a favorite no longer; a second time changes nothing',
  params: WorkoutParams,
  response: { 204: NoContent },
});
