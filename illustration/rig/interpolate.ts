import { poseBetween } from './ball-handoff.ts';
import { along, between, minus, mix, nearestTurn } from './geometry.ts';
import { type LimbBase, limbByAngles, limbByReach, type SolvedLimb, tipOffset } from './limb.ts';
import { type LimbName, whichOf } from './parts.ts';
import { FAR_FLOOR } from './placement.ts';
import type { SolvedFigure, SolvedPair } from './solve.ts';
import { type Torso, torsoFrom } from './torso.ts';

/**
 * Computes a pose between two solved ones. Feet that stand and hands that hold in both key poses
 * follow a straight line and are solved again, so that they stay on the floor and in each other.
 * Everything else turns at its joints.
 */
export function interpolate(from: SolvedPair, to: SolvedPair, t: number): SolvedPair {
  if (t <= 0) return from;
  if (t >= 1) return to;
  return {
    a: figureBetween(from.a, to.a, t),
    b: figureBetween(from.b, to.b, t),
    pose: poseBetween(from, to, t),
  };
}

/** Height of the knee joint when the knee rests on the floor. */
const KNEE_HEIGHT = 9;

/**
 * Highest hop of a foot. A higher foot would kick its own seat, so such a move needs another key
 * pose.
 */
const HIGHEST_HOP = 64;

function turn(from: number, to: number, t: number): number {
  return mix(from, nearestTurn(to, from), t);
}

function figureBetween(from: SolvedFigure, to: SolvedFigure, t: number): SolvedFigure {
  const nearer = t < 0.5 ? from : to;
  const { view, side, look } = nearer.torso;
  if (isTurned(from, to)) return turning(from, to, t);
  const torso = torsoFrom(
    {
      view,
      side,
      look,
      pelvis: between(from.torso.pelvis, to.torso.pelvis, t),
      spine: turn(from.torso.spine, to.torso.spine, t),
      chest: turn(from.torso.chest, to.torso.chest, t),
      neck: turn(from.torso.neck, to.torso.neck, t),
      head: turn(from.torso.head, to.torso.head, t),
      round: mix(from.torso.round, to.torso.round, t),
      twist: mix(from.torso.twist, to.torso.twist, t),
      turn: mix(from.torso.turn, to.torso.turn, t),
    },
    nearer.body,
  );
  const limb = (name: LimbName) => limbBetween(from, to, t, torso, name);
  return {
    ...nearer,
    torso,
    ...(from.torso.look !== to.torso.look && { headWidth: 1 - HEAD_TURN * Math.sin(Math.PI * t) }),
    limbs: {
      legNear: limb('legNear'),
      legFar: limb('legFar'),
      armNear: limb('armNear'),
      armFar: limb('armFar'),
    },
  };
}

/**
 * Share by which a head narrows halfway between a profile and another face, and least width of a
 * turning body.
 */
const HEAD_TURN = 0.4;
const LEAST_WIDTH = 0.3;
/** Width of a body from the side, relative to its front. */
const SIDE_WIDTH = 0.62;

/** True if the figure is seen from another side, so that no flat picture lies in between. */
export function isTurned(from: SolvedFigure, to: SolvedFigure): boolean {
  return from.torso.view !== to.torso.view || from.torso.side !== to.torso.side;
}

/** Narrows a figure halfway, where one view replaces the other, like a body that turns round. */
function turning(from: SolvedFigure, to: SolvedFigure, t: number): SolvedFigure {
  const nearer = t < 0.5 ? from : to;
  const pelvis = between(from.torso.pelvis, to.torso.pelvis, t);
  const { view } = nearer.torso;
  const isQuarter = (from.torso.view === 'side') !== (to.torso.view === 'side');
  // Squeeze only the front view, down to the width of the side view.
  const width = isQuarter
    ? view === 'side'
      ? 1
      : mix(SIDE_WIDTH, 1, Math.abs(Math.cos(Math.PI * t)))
    : Math.max(LEAST_WIDTH, Math.abs(Math.cos(Math.PI * t)));
  return { ...nearer, turn: { width, shift: minus(pelvis, nearer.torso.pelvis) } };
}

function standsOnFloor({ ground, limbs }: SolvedFigure, name: LimbName): boolean {
  return limbs[name].kind === 'leg' && limbs[name].tip.y < ground + FAR_FLOOR + 2;
}

function limbBetween(
  one: SolvedFigure,
  two: SolvedFigure,
  t: number,
  torso: Torso,
  name: LimbName,
): SolvedLimb {
  const [from, to] = [one.limbs[name], two.limbs[name]];
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
  // Keep crossed legs as they are: these legs lie on the floor and point at the viewer, and a reach
  // would unfold them.
  const isCrossed = from.kind === 'leg' && torso.turn > 0;
  const stands = standsOnFloor(one, name) && standsOnFloor(two, name);
  const led = (from.wanted && to.wanted) || (stands && !isCrossed);
  const end = turn(from.endAngle, to.endAngle, t);
  if (led && from.bend === to.bend) {
    if (from.kind === 'leg') return ledLeg(base, from, to, t, end, one.ground + KNEE_HEIGHT);
    const palm = between(from.tip, to.tip, t);
    return limbByReach(base, palm, from.follows && to.follows ? undefined : end);
  }
  const upper = mix(from.upper, upperEnd(one, two, name), t);
  // Interpolate the bend and turn the lower bone with the upper, so that the bend never flips
  // through.
  const bendFrom = from.lower - from.upper;
  const bend = mix(bendFrom, nearestTurn(to.lower - to.upper, bendFrom), t);
  const limb = limbByAngles(base, { upper, lower: upper + bend, end });
  limb.follows = from.follows && to.follows;
  return limb;
}

/** Angle from straight back within which an arm is already behind the body and may stay there. */
const BEHIND_DEGREES = 30;

/**
 * Turns the shorter way round, but not through the back, because shoulders do not turn that way.
 */
function upperEnd(one: SolvedFigure, two: SolvedFigure, name: LimbName): number {
  const [from, to] = [one.limbs[name], two.limbs[name]];
  const end = nearestTurn(to.upper, from.upper);
  if (from.kind !== 'arm' || one.torso.view !== 'side') return end;
  const chest = one.torso.chest;
  const carried = nearestTurn(two.torso.chest, chest) - chest;
  // Measure from the chest, which may itself bow or rise during the move.
  const [start, stop] = [from.upper - chest, end - carried - chest];
  const back = nearestTurn(90, (start + stop) / 2);
  const [low, high] = [Math.min(start, stop), Math.max(start, stop)];
  const passesBack = low + BEHIND_DEGREES < back && back < high - BEHIND_DEGREES;
  return passesBack ? end + (stop > start ? -360 : 360) : end;
}

/** Leads a leg by its ankle, so that the foot can roll from flat to its toes. */
function ledLeg(
  base: LimbBase,
  from: SolvedLimb,
  to: SolvedLimb,
  t: number,
  end: number,
  kneeHeight: number,
) {
  const onToes = (t < 0.5 ? from : to).onToes;
  const lowestKnee = Math.min(kneeHeight, from.joint.y, to.joint.y);
  const foot = tipOffset(base, end, onToes);
  const ankle = between(from.end, to.end, t);
  let hop = 0;
  let leg = limbByReach(base, along(ankle, foot, 1), end, onToes);
  // Hop with the foot if a knee would fold so low that it dips through the floor.
  while (leg.joint.y < lowestKnee && hop < HIGHEST_HOP) {
    hop = Math.min(HIGHEST_HOP, hop + Math.max(1, lowestKnee - leg.joint.y));
    leg = limbByReach(base, along({ x: ankle.x, y: ankle.y + hop }, foot, 1), end, onToes);
  }
  return leg;
}
