import * as z from 'zod/mini';
import { endpoint, IdParams, READ_OFFLINE } from '../endpoint.ts';
import type { PairPose } from './poses.ts';
import { Setting } from './setting.ts';
import { Intervals, Mode, Sides, Tempo } from './step-time.ts';

export const CategoryId = z.enum(['stretch', 'strength', 'cardio', 'cooldown', 'bedroom']);
export type CategoryId = z.infer<typeof CategoryId>;

/** The four that count toward the full-day goal and the weekly one; the bedroom stays private. */
export const GOAL_CATEGORIES = ['stretch', 'strength', 'cardio', 'cooldown'] as const;

export const Difficulty = z.enum(['Beginner', 'Intermediate', 'Advanced']);
export type Difficulty = z.infer<typeof Difficulty>;

/** What has to be fetched. A mat, a wall and what lies on a bed are not: a floor, a home and a bed have them. */
export const Equipment = z.enum([
  'chair',
  'band',
  'dumbbells',
  'ball',
  'boxing pads',
  'step',
  'blanket',
  'cushion',
  'scarf',
  'scents',
  'oil',
]);
export type Equipment = z.infer<typeof Equipment>;

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

/** A part of the body, or what else a workout is for. */
export const Focus = z.enum([
  'full body',
  ...BODY_PARTS,
  'endurance',
  'balance',
  'breath',
  'rest',
  'closeness',
]);
export type Focus = z.infer<typeof Focus>;

/** `jumps`: some step jumps, hops or runs on the spot, which whoever lives below can hear. */
export const Impact = z.enum(['quiet', 'jumps']);
export type Impact = z.infer<typeof Impact>;

/** `floor`: whoever cannot kneel, sit or lie down there cannot do it. */
export const Position = z.enum(['standing', 'chair', 'floor', 'bed']);
export type Position = z.infer<typeof Position>;

export const Workout = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  /** Minutes. */
  duration: z.int(),
  difficulty: Difficulty,
  category: CategoryId,
  /** Empty when nothing is needed. */
  equipment: z.array(Equipment),
  /** What it works on most, the first first. */
  focus: z.array(Focus),
  impact: Impact,
  /** How its steps are done: every one of these occurs. */
  positions: z.array(Position),
  imageUrl: z.nullable(z.string()),
  /** What each step says. Empty while locked. */
  instructions: z.array(z.string()),
  /** A premium workout in the eyes of someone without premium. */
  locked: z.boolean(),
  /** What a locked one holds: each step in a few words. */
  outline: z.optional(z.array(z.string())),
});
export type Workout = z.infer<typeof Workout>;

/** Covers are drawn at build time into the web's files, one a workout. */
export function coverUrl(workoutId: number): string {
  return `/covers/${workoutId}.svg`;
}

/**
 * The picture of a workout's first step, drawn at build time as well: the player shows it before it
 * can draw. The bedroom's have none: their steps are for premium couples, and a file is for everybody.
 */
export function firstStepUrl({ id, category }: Pick<Workout, 'id' | 'category'>): string | null {
  return isGoal(category) ? `/covers/first-steps/${id}.svg` : null;
}

/** The same picture for the dark theme, of the rooms that have an evening; the bedroom is night already. */
export function eveningCoverUrl(url: string, category: string): string {
  return isGoal(category) ? url.replace(COVER, '$1-evening.svg') : url;
}

const COVER = /^(\/covers\/(?:first-steps\/)?\d+)\.svg$/;

const isGoal = (category: string) => GOAL_CATEGORIES.some((id) => id === category);

/** What the player needs of a step beside its text, which stands in `instructions`. */
const WorkoutStep = z.object({
  /** The step in one line of at most 60 characters, for what comes next and for the voice. */
  short: z.string(),
  seconds: z.int(),
  /** What to mind so that nobody is hurt. */
  caution: z.nullable(z.string()),
  /** What to do instead after a yellow signal; in the bedroom alone. */
  softer: z.nullable(z.string()),
  /** How often or how long, in a few words: “8 each leg”. */
  reps: z.nullable(z.string()),
  /** The same with less strength, range or balance, and with more. */
  easier: z.nullable(z.string()),
  harder: z.nullable(z.string()),
  /**
   * Text and line once more where they tell the two apart, with `{a}` and `{b}` for their names
   * (step-words.ts); `instructions` and `short` call them by their clothes.
   */
  named: z.nullable(z.object({ text: z.string(), short: z.string() })),
  intervals: z.nullable(Intervals),
  /** Where the couple changes sides at half time. */
  sides: z.nullable(Sides),
  mode: Mode,
  /** Null where nothing is repeated. */
  tempo: z.nullable(Tempo),
  /**
   * One to three key poses, or two a side, that the picture breathes between. They are our own content, checked
   * where it is written, and answered as they are: their unions would be validated on every answer.
   */
  poses: z.array(z.custom<PairPose>()),
});

export const WorkoutDetail = z.extend(Workout, {
  /** What to know or have at hand before starting. */
  caution: z.nullable(z.string()),
  /** Whom it is for, and whom it is not for. */
  suits: z.string(),
  leaveOut: z.string(),
  /** What the two in its pictures wear, in a word each. */
  colors: z.object({ a: z.string(), b: z.string() }),
  /** Where and in what light its pictures are drawn: mostly its category's room. */
  setting: Setting,
  steps: z.array(WorkoutStep),
});
export type WorkoutDetail = z.infer<typeof WorkoutDetail>;

const UNKNOWN_CATEGORY = 'There is no such category.';
const Category = z.enum(CategoryId.options, { error: UNKNOWN_CATEGORY });

export const listWorkouts = endpoint(
  'GET',
  '/api/workouts',
  {
    summary: 'All workouts, or those of one category',
    querystring: z.object({ category: z.optional(Category) }),
    response: { 200: z.array(Workout) },
  },
  READ_OFFLINE,
);

export const listCategoryWorkouts = endpoint(
  'GET',
  '/api/workouts/category/:category',
  {
    summary: 'The workouts of one category',
    params: z.object({ category: Category }),
    response: { 200: z.array(Workout) },
  },
  READ_OFFLINE,
);

export const getWorkout = endpoint(
  'GET',
  '/api/workouts/:id',
  {
    summary: 'One workout with its steps; those of a premium workout go to premium couples alone',
    params: IdParams,
    response: { 200: WorkoutDetail },
  },
  READ_OFFLINE,
);

export const listWorkoutDetails = endpoint('GET', '/api/workouts/details', {
  summary: 'Every workout with its steps that the caller may keep on a phone',
  response: { 200: z.array(WorkoutDetail) },
});

export const getWorkoutsSize = endpoint('GET', '/api/workouts/size', {
  summary: 'How many workouts those are, and how many bytes they take with their covers',
  response: { 200: z.object({ count: z.int(), bytes: z.int() }) },
});
