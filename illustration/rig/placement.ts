import type { FigurePose, Limb } from '../../contract/workouts/poses.ts';
import { ANKLE_HEIGHT, type Body } from './body.ts';
import type { Side } from './geometry.ts';
import { type LimbBase, limbBones, limbByAngles, type SolvedLimb } from './limb.ts';
import { isRestingPlace, type LimbName, whichOf } from './parts.ts';
import { type Torso, type TorsoPose, torsoFrom, trunkCircles, type Which } from './torso.ts';

/** Shift of the far side of the body, which stands farther back and so higher in the picture. */
export const FAR_FLOOR = 3;

/** Thigh length of the body for which heights and strides in poses are given. */
export const STANDARD_THIGH = 73;

/** Share of the whole leg's length: a standing knee is never quite locked. */
const STANDING = 0.997;

/** Turn of a three-quarter view, between side (0) and front (1). */
const THREE_QUARTER = 0.5;

const RESTING_ARM: Limb = [4, 14];
const STANDING_LEG: Limb = { to: { floor: 0 } };

export function limbPose(pose: FigurePose, name: LimbName): Limb {
  if (name.startsWith('arm')) return pose[name] ?? pose.arms ?? RESTING_ARM;
  return pose[name] ?? pose.legs ?? STANDING_LEG;
}

export function anglesOf(limb: Limb) {
  const angles = Array.isArray(limb) ? limb : 'angles' in limb ? limb.angles : undefined;
  return angles && { upper: angles[0], lower: angles[1], end: angles[2] };
}

/**
 * Shares of its length that an arm shows in side views with its hand on one's own trunk: the elbow of
 * the near one comes toward us, and of the far one goes away.
 */
const NEAR_TUCKED: [number, number] = [0.86, 0.52];
const FAR_TUCKED: [number, number] = [0.8, 0.45];
const FAR_AT_CHEST = 0.36;

function seenLength(limb: Limb, which: Which, flat: boolean): number | [number, number] {
  if (!flat || Array.isArray(limb) || !('to' in limb) || !('own' in limb.to)) return 1;
  const { own } = limb.to;
  if (isRestingPlace(own)) return which === 'near' ? NEAR_TUCKED : FAR_TUCKED;
  return own === 'chest' && which === 'far' ? FAR_AT_CHEST : 1;
}

/** Returns the attachment and dimensions of a limb, before its direction is known. */
export function limbBase(pose: FigurePose, name: LimbName, torso: Torso, body: Body): LimbBase {
  const which = whichOf(name);
  const kind = name.startsWith('arm') ? 'arm' : 'leg';
  const limb = limbPose(pose, name);
  const options = Array.isArray(limb) ? undefined : limb;
  const flat = torso.view === 'side';
  const outward: Side = torso.side === 1 ? -1 : 1;
  const bend = options && 'to' in options ? options.bend : undefined;
  return {
    kind,
    start: kind === 'arm' ? torso.shoulder[which] : torso.hip[which],
    bones: limbBones(kind, body, options?.short ?? seenLength(limb, which, flat)),
    side: flat || which === 'near' ? torso.side : outward,
    bend: flat ? (kind === 'arm' ? 1 : -1) : bend === 'in' ? 1 : -1,
    size: body.size,
    layer: options?.layer,
  };
}

export function torsoPoseOf(pose: FigurePose, facing: Side): TorsoPose {
  const isTurned = pose.view === 'three-quarter';
  const view = !pose.view || pose.view === 'three-quarter' ? 'side' : pose.view;
  const spine = pose.spine ?? 180;
  const chest = pose.chest ?? spine;
  const neck = pose.neck ?? (view === 'side' ? chest - 8 : chest);
  return {
    pelvis: { x: pose.x, y: 0 },
    side: facing,
    view,
    look: pose.look ?? view,
    spine,
    chest,
    neck,
    head: pose.head ?? 180 + (neck - 180) * 0.55,
    round: pose.round ?? 0,
    twist: pose.twist ?? 0,
    turn: isTurned ? THREE_QUARTER : 0,
  };
}

/**
 * Computes the pelvis height at which the figure rests on its feet, its seat or its lowest part.
 */
export function restingHeight(pose: FigurePose, body: Body, facing: Side): number {
  const lift = pose.lift ?? 0;
  if (pose.y !== undefined) return pose.y * (body.thigh / STANDARD_THIGH) + lift;
  const legs = (['legNear', 'legFar'] as const).map((name) => limbPose(pose, name));
  const feet = legs.flatMap((leg) =>
    !Array.isArray(leg) && 'to' in leg && 'floor' in leg.to ? [leg.to] : [],
  );
  if (feet.length > 0 && pose.rest !== 'seat') {
    const leg = (body.thigh + body.shin) * STANDING;
    const scale = body.thigh / STANDARD_THIGH;
    const heights = feet.map(({ floor, toes }) => {
      const ankle = (toes ? 18.5 : ANKLE_HEIGHT) * body.size;
      return ankle + Math.sqrt(Math.max(0, leg * leg - (floor * scale) ** 2));
    });
    return lift + Math.min(...heights);
  }
  return lift - lowestPoint(pose, body, torsoFrom(torsoPoseOf(pose, facing), body));
}

function lowestPoint(pose: FigurePose, body: Body, torso: Torso): number {
  const trunk = trunkCircles(torso, body).map(({ centre, radius }) => centre.y - radius);
  const legs = (['legNear', 'legFar'] as const).flatMap((name) => {
    const angles = anglesOf(limbPose(pose, name));
    if (!angles) return [];
    return legExtent(limbByAngles(limbBase(pose, name, torso, body), angles), body);
  });
  return Math.min(...trunk, ...legs);
}

/** Lists the heights of the lowest points of a leg: knee, ankle, heel and toes. */
export function legExtent(leg: SolvedLimb, body: Body): number[] {
  const down = -Math.cos(((leg.endAngle - 90) * Math.PI) / 180) * ANKLE_HEIGHT * body.size;
  const toe = -Math.cos((leg.endAngle * Math.PI) / 180) * 22 * body.size;
  return [
    leg.joint.y - body.legRadius * 0.7,
    leg.end.y - 7 * body.size,
    leg.end.y + down,
    leg.end.y + down + toe,
  ];
}
