import { poseBetween } from './ball-handoff.ts';
import { along, between, minus, mix, nearestTurn } from './geometry.ts';
import { type LimbBase, limbByAngles, limbByReach, type SolvedLimb, tipOffset } from './limb.ts';
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
    pose: poseBetween(from, to, t),
  };
}

/** Of the knee joint above the floor when the knee rests on it. */
const KNEE_HEIGHT = 9;

/** Higher a foot would kick its own seat; a move that needs it wants another key pose. */
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

/** How much narrower a head is halfway from a profile to another face, and a body that turns round. */
const HEAD_TURN = 0.4;
const LEAST_WIDTH = 0.3;
/** Of a body from the side, against its front. */
const SIDE_WIDTH = 0.62;

/** Seen from another side: there is no flat picture in between. */
export function isTurned(from: SolvedFigure, to: SolvedFigure): boolean {
  return from.torso.view !== to.torso.view || from.torso.side !== to.torso.side;
}

/** Narrow halfway, where one view follows the other: as a body looks that turns round. */
function turning(from: SolvedFigure, to: SolvedFigure, t: number): SolvedFigure {
  const nearer = t < 0.5 ? from : to;
  const pelvis = between(from.torso.pelvis, to.torso.pelvis, t);
  const { view } = nearer.torso;
  const isQuarter = (from.torso.view === 'side') !== (to.torso.view === 'side');
  // From the front to the side: as narrow as the side is, which then needs no squeezing.
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
  // Crossed legs lie on the floor and point at us: a reach would unfold them.
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
  // The lower bone turns with the upper: its bend is what changes, so it never flips through.
  const bendFrom = from.lower - from.upper;
  const bend = mix(bendFrom, nearestTurn(to.lower - to.upper, bendFrom), t);
  const limb = limbByAngles(base, { upper, lower: upper + bend, end });
  limb.follows = from.follows && to.follows;
  return limb;
}

/** Nearer than this to straight back an arm is already behind the body, and may stay there. */
const BEHIND_DEGREES = 30;

/** The shorter way round, but no arm through the back: shoulders do not turn that way. */
function upperEnd(one: SolvedFigure, two: SolvedFigure, name: LimbName): number {
  const [from, to] = [one.limbs[name], two.limbs[name]];
  const end = nearestTurn(to.upper, from.upper);
  if (from.kind !== 'arm' || one.torso.view !== 'side') return end;
  const chest = one.torso.chest;
  const carried = nearestTurn(two.torso.chest, chest) - chest;
  // Seen from the chest, which may itself bow or rise meanwhile.
  const [start, stop] = [from.upper - chest, end - carried - chest];
  const back = nearestTurn(90, (start + stop) / 2);
  const [low, high] = [Math.min(start, stop), Math.max(start, stop)];
  const passesBack = low + BEHIND_DEGREES < back && back < high - BEHIND_DEGREES;
  return passesBack ? end + (stop > start ? -360 : 360) : end;
}

/** Led by the ankle, so that a foot can roll from flat to its toes on the way. */
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
  // A knee that folds low on the way would dip through the floor: then the foot hops over it.
  while (leg.joint.y < lowestKnee && hop < HIGHEST_HOP) {
    hop = Math.min(HIGHEST_HOP, hop + Math.max(1, lowestKnee - leg.joint.y));
    leg = limbByReach(base, along({ x: ankle.x, y: ankle.y + hop }, foot, 1), end, onToes);
  }
  return leg;
}
