import type { FigurePose } from '../../contract/workouts/poses.ts';
import { between, distanceToLine, type Vec } from '../rig/geometry.ts';
import { type LimbName, limbNames } from '../rig/parts.ts';
import { limbPose } from '../rig/placement.ts';
import type { SolvedFigure } from '../rig/solve.ts';

type Passing = { where: LimbName; by: number };

/**
 * Share of the trunk's half depth. Closer to its middle, a limb passes through the trunk rather
 * than before or behind it.
 */
const CORE = 0.5;

/**
 * Share of a bone from its root to skip: thighs and upper arms begin beside a partner who is close.
 */
const FROM = 0.35;

/**
 * Finds limbs of one figure that lead through the partner's trunk without holding it or resting on
 * it.
 */
export function limbCollisions(one: SolvedFigure, other: SolvedFigure): Passing[] {
  if (isElsewhere(one, other)) return [];
  return limbNames.flatMap((where) => {
    if (reachesPartner(one.pose, where) || one.limbs[where].layer) return [];
    const { joint, end } = one.limbs[where];
    const points = [FROM, 0.6, 0.85, 1].map((t) => between(joint, end, t));
    const by = Math.max(...points.map((point) => depthInside(point, other)));
    return by > 0 ? [{ where, by }] : [];
  });
}

/**
 * True if the figures are in different rows, wholly before or behind each other, or seen from the
 * front, where limbs pass ahead.
 */
function isElsewhere(one: SolvedFigure, other: SolvedFigure): boolean {
  const isApart =
    (one.pose.row ?? 0) !== (other.pose.row ?? 0) ||
    (one.pose.depth ?? 0) !== (other.pose.depth ?? 0);
  return isApart || one.torso.view !== 'side' || other.torso.view !== 'side';
}

function reachesPartner(pose: FigurePose, name: LimbName): boolean {
  const limb = limbPose(pose, name);
  return !Array.isArray(limb) && 'to' in limb && 'partner' in limb.to;
}

/** Computes how far within the core of the trunk a point lies. 0 and below is outside. */
function depthInside(point: Vec, { torso, body }: SolvedFigure): number {
  const { pelvis, waist, neckBase } = torso;
  return Math.max(
    body.waistDepth * CORE - distanceToLine(point, pelvis, waist),
    body.chestDepth * CORE - distanceToLine(point, waist, neckBase),
  );
}
