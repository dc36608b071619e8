import type { PairPose } from '../../contract/workouts/poses.ts';

/** A pose of another file to start from; a misspelt name stops the start. */
export function neighbour(group: Record<string, PairPose>, name: string): PairPose {
  const pose = group[name];
  if (!pose) throw new Error(`no pose named ${name} to start from`);
  return pose;
}
