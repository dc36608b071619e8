import * as z from 'zod/mini';
import { IdParams, named, withSchemas } from '../endpoint.schemas.ts';
import type { PairPose } from './poses.schemas.ts';
import { Setting, Thing } from './setting.schemas.ts';
import { Intervals, Mode, Sides, Tempo } from './step-time.schemas.ts';
import * as calls from './workouts.ts';
import { BODY_PARTS } from './workouts.ts';

export const CategoryId = z.enum(['stretch', 'strength', 'cardio', 'cooldown', 'bedroom']);
export type CategoryId = z.infer<typeof CategoryId>;

export const Difficulty = z.enum(['Beginner', 'Intermediate', 'Advanced']);
export type Difficulty = z.infer<typeof Difficulty>;

/** Things to fetch. A mat, a wall and bedding are left out: every floor, home and bed has them. */
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

/** Part of the body, or another purpose of a workout. */
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

/** `jumps`: some step jumps, hops or runs on the spot, which neighbors below can hear. */
export const Impact = z.enum(['quiet', 'jumps']);
export type Impact = z.infer<typeof Impact>;

/** `floor`: not possible for people who cannot kneel, sit or lie down there. */
export const Position = z.enum(['standing', 'chair', 'floor', 'bed']);
export type Position = z.infer<typeof Position>;

export const Workout = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  /** Length in minutes. */
  duration: z.int(),
  difficulty: Difficulty,
  category: CategoryId,
  /** Empty when nothing is needed. */
  equipment: z.array(Equipment),
  /** Focus of the workout, the main one first. */
  focus: z.array(Focus),
  impact: Impact,
  /** Positions of the steps: every one of these occurs. */
  positions: z.array(Position),
  imageUrl: z.nullable(z.string()),
  /** Words of each step. Empty while locked. */
  instructions: z.array(z.string()),
  /** True for a premium workout if the reader has no premium. */
  locked: z.boolean(),
  /** Each step of a locked workout in a few words. */
  outline: z.optional(z.array(z.string())),
});
export type Workout = z.infer<typeof Workout>;

/** Data of a step for the player, beside its text, which is in `instructions`. */
const WorkoutStep = z.object({
  /** One line of at most 60 characters, for the preview of the next step and for the voice. */
  short: z.string(),
  seconds: z.int(),
  /** Warning, so that nobody is hurt. */
  caution: z.nullable(z.string()),
  /** Softer words after a yellow signal; only in the bedroom. */
  softer: z.nullable(z.string()),
  /** Repetitions or duration in a few words: “8 each leg”. */
  reps: z.nullable(z.string()),
  /** Version with less strength, range or balance; `harder` has more. */
  easier: z.nullable(z.string()),
  harder: z.nullable(z.string()),
  /**
   * Text and line of a step that tells the two apart, with `{a}` and `{b}` for their names
   * (step-words.ts); `instructions` and `short` use the colors of their clothes.
   */
  named: z.nullable(z.object({ text: z.string(), short: z.string() })),
  intervals: z.nullable(Intervals),
  /** Names of the sides that the couple changes at half time. */
  sides: z.nullable(Sides),
  mode: Mode,
  /** Null if nothing is repeated. */
  tempo: z.nullable(Tempo),
  /**
   * One to three key poses, or two per side, between which the picture moves. Passed through
   * without validation: poses are the app's own content, checked where they are written, and
   * validating their unions on every answer would be slow.
   */
  poses: z.array(z.custom<PairPose>()),
});

export const WorkoutDetail = z.extend(Workout, {
  /** Warnings and preparations before starting. */
  caution: z.nullable(z.string()),
  /** People whom the workout suits, and people who should leave it out. */
  suits: z.string(),
  leaveOut: z.string(),
  /** Colors of the clothes in the pictures, a word each. */
  colors: z.object({ a: z.string(), b: z.string() }),
  /** Room and light of the pictures, usually the category's room. */
  setting: Setting,
  /** Missing for most. Workouts that a browser stored earlier lack it too. */
  thing: z.optional(Thing),
  steps: z.array(WorkoutStep),
});
export type WorkoutDetail = z.infer<typeof WorkoutDetail>;

const UNKNOWN_CATEGORY = 'There is no such category.';
const Category = z.enum(CategoryId.options, { error: UNKNOWN_CATEGORY });

named({ CategoryId, Difficulty, Equipment, Focus, Impact, Position, Workout, WorkoutDetail });

export const schemas = {
  listWorkouts: {
    summary: 'All workouts, or those of one category',
    querystring: z.object({ category: z.optional(Category) }),
    response: { 200: z.array(Workout) },
  },
  listCategoryWorkouts: {
    summary: 'The workouts of one category',
    params: z.object({ category: Category }),
    response: { 200: z.array(Workout) },
  },
  getWorkout: {
    summary: 'One workout with its steps; those of a premium workout go to premium couples alone',
    params: IdParams,
    response: { 200: WorkoutDetail },
  },
  listWorkoutDetails: {
    summary: 'Every workout with its steps that the caller may keep on a phone',
    response: { 200: z.array(WorkoutDetail) },
  },
  getWorkoutsSize: {
    summary: 'How many workouts those are, and how many bytes they take with their covers',
    response: { 200: z.object({ count: z.int(), bytes: z.int() }) },
  },
};

export const workoutCalls = withSchemas('workouts', calls, schemas);
