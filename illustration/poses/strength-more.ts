import type { PairPose } from '../../contract/workouts/poses.ts';
import { strengthFloor } from './strength-floor.ts';
import { strengthProps } from './strength-props.ts';
import { strengthRoom } from './strength-room.ts';
import { strengthStanding } from './strength-standing.ts';

/** Poses for strength beyond the first library: bands, chairs, walls, balls, resistance. */
export const strengthMore: Record<string, PairPose> = {
  ...strengthStanding,
  ...strengthFloor,
  ...strengthProps,
  ...strengthRoom,
};
