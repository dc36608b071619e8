import type { FigurePose, Limb } from '../../contract/workouts/poses.ts';
import { interpolate } from './interpolate.ts';
import { limbPose } from './placement.ts';
import { type SolvedFigure, type SolvedPair, solvePair, type Who } from './solve.ts';

/** Whoever stands further from upright than this lies, sits or bows, and does not turn on the spot. */
const UPRIGHT_DEGREES = 40;

/** A pose between two solved ones, by way of the view that lies between theirs. */
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

/** Where someone turns round on the spot: the picture halfway, from the side or from the front. */
export function halfTurn(from: SolvedPair, to: SolvedPair): SolvedPair | undefined {
  const views = { a: viewBetween(from.a, to.a), b: viewBetween(from.b, to.b) };
  if (!views.a && !views.b) return undefined;
  const pose = { ...from.pose, a: seen(from.a, views.a), b: seen(from.b, views.b) };
  return solvePair(pose, { a: from.a.body, b: from.b.body });
}

/** From the front to the back a body passes its side; from one side to the other its front. */
function viewBetween(from: SolvedFigure, to: SolvedFigure): 'side' | 'front' | null {
  const [one, two] = [from.torso, to.torso];
  const isUpright = [one, two].every(({ spine }) => Math.abs(spine - 180) < UPRIGHT_DEGREES);
  if (!isUpright || from.pose.row || to.pose.row) return null;
  if (one.view === 'side' && two.view === 'side') return one.side === two.side ? null : 'front';
  return one.view !== 'side' && two.view !== 'side' && one.view !== two.view ? 'side' : null;
}

/** Angles count outward from the front and forward from the side: a free arm just hangs meanwhile. */
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
