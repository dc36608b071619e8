import { endpoint, readOffline } from '../endpoint.ts';
import type { schemas, Workout } from './workouts.schemas.ts';

export type * from './workouts.schemas.ts';

type S = typeof schemas;

/**
 * The four categories that count toward the daily goal and the weekly one; the bedroom stays
 * private.
 */
export const GOAL_CATEGORIES = ['stretch', 'strength', 'cardio', 'cooldown'] as const;

export const BODY_PARTS = [
  'legs',
  'hips',
  'back',
  'core',
  'shoulders',
  'arms',
  'neck',
  'feet',
] as const;

/** Address of a cover. Covers are drawn at build time into the web's files, one per workout. */
export function coverUrl(workoutId: number): string {
  return `/covers/${workoutId}.svg`;
}

/**
 * Address of the picture of a workout's first step, also drawn at build time: the player shows it
 * before it can draw. Bedroom workouts have none: their steps are for premium couples, and
 * everybody can read a file.
 */
export function firstStepUrl({ id, category }: Pick<Workout, 'id' | 'category'>): string | null {
  return isGoal(category) ? `/covers/first-steps/${id}.svg` : null;
}

/**
 * Address of the same picture for the dark theme, in rooms that have an evening; the bedroom is
 * night already.
 */
export function eveningCoverUrl(url: string, category: string): string {
  return isGoal(category) ? url.replace(COVER, '$1-evening.svg') : url;
}

const COVER = /^(\/covers\/(?:first-steps\/)?\d+)\.svg$/;

const isGoal = (category: string) => GOAL_CATEGORIES.some((id) => id === category);

export const listWorkouts = readOffline<S['listWorkouts']>('/api/workouts');
export const listCategoryWorkouts = readOffline<S['listCategoryWorkouts']>(
  '/api/workouts/category/:category',
);
export const getWorkout = readOffline<S['getWorkout']>('/api/workouts/:id');
export const listWorkoutDetails = endpoint<S['listWorkoutDetails']>('GET', '/api/workouts/details');
export const getWorkoutsSize = endpoint<S['getWorkoutsSize']>('GET', '/api/workouts/size');
