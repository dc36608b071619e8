import { partDepths } from '../bodies/draw-figure.ts';
import {
  type HitVolume,
  headVolume,
  hiddenShareOfFace,
  limbVolumes,
  trunkVolumes,
} from '../rig/hit-volumes.ts';
import { limbNames } from '../rig/parts.ts';
import type { SolvedPair, Who } from '../rig/solve.ts';

/**
 * Computes the share of each face that limbs, bodies and heads cover in the picture, from 0 to 1.
 */
export function hiddenFaces(pair: SolvedPair): Record<Who, number> {
  return { a: hiddenFace('a', pair), b: hiddenFace('b', pair) };
}

function hiddenFace(who: Who, pair: SolvedPair): number {
  const face = partDepths(pair[who]).head;
  return hiddenShareOfFace(pair[who], [
    ...coversBefore(face, 'a', who, pair),
    ...coversBefore(face, 'b', who, pair),
  ]);
}

/**
 * Lists what one figure puts in front of a face. At equal depth, the figure painted later is in
 * front.
 */
function coversBefore(face: number, one: Who, whose: Who, pair: SolvedPair): HitVolume[] {
  const depths = partDepths(pair[one]);
  const isLater = (depth: number) => depth > face || (depth === face && one > whose);
  const limbs = limbNames.filter((name) => isLater(depths[name]));
  return [
    ...limbs.flatMap((name) => limbVolumes(pair[one], name)),
    ...(isLater(depths.trunk) ? trunkVolumes(pair[one]) : []),
    ...(isLater(depths.head) ? [headVolume(pair[one])] : []),
  ];
}
