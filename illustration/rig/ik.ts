import { angleOf, clamp, distance, minus, type Side, type Vec } from './geometry.ts';

/** Bend of a chain: +1 turns the lower bone forward (elbows), -1 backward (knees). */
export type Bend = 1 | -1;

export type Bones = { upper: number; lower: number };
type BoneAngles = { upper: number; lower: number };

const RADIANS = Math.PI / 180;

// Limit of the reach: a locked-straight limb looks stiff and flickers between bends when animated.
const STRAIGHTEST = 0.9995;

/**
 * Solves the two angles that bring the end of a chain to `target`, or as near as its length allows.
 */
export function solveTwoBones(
  start: Vec,
  target: Vec,
  bones: Bones,
  bend: Bend,
  side: Side,
): BoneAngles {
  const { upper, lower } = bones;
  const furthest = (upper + lower) * STRAIGHTEST;
  const nearest = Math.abs(upper - lower) + 0.22 * Math.min(upper, lower);
  const reach = clamp(distance(start, target), nearest, furthest);
  const toward = angleOf(minus(target, start), side);
  const atStart = Math.acos(
    clamp((upper * upper + reach * reach - lower * lower) / (2 * upper * reach), -1, 1),
  );
  const atJoint = Math.acos(
    clamp((upper * upper + lower * lower - reach * reach) / (2 * upper * lower), -1, 1),
  );
  const upperAngle = toward - (bend * atStart) / RADIANS;
  return { upper: upperAngle, lower: upperAngle + bend * (180 - atJoint / RADIANS) };
}
