import { between, distance } from './geometry.ts';
import { interpolate, isTurned } from './interpolate.ts';
import type { Motion } from './motion.ts';
import type { SolvedPair } from './solve.ts';
import { trunkCircles } from './torso.ts';

/**
 * Transition between key poses: by moving, or by a cross-fade where no body could move that way.
 */
export type Blend = 'move' | 'fade';

/** Farthest that a figure may travel while turning on the spot. */
const FARTHEST_TURN = 60;
/** Deepest that a leg may pass into the partner's trunk, beyond either key pose. */
const DEEPEST = 4;

/**
 * Chooses a transition. Bodies must be able to do a movement that repeats. A change of sides only
 * has to look right.
 */
export function blendBetween(from: SolvedPair, to: SolvedPair, { mode }: Motion): Blend {
  if (tradesPlaces(from, to)) return 'fade';
  return mode === 'switch' && kicksThrough(from, to) ? 'fade' : 'move';
}

function tradesPlaces(from: SolvedPair, to: SolvedPair): boolean {
  return (['a', 'b'] as const).some(
    (who) =>
      isTurned(from[who], to[who]) &&
      distance(from[who].torso.pelvis, to[who].torso.pelvis) > FARTHEST_TURN,
  );
}

/** True if a leg would sweep through the partner's trunk or head on its way. */
function kicksThrough(from: SolvedPair, to: SolvedPair): boolean {
  const ways = [0.2, 0.35, 0.5, 0.65, 0.8].map((t) => interpolate(from, to, t));
  return (['a', 'b'] as const).some((who) =>
    (['legNear', 'legFar'] as const).some((leg) => {
      const allowed = Math.max(0, depthOf(from, who, leg), depthOf(to, who, leg)) + DEEPEST;
      return ways.some((pair) => depthOf(pair, who, leg) > allowed);
    }),
  );
}

function depthOf(pair: SolvedPair, who: 'a' | 'b', leg: 'legNear' | 'legFar'): number {
  const partner = pair[who === 'a' ? 'b' : 'a'];
  const { joint, end, tip } = pair[who].limbs[leg];
  const depths = trunkCircles(partner.torso, partner.body).flatMap(({ centre, radius }) =>
    [between(joint, end, 0.5), between(joint, end, 0.75), end, tip].map(
      (point) => radius - distance(centre, point),
    ),
  );
  return Math.max(...depths);
}
