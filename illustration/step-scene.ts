import type { WorkoutDetail } from '../contract/workouts/workouts.ts';
import { castFor } from './cast.ts';
import type { Light } from './rooms/backdrop.ts';
import { type SolvedScene, solveScene, workoutScale } from './solved-scene.ts';

type StepSceneOptions = {
  /** Index of the step, from 0. */
  step: number;
  light: Light;
  /** Prefix that keeps the gradients of several pictures on one page apart. */
  prefix: string;
};

/** Prepares a step of a workout, to be drawn at any moment of it. */
export function stepScene(
  { id, setting, steps }: Pick<WorkoutDetail, 'id' | 'setting' | 'steps'>,
  { step, light, prefix }: StepSceneOptions,
): SolvedScene {
  const { poses = [], ...motion } = steps[step] ?? { mode: 'hold', tempo: null };
  const cast = castFor(id, setting);
  const largestScale = workoutScale(
    steps.map((one) => one.poses),
    cast,
  );
  return solveScene({ setting, poses, light, motion, largestScale, seed: id }, cast, prefix);
}
