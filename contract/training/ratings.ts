import { endpointBehindLock } from '../endpoint.ts';
import type { schemas } from './ratings.schemas.ts';

export type * from './ratings.schemas.ts';

type S = typeof schemas;

/** Rating of a bedroom workout, for the order of the member's own list. */
export const RATINGS = ['again', 'later', 'not for me'] as const;

export const rateWorkout = endpointBehindLock<S['rateWorkout']>('PUT', '/api/consent/ratings');
