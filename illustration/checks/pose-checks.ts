import type { PairPose } from '../../contract/workouts/poses.ts';
import { missedBy, type SolvedLimb } from '../rig/limb.ts';
import { type LimbName, limbNames } from '../rig/parts.ts';
import { legExtent } from '../rig/placement.ts';
import {
  type PairBodies,
  type SolvedFigure,
  type SolvedPair,
  solvePair,
  type Who,
} from '../rig/solve.ts';
import { trunkCircles } from '../rig/torso.ts';
import { overbent } from './joints.ts';
import { limbCollisions } from './limb-collisions.ts';

type PoseProblem = {
  who: Who;
  where: LimbName | 'body';
  problem: 'misses its target' | 'bends backward' | 'below the floor' | 'in the air';
  by: number;
};

type Overreach = {
  who: Who;
  where: LimbName | 'hip' | 'lumbar' | 'neck';
  problem: 'bends too far' | 'passes through the partner';
  by: number;
};

/**
 * Finds joints bent beyond what a body can do, and limbs led through the partner. Takes a solved
 * pair, so that pictures between two key poses can be checked too.
 */
export function overreachedLimbs(pair: SolvedPair): Overreach[] {
  return (['a', 'b'] as const).flatMap((who) => {
    const other = pair[who === 'a' ? 'b' : 'a'];
    return [
      ...overbent(pair[who]).map((bent) => ({ who, ...bent, problem: 'bends too far' as const })),
      ...limbCollisions(pair[who], other).map((limb) => ({
        who,
        ...limb,
        problem: 'passes through the partner' as const,
      })),
    ];
  });
}

/** Distances above which a fault shows in the picture. */
const MISS = 4;
const SUNK = 5;
const HOVER = 6;
const OVERBENT_DEGREES = 6;

/** Lists everything about a pose that a body cannot do or a floor does not allow. */
export function poseProblems(pose: PairPose, bodies: PairBodies): PoseProblem[] {
  const pair = solvePair(pose, bodies);
  return [...figureProblems('a', pair.a), ...figureProblems('b', pair.b)];
}

function figureProblems(who: Who, figure: SolvedFigure): PoseProblem[] {
  const limbs = limbNames.flatMap((where) => limbProblems(who, where, figure));
  return [...limbs, ...bodyProblems(who, figure)];
}

function limbProblems(who: Who, where: LimbName, figure: SolvedFigure): PoseProblem[] {
  const { limbs, torso, body, ground } = figure;
  const limb = limbs[where];
  const found: PoseProblem[] = [];
  const missed = missedBy(limb);
  if (missed > MISS) found.push({ who, where, problem: 'misses its target', by: missed });
  const isFlat = torso.view === 'side' && torso.turn === 0;
  const backward = isFlat ? -foldOf(limb) * (limb.kind === 'arm' ? 1 : -1) : 0;
  if (backward > OVERBENT_DEGREES) {
    found.push({ who, where, problem: 'bends backward', by: backward });
  }
  const extent =
    limb.kind === 'leg'
      ? Math.min(...legExtent(limb, body))
      : Math.min(limb.tip.y - 3, limb.joint.y - body.armRadius * 0.6);
  const lowest = extent - ground + nearerBy(torso);
  if (lowest < -SUNK) found.push({ who, where, problem: 'below the floor', by: -lowest });
  return found;
}

/**
 * Tolerance for a figure lying on the side, face or back to the viewer: knees and elbows come
 * nearer on the same floor.
 */
const NEARER = 18;

function nearerBy({ view, spine, turn }: SolvedFigure['torso']): number {
  if (turn > 0) return NEARER;
  return view !== 'side' && Math.abs(Math.sin((spine * Math.PI) / 180)) > 0.8 ? NEARER : 0;
}

/** Computes how far the lower bone is turned from the upper, between -180 and 180. */
function foldOf({ upper, lower }: SolvedLimb): number {
  const fold = lower - upper;
  return fold - 360 * Math.round(fold / 360);
}

function bodyProblems(who: Who, figure: SolvedFigure): PoseProblem[] {
  const { torso, body, limbs, pose, ground } = figure;
  const circles = trunkCircles(torso, body).map(({ centre, radius }) => centre.y - radius);
  const trunk = Math.min(...circles) - ground;
  const legs = [limbs.legNear, limbs.legFar].flatMap((leg) => legExtent(leg, body));
  const hands = [limbs.armNear.tip.y - 5, limbs.armFar.tip.y - 5];
  const lowest = Math.min(trunk, Math.min(...legs, ...hands) - ground);
  const found: PoseProblem[] = [];
  if (trunk < -SUNK) found.push({ who, where: 'body', problem: 'below the floor', by: -trunk });
  if (lowest > HOVER && pose.lift === undefined) {
    found.push({ who, where: 'body', problem: 'in the air', by: lowest });
  }
  return found;
}
