import type { FigurePose, Limb } from '../../contract/workouts/poses.ts';
import { interpolate } from './interpolate.ts';
import { limbPose } from './placement.ts';
import { type SolvedFigure, type SolvedPair, solvePair, type Who } from './solve.ts';

/** Degrees from upright beyond which a figure lies, sits or bows, and does not turn on the spot. */
const UPRIGHT_DEGREES = 40;

/** Computes a pose between two solved ones, through the view that lies between theirs. */
export function onTheWay(
  from: SolvedPair,
  to: SolvedPair,
  halfway: SolvedPair | undefined,
  t: number,
): SolvedPair {
  if (!halfway) return interpolate(from, to, t);
  const { a, b, pose } = interpolate(from, to, t);
  const turned = t < 0.5 ? interpolate(from, halfway, 2 * t) : interpolate(halfway, to, 2 * t - 1);
  const isTurning = (who: Who) => viewBetween(from[who], to[who]) !== null;
  return { a: isTurning('a') ? turned.a : a, b: isTurning('b') ? turned.b : b, pose };
}

/** Builds the picture halfway through a turn on the spot, from the side or from the front. */
export function halfTurn(from: SolvedPair, to: SolvedPair): SolvedPair | undefined {
  const views = { a: viewBetween(from.a, to.a), b: viewBetween(from.b, to.b) };
  if (!views.a && !views.b) return undefined;
  const pose = { ...from.pose, a: seen(from.a, views.a), b: seen(from.b, views.b) };
  return solvePair(pose, { a: from.a.body, b: from.b.body });
}

/** Returns the view in between: the side between front and back, the front between two sides. */
function viewBetween(from: SolvedFigure, to: SolvedFigure): 'side' | 'front' | null {
  const [one, two] = [from.torso, to.torso];
  const isUpright = [one, two].every(({ spine }) => Math.abs(spine - 180) < UPRIGHT_DEGREES);
  if (!isUpright || from.pose.row || to.pose.row) return null;
  if (one.view === 'side' && two.view === 'side') return one.side === two.side ? null : 'front';
  return one.view !== 'side' && two.view !== 'side' && one.view !== two.view ? 'side' : null;
}

/**
 * Free arm during a turn. The arm hangs, because angles count outward in front views and forward in
 * side views.
 */
const HANGING: Limb = [6, 18];

function seen({ pose, torso }: SolvedFigure, view: 'side' | 'front' | null): FigurePose {
  if (!view) return pose;
  const { look: _, ...turned } = pose;
  const arm = (name: 'armNear' | 'armFar') => {
    const limb = limbPose(pose, name);
    return !Array.isArray(limb) && 'to' in limb ? limb : HANGING;
  };
  return {
    ...turned,
    x: torso.pelvis.x,
    view,
    armNear: arm('armNear'),
    armFar: arm('armFar'),
  };
}
