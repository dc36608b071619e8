import { between, mix, nearestTurn, type Vec } from './geometry.ts';
import { type LimbBase, limbByAngles, limbByReach, type SolvedLimb } from './limb.ts';
import { type LimbName, whichOf } from './parts.ts';
import { FAR_FLOOR } from './placement.ts';
import type { SolvedFigure, SolvedPair } from './solve.ts';
import { type Torso, torsoFrom } from './torso.ts';

/**
 * A pose between two solved ones. Feet that stand and hands that hold in both key poses are led
 * along a straight line and solved again, so they stay on the floor and in each other; everything
 * else turns at its joints.
 */
export function interpolate(from: SolvedPair, to: SolvedPair, t: number): SolvedPair {
  if (t <= 0) return from;
  if (t >= 1) return to;
  return {
    a: figureBetween(from.a, to.a, t),
    b: figureBetween(from.b, to.b, t),
    pose: t < 0.5 ? from.pose : to.pose,
  };
}

/** Of the knee joint above the floor when the knee rests on it. */
const KNEE_HEIGHT = 9;

function turn(from: number, to: number, t: number): number {
  return mix(from, nearestTurn(to, from), t);
}

function figureBetween(from: SolvedFigure, to: SolvedFigure, t: number): SolvedFigure {
  const nearer = t < 0.5 ? from : to;
  const { view, side, look } = nearer.torso;
  // A turn to another view has no flat picture in between: change over halfway, without blending.
  if (from.torso.view !== to.torso.view || from.torso.side !== to.torso.side) return nearer;
  const pelvis = between(from.torso.pelvis, to.torso.pelvis, t);
  const figure = figureAt(pelvis);
  const sunk = Math.min(figure.limbs.legNear.joint.y, figure.limbs.legFar.joint.y) - KNEE_HEIGHT;
  // On the way a folding knee could dip through the floor; the whole figure rides over it.
  return sunk < 0 ? figureAt({ x: pelvis.x, y: pelvis.y - sunk }) : figure;

  function figureAt(pelvis: Vec): SolvedFigure {
    const torso = torsoFrom(
      {
        view,
        side,
        look,
        pelvis,
        spine: turn(from.torso.spine, to.torso.spine, t),
        chest: turn(from.torso.chest, to.torso.chest, t),
        neck: turn(from.torso.neck, to.torso.neck, t),
        head: turn(from.torso.head, to.torso.head, t),
      },
      nearer.body,
    );
    const limb = (name: LimbName) => limbBetween(from.limbs[name], to.limbs[name], t, torso, name);
    return {
      body: nearer.body,
      pose: nearer.pose,
      torso,
      limbs: {
        legNear: limb('legNear'),
        legFar: limb('legFar'),
        armNear: limb('armNear'),
        armFar: limb('armFar'),
      },
    };
  }
}

function standsOnFloor(limb: SolvedLimb): boolean {
  return limb.kind === 'leg' && limb.tip.y < FAR_FLOOR + 2;
}

function limbBetween(
  from: SolvedLimb,
  to: SolvedLimb,
  t: number,
  torso: Torso,
  name: LimbName,
): SolvedLimb {
  const which = whichOf(name);
  const bones = {
    upper: mix(from.bones.upper, to.bones.upper, t),
    lower: mix(from.bones.lower, to.bones.lower, t),
  };
  const layer = t < 0.5 ? from.layer : to.layer;
  const start = from.kind === 'arm' ? torso.shoulder[which] : torso.hip[which];
  const base: LimbBase = {
    kind: from.kind,
    side: from.side,
    bend: from.bend,
    size: from.size,
    start,
    bones,
    layer,
  };
  const led = (from.wanted && to.wanted) || (standsOnFloor(from) && standsOnFloor(to));
  const end = turn(from.endAngle, to.endAngle, t);
  if (led && from.bend === to.bend && from.onToes === to.onToes) {
    return limbByReach(
      base,
      ledPoint(from, to, t),
      from.follows && to.follows ? undefined : end,
      from.onToes,
    );
  }
  const upper = turn(from.upper, to.upper, t);
  // The lower bone turns with the upper: its bend is what changes, so it never flips through.
  const bendFrom = from.lower - from.upper;
  const bend = mix(bendFrom, nearestTurn(to.lower - to.upper, bendFrom), t);
  const limb = limbByAngles(base, { upper, lower: upper + bend, end });
  return { ...limb, follows: from.follows && to.follows };
}

function ledPoint(from: SolvedLimb, to: SolvedLimb, t: number): Vec {
  return between(from.tip, to.tip, t);
}
