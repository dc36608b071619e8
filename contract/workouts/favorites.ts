import * as z from 'zod/mini';
import { endpoint, NoContent, READ_OFFLINE } from '../endpoint.ts';
import { CategoryId } from './workouts.ts';

const KeptWorkout = z.object({
  workoutId: z.int(),
  /** So that pages know what to forget when a lock closes. */
  category: CategoryId,
});
export type KeptWorkout = z.infer<typeof KeptWorkout>;

const WorkoutParams = z.object({ workoutId: z.string() });

export const listKeptWorkouts = endpoint(
  'GET',
  '/api/kept-workouts',
  {
    summary: 'What the couple keeps, the newest first: one list for both',
    response: { 200: z.array(KeptWorkout) },
  },
  READ_OFFLINE,
);

export const keepWorkout = endpoint('PUT', '/api/kept-workouts/:workoutId', {
  summary: 'Keep a workout, for both to see; a second time changes nothing',
  params: WorkoutParams,
  response: { 204: NoContent },
});

export const dropKeptWorkout = endpoint('DELETE', '/api/kept-workouts/:workoutId', {
  summary: 'Keep a workout no longer; a second time changes nothing',
  params: WorkoutParams,
  response: { 204: NoContent },
});
