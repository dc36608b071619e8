import { angleOf, nearestTurn } from '../rig/geometry.ts';
import type { SolvedFigure } from '../rig/solve.ts';

type JointName = 'hip' | 'lumbar' | 'neck';
type Bent = { where: JointName; by: number };

/** Degrees that a trained but ordinary body can bend, backward (below 0) and forward. */
const LIMITS: Record<JointName, readonly [number, number]> = {
  hip: [-25, 135],
  lumbar: [-45, 30],
  neck: [-60, 45],
};

/** Degrees that the eye forgives in a drawing. */
const TOLERANCE = 8;

/**
 * Finds joints of the trunk bent beyond what a body can do, seen from the side, and by how much.
 */
export function overbent({ torso, limbs }: SolvedFigure): Bent[] {
  // Skip front views, in which these angles lean sideways, and turned figures, whose legs are
  // foreshortened.
  if (torso.view !== 'side') return [];
  const turned = (one: number, two: number) => nearestTurn(one - two, 0);
  // Treat the back as bent forward where the chest's angle is below the spine's.
  const lumbar = turned(torso.spine, torso.chest);
  const neck = torso.look === 'side' ? turned(torso.chest, torso.head) : 0;
  const legs = [limbs.legNear, limbs.legFar];
  // Measure thighs from the pelvis, which a round back tucks.
  const pelvis = angleOf(torso.spineUp, torso.side);
  const hips = torso.turn > 0 ? [] : legs.map(({ upper }) => turned(upper + 180, pelvis));
  return [
    ...hips.flatMap((angle) => beyond('hip', angle)),
    ...beyond('lumbar', lumbar),
    ...beyond('neck', neck),
  ];
}

function beyond(where: JointName, angle: number): Bent[] {
  const [backward, forward] = LIMITS[where];
  const by = Math.max(backward - angle, angle - forward);
  return by > TOLERANCE ? [{ where, by }] : [];
}
