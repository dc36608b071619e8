import type { PairPose } from '../../contract/workouts/poses.ts';
import { stretchFloor } from './stretch-floor.ts';
import { stretchProps } from './stretch-props.ts';
import { stretchStanding } from './stretch-standing.ts';

/** Poses that the stretch workouts need beyond the common library. */
export const stretchMore: Record<string, PairPose> = {
  ...stretchStanding,
  ...stretchProps,
  ...stretchFloor,
};
