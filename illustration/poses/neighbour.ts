import type { PairPose } from '../../contract/workouts/poses.ts';

/** Finds a pose of another file to start from. A misspelled name throws at startup. */
export function neighbour(group: Record<string, PairPose>, name: string): PairPose {
  const pose = group[name];
  if (!pose) throw new Error(`no pose named ${name} to start from`);
  return pose;
}
