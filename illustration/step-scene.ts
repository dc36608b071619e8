import type { WorkoutDetail } from '../contract/workouts/workouts.ts';
import { castFor } from './cast.ts';
import type { Light } from './rooms/backdrop.ts';
import { type SolvedScene, solveScene } from './solved-scene.ts';
import { type WorkoutRoom, workoutRoom } from './workout-room.ts';

type StepSceneOptions = {
  /** Index of the step, from 0. */
  step: number;
  light: Light;
  /** Prefix that keeps the gradients of several pictures on one page apart. */
  prefix: string;
};

/** Rooms by the steps they are for, so that all steps are solved once and not for each of them. */
const rooms = new WeakMap<WorkoutDetail['steps'], WorkoutRoom>();

/** Prepares a step of a workout, to be drawn at any moment of it. */
export function stepScene(
  { id, setting, thing, steps }: Pick<WorkoutDetail, 'id' | 'setting' | 'thing' | 'steps'>,
  { step, light, prefix }: StepSceneOptions,
): SolvedScene {
  const cast = castFor(id, setting);
  const all = steps.map(({ poses, ...motion }) => ({ poses, motion }));
  const own = all[step] ?? { poses: [] };
  const room = rooms.get(steps) ?? workoutRoom(all, cast);
  rooms.set(steps, room);
  return solveScene(
    { setting, thing, ...own, light, place: { room, step }, seed: id },
    cast,
    prefix,
  );
}
