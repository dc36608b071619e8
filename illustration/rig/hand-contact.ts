import { PALM_LENGTH } from './body.ts';
import { along, between, distance, type Vec } from './geometry.ts';
import type { LimbBase } from './limb.ts';

/** Number of rounds, enough for two overlapping circles to agree within a tenth of a unit. */
const ROUNDS = 6;

function reachOf({ bones, kind, size }: LimbBase): number {
  return (bones.upper + bones.lower + (kind === 'arm' ? PALM_LENGTH * size : 0)) * 0.995;
}

function within(limb: LimbBase, point: Vec): Vec {
  const far = distance(limb.start, point);
  const reach = reachOf(limb);
  return far <= reach ? point : between(limb.start, point, reach / far);
}

/**
 * Finds the point halfway between the two limbs, moved by the poses' wish and into the reach of
 * both.
 */
export function handContact(one: LimbBase, two: LimbBase, wish: Vec): Vec {
  let point = along(between(one.start, two.start, 0.5), wish, 1);
  for (let i = 0; i < ROUNDS; i++) point = within(two, within(one, point));
  return point;
}
