import type { WorkoutDetail } from '../contract/workouts/workouts.ts';
import { castFor } from './cast.ts';
import type { Light } from './rooms/backdrop.ts';
import { type Stage, stageFor, workoutScale } from './solved-scene.ts';

type StepStageOptions = {
  /** Counted from 0. */
  step: number;
  light: Light;
  /** Keeps the gradients of several pictures on one page apart. */
  prefix: string;
};

/** A step of a workout, ready to be drawn at any moment of it. */
export function stepStage(
  { id, setting, steps }: Pick<WorkoutDetail, 'id' | 'setting' | 'steps'>,
  { step, light, prefix }: StepStageOptions,
): Stage {
  const { poses = [], ...motion } = steps[step] ?? { mode: 'hold', tempo: null };
  const cast = castFor(id, setting);
  const largestScale = workoutScale(
    steps.map((one) => one.poses),
    cast,
  );
  return stageFor({ setting, poses, light, motion, largestScale, seed: id }, cast, prefix);
}
