import {
  along,
  angleOf,
  at,
  between,
  direction,
  minus,
  type Side,
  smoothThrough,
  type Vec,
} from '../rig/geometry.ts';
import type { BoneShape } from './bone-shape.ts';
import { path, type Shape } from './shape.ts';

/** Light on a body: the direction away from its source, and the color of the side in shadow. */
export type CoreLight = { away: Vec; color: string };

const OPACITY = 0.17;
/** Shares of a bone's half width and of the trunk's width that lie in shadow if lit squarely. */
const ON_BONE = 1.05;
const ON_TRUNK = 0.42;
/** Share of the trunk's strip at each of its outline's points: it tapers toward both ends. */
const TAPER = [0, 0.5, 0.9, 1, 0.7, 0];

/** Draws the side of a part that the light does not reach, with a hard inner edge. */
export function coreShadow(key: string, d: string, { color }: CoreLight): Shape {
  return path(`${key}-core`, d, color, { opacity: OPACITY });
}

/** Outlines the shadow along one edge of a bone, the wider the more squarely the light falls. */
export function boneCore(
  a: Vec,
  b: Vec,
  shape: BoneShape,
  side: Side,
  { away }: CoreLight,
): string {
  const normal = direction(angleOf(minus(b, a), side) + 90, side);
  const facing = normal.x * away.x + normal.y * away.y;
  const sign = facing > 0 ? 1 : -1;
  const [one, two, three, four] = facing > 0 ? shape.front : shape.back;
  const put = (t: number, width: number) => at(along(between(a, b, t), normal, width * sign));
  const inside = 1 - ON_BONE * Math.abs(facing);
  return (
    `M${put(0, one)}C${put(1 / 3, two)} ${put(2 / 3, three)} ${put(1, four)}` +
    `C${put(2 / 3, three * inside)} ${put(1 / 3, two * inside)} ${put(0, one)}Z`
  );
}

/** Outlines the shadow along the front or the back of the trunk. */
export function trunkCore(
  { front, back }: { front: readonly Vec[]; back: readonly Vec[] },
  forward: Vec,
  { away }: CoreLight,
): string {
  const facing = forward.x * away.x + forward.y * away.y;
  const [edge, across] = facing > 0 ? [front, back] : [back, front];
  const count = edge.length - 1;
  const inner = edge.map((point, i) =>
    between(point, across[count - i] ?? point, (TAPER[i] ?? 0) * ON_TRUNK * Math.abs(facing)),
  );
  const [first] = edge;
  return first ? `M${at(first)}${smoothThrough(edge)}${smoothThrough(inner.reverse())}Z` : '';
}
