import * as z from 'zod/mini';
import { endpointBehindLock, NoContent } from '../endpoint.ts';

/** Rating of a bedroom workout, for the order of the member's own list. */
export const RATINGS = ['again', 'later', 'not for me'] as const;
const Rating = z.enum(RATINGS, { error: 'Please choose one of the three.' });
export type Rating = z.infer<typeof Rating>;

export const rateWorkout = endpointBehindLock('PUT', '/api/consent/ratings', {
  summary: 'How the caller liked a bedroom workout, or null; it orders their own list alone',
  body: z.object({
    workoutId: z.int('Please name a workout.'),
    rating: z.nullable(Rating),
  }),
  response: { 204: NoContent },
});
