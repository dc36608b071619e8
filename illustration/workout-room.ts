import type { Cast } from './cast.ts';
import { occupiedArea } from './occupied-area.ts';
import { type Camera, cameraFor, largestScaleOf } from './rig/camera.ts';
import { bedUnder, onBed } from './rig/ground.ts';
import type { SolvedPair } from './rig/solve.ts';
import type { Occupied } from './rooms/arrange.ts';
import { type StepPoses, solvedKeys } from './solved-keys.ts';

/** Key poses of a step, and their frame. */
export type FramedStep = { keys: readonly SolvedPair[]; camera: Camera };

/** Facts that all pictures of a workout share, so that its room stays the same from step to step. */
export type WorkoutRoom = {
  steps: readonly FramedStep[];
  /** Places of the couple in each step. */
  occupied: readonly Occupied[];
};

export function workoutRoom(steps: readonly StepPoses[], cast: Cast): WorkoutRoom {
  const framed = framedTogether(steps.map((step) => solvedKeys(step, cast)));
  return { steps: framed, occupied: framed.map(({ keys, camera }) => occupiedArea(keys, camera)) };
}

/**
 * Frames all steps so that the couple keep about one size. Steps in bed share one bed, at one
 * place, as wide as any of them needs.
 */
function framedTogether(solved: readonly (readonly SolvedPair[])[]): FramedStep[] {
  const beds = solved.map(bedUnder);
  const ends = beds.filter((bed) => bed !== undefined);
  const left = Math.min(...ends.map(([end]) => end));
  const right = Math.max(...ends.map(([, end]) => end));
  const all = solved.map((keys, step) => (beds[step] ? onBed(keys, [left, right]) : keys));
  const largest = largestScaleOf(all);
  const inBed = all.filter((_, step) => beds[step]);
  const bedScale = Math.min(...inBed.map((keys) => cameraFor(keys, largest).scale));
  return all.map((keys, step) => ({
    keys,
    camera: beds[step] ? cameraFor(keys, bedScale, (left + right) / 2) : cameraFor(keys, largest),
  }));
}
