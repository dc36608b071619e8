import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { type PairPose, Setting } from './figures.ts';

export const CategoryId = z.enum(['stretch', 'strength', 'cardio', 'cooldown', 'bedroom']);
export type CategoryId = z.infer<typeof CategoryId>;

/** The four that count toward the full-day goal and the weekly one; the bedroom stays private. */
export const GOAL_CATEGORIES = ['stretch', 'strength', 'cardio', 'cooldown'] as const;

export const Difficulty = z.enum(['Beginner', 'Intermediate', 'Advanced']);
export type Difficulty = z.infer<typeof Difficulty>;

export const Workout = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  /** Minutes. */
  duration: z.int(),
  difficulty: Difficulty,
  category: CategoryId,
  imageUrl: z.nullable(z.string()),
  /** What each step says. Empty while locked. */
  instructions: z.array(z.string()),
  /** A premium workout in the eyes of someone without premium. */
  locked: z.boolean(),
});
export type Workout = z.infer<typeof Workout>;

/** Covers are drawn at build time into the web's files, one a workout. */
export function coverUrl(workoutId: number): string {
  return `/covers/${workoutId}.svg`;
}

/** What the player needs of a step beside its text, which stands in `instructions`. */
const WorkoutStep = z.object({
  seconds: z.int(),
  /** What to mind so that nobody is hurt. */
  caution: z.nullable(z.string()),
  /**
   * One to three key poses that the picture breathes between. They are our own content, checked
   * where it is written, and answered as they are: their unions would be validated on every answer.
   */
  poses: z.array(z.custom<PairPose>()),
});

export const WorkoutDetail = z.extend(Workout, {
  /** What to know or have at hand before starting. */
  caution: z.nullable(z.string()),
  /** Where and in what light its pictures are drawn: mostly its category's room. */
  setting: Setting,
  steps: z.array(WorkoutStep),
});
export type WorkoutDetail = z.infer<typeof WorkoutDetail>;

const UNKNOWN_CATEGORY = 'There is no such category.';
const Category = z.enum(CategoryId.options, { error: UNKNOWN_CATEGORY });

export const listWorkouts = {
  method: 'GET',
  url: '/api/workouts',
  summary: 'All workouts, or those of one category',
  schema: {
    querystring: z.object({ category: z.optional(Category) }),
    response: { 200: z.array(Workout) },
  },
} satisfies Endpoint;

export const listCategoryWorkouts = {
  method: 'GET',
  url: '/api/workouts/category/:category',
  summary: 'The workouts of one category',
  schema: {
    params: z.object({ category: Category }),
    response: { 200: z.array(Workout) },
  },
} satisfies Endpoint;

export const getWorkout = {
  method: 'GET',
  url: '/api/workouts/:id',
  summary: 'One workout with its steps; those of a premium workout go to premium couples alone',
  schema: {
    params: z.object({ id: z.string() }),
    response: { 200: WorkoutDetail },
  },
} satisfies Endpoint;
