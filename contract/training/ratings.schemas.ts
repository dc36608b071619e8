import * as z from 'zod/mini';
import { NoContent, named, withSchemas } from '../endpoint.schemas.ts';
import * as calls from './ratings.ts';
import { RATINGS } from './ratings.ts';

const Rating = z.enum(RATINGS, { error: 'Please choose one of the three.' });
export type Rating = z.infer<typeof Rating>;

named({ Rating });

export const schemas = {
  rateWorkout: {
    summary: 'How the caller liked a bedroom workout, or null; it orders their own list alone',
    body: z.object({
      workoutId: z.int('Please name a workout.'),
      rating: z.nullable(Rating),
    }),
    response: { 204: NoContent },
  },
};

export const ratingCalls = withSchemas('training', calls, schemas);
