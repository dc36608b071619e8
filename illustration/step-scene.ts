import type { WorkoutDetail } from '../contract/workouts/workouts.ts';
import { castFor } from './cast.ts';
import type { Light } from './rooms/backdrop.ts';
import { type SolvedScene, solveScene, workoutScale } from './solved-scene.ts';

type StepSceneOptions = {
  /** Counted from 0. */
  step: number;
  light: Light;
  /** Keeps the gradients of several pictures on one page apart. */
  prefix: string;
};

/** A step of a workout, ready to be drawn at any moment of it. */
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
