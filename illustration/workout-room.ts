import type { Cast } from './cast.ts';
import { occupiedArea } from './occupied-area.ts';
import { cameraFor, largestScaleOf } from './rig/camera.ts';
import type { Occupied } from './rooms/arrange.ts';
import { type StepPoses, solvedKeys } from './solved-keys.ts';

/** Facts that all pictures of a workout share, so that its room stays the same from step to step. */
export type WorkoutRoom = {
  /** Largest scale for the couple, so that they keep about one size. */
  largestScale: number;
  /** Places of the couple in each step. */
  occupied: readonly Occupied[];
};

export function workoutRoom(steps: readonly StepPoses[], cast: Cast): WorkoutRoom {
  const solved = steps.map((step) => solvedKeys(step, cast));
  const largestScale = largestScaleOf(solved);
  return {
    largestScale,
    occupied: solved.map((keys) => occupiedArea(keys, cameraFor(keys, largestScale))),
  };
}
