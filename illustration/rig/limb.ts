import { ANKLE_HEIGHT, BALL_LENGTH, type Body, PALM_LENGTH } from './body.ts';
import { along, direction, distance, minus, type Side, type Vec } from './geometry.ts';
import { type Bend, type Bones, solveTwoBones } from './ik.ts';

type LimbKind = 'arm' | 'leg';

export type LimbBase = {
  kind: LimbKind;
  start: Vec;
  bones: Bones;
  side: Side;
  bend: Bend;
  size: number;
  layer?: 'back' | 'front' | 'under' | undefined;
};

export type SolvedLimb = LimbBase & {
  /** Elbow or knee, wrist or ankle, and the point that touches: palm, sole or ball of the foot. */
  joint: Vec;
  end: Vec;
  tip: Vec;
  upper: number;
  lower: number;
  endAngle: number;
  /** True if the hand continues in the forearm's direction. */
  follows: boolean;
  onToes: boolean;
  /** Target of the reach. Absent for a limb given by its angles. */
  wanted?: Vec | undefined;
};

export function limbBones(kind: LimbKind, body: Body, short: number | [number, number]): Bones {
  const [upper, lower] = typeof short === 'number' ? [short, short] : short;
  return kind === 'arm'
    ? { upper: body.upperArm * upper, lower: body.forearm * lower }
    : { upper: body.thigh * upper, lower: body.shin * lower };
}

/** Offset from the ankle (or wrist) to the point of the foot (or hand) that touches something. */
export function tipOffset(limb: LimbBase, endAngle: number, onToes: boolean): Vec {
  const ahead = direction(endAngle, limb.side);
  if (limb.kind === 'arm') return along({ x: 0, y: 0 }, ahead, PALM_LENGTH * limb.size);
  const sole = direction(endAngle - 90, limb.side);
  const under = along({ x: 0, y: 0 }, sole, ANKLE_HEIGHT * limb.size);
  return onToes ? along(under, ahead, BALL_LENGTH * limb.size) : under;
}

export function limbByAngles(
  base: LimbBase,
  angles: { upper: number; lower: number; end?: number | undefined },
  onToes = false,
): SolvedLimb {
  const joint = along(base.start, direction(angles.upper, base.side), base.bones.upper);
  const end = along(joint, direction(angles.lower, base.side), base.bones.lower);
  const endAngle = angles.end ?? (base.kind === 'arm' ? angles.lower + 6 : angles.lower + 90);
  // List every field by name: limbs are solved by the thousand, and a spread costs more than the
  // angles.
  return {
    kind: base.kind,
    start: base.start,
    bones: base.bones,
    side: base.side,
    bend: base.bend,
    size: base.size,
    layer: base.layer,
    joint,
    end,
    tip: along(end, tipOffset(base, endAngle, onToes), 1),
    upper: angles.upper,
    lower: angles.lower,
    endAngle,
    follows: angles.end === undefined,
    onToes,
    wanted: undefined,
  };
}

/** Solves a limb whose palm, sole or ball of the foot comes to `wanted`. */
export function limbByReach(
  base: LimbBase,
  wanted: Vec,
  endAngle: number | undefined,
  onToes = false,
): SolvedLimb {
  if (base.kind === 'arm' && endAngle === undefined) {
    const palm = PALM_LENGTH * base.size;
    const bones = { upper: base.bones.upper, lower: base.bones.lower + palm };
    const angles = solveTwoBones(base.start, wanted, bones, base.bend, base.side);
    const limb = limbByAngles(base, { ...angles, end: angles.lower });
    limb.follows = true;
    limb.wanted = wanted;
    return limb;
  }
  const angle = endAngle ?? 90;
  const end = minus(wanted, tipOffset(base, angle, onToes));
  const angles = solveTwoBones(base.start, end, base.bones, base.bend, base.side);
  const limb = limbByAngles(base, { ...angles, end: angle }, onToes);
  limb.wanted = wanted;
  return limb;
}

export function missedBy(limb: SolvedLimb): number {
  return limb.wanted ? distance(limb.tip, limb.wanted) : 0;
}
