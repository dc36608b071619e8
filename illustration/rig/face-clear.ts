import type { FigurePose } from '../../contract/workouts/poses.ts';
import { hiddenShareOfHead, limbVolumes } from './hit-volumes.ts';
import { interpolate } from './interpolate.ts';
import { type LimbName, placePart, whichOf } from './parts.ts';
import { limbPose } from './placement.ts';
import type { SolvedFigure, SolvedPair } from './solve.ts';

/** Share of the face above which one's own arm goes behind the head. */
const MOST_COVERED = 0.2;

const HEAD = ['crown', 'forehead', 'face'];

/**
 * Paints arms that pass the head, on their way up or to the floor, under the head in every key
 * pose. In a flat picture a visible face matters more than which arm is nearer.
 */
export function facesClear(keys: readonly SolvedPair[]): readonly SolvedPair[] {
  const halfway = keys.slice(1).map((pair, index) => interpolate(keys[index] ?? pair, pair, 0.5));
  const moments = [...keys, ...halfway];
  const clear = (who: 'a' | 'b', name: LimbName): boolean =>
    moments.some((pair) => hidesFace(pair[who], name));
  const under = {
    a: { armNear: clear('a', 'armNear'), armFar: clear('a', 'armFar') },
    b: { armNear: clear('b', 'armNear'), armFar: clear('b', 'armFar') },
  };
  return keys.map((pair) => ({
    ...pair,
    a: withArms(pair.a, under.a),
    b: withArms(pair.b, under.b),
  }));
}

function hidesFace(figure: SolvedFigure, name: LimbName): boolean {
  // Skip the far arm in side views, because it is already behind the head.
  if (name === 'armFar' && figure.torso.view === 'side') return false;
  if (figure.limbs[name].layer || touchesHead(figure.pose, name)) return false;
  return hiddenShareOfHead(figure, limbVolumes(figure, name)) > MOST_COVERED;
}

function touchesHead(pose: FigurePose, name: LimbName): boolean {
  const limb = limbPose(pose, name);
  if (Array.isArray(limb) || !('to' in limb) || !('own' in limb.to)) return false;
  return HEAD.includes(placePart(limb.to.own, whichOf(name)).part);
}

function withArms(
  figure: SolvedFigure,
  under: { armNear: boolean; armFar: boolean },
): SolvedFigure {
  const arm = (name: 'armNear' | 'armFar') =>
    under[name] ? { ...figure.limbs[name], layer: 'under' as const } : figure.limbs[name];
  return {
    ...figure,
    limbs: { ...figure.limbs, armNear: arm('armNear'), armFar: arm('armFar') },
  };
}
