import {
  along,
  angleOf,
  at,
  between,
  clamp,
  direction,
  minus,
  round,
  type Side,
  type Vec,
} from '../rig/geometry.ts';

/**
 * Half widths along one edge of a bone: a one-dimensional Bézier curve, which can be cut anywhere.
 */
type Edge = readonly [number, number, number, number];
export type BoneShape = { front: Edge; back: Edge };

/** Share of a bone by which a hem bows, as around something round. */
const HEM_BOW = 0.07;

/** Returns the part of an edge from the start of the bone to `t`. */
function cutEdge([a, b, c, d]: Edge, t: number): Edge {
  const mix = (p: number, q: number) => p + (q - p) * t;
  const [ab, bc, cd] = [mix(a, b), mix(b, c), mix(c, d)];
  const [abc, bcd] = [mix(ab, bc), mix(bc, cd)];
  return [a, ab, abc, mix(abc, bcd)];
}

export function padded({ front, back }: BoneShape, start: number, end = start): BoneShape {
  const grow = ([a, b, c, d]: Edge): Edge => [
    a + start,
    b + start + (end - start) / 3,
    c + start + ((end - start) * 2) / 3,
    d + end,
  ];
  return { front: grow(front), back: grow(back) };
}

function edgePoints(a: Vec, b: Vec, normal: Vec, edge: Edge, sign: Side): [Vec, Vec, Vec, Vec] {
  return [
    along(a, normal, edge[0] * sign),
    along(between(a, b, 1 / 3), normal, edge[1] * sign),
    along(between(a, b, 2 / 3), normal, edge[2] * sign),
    along(b, normal, edge[3] * sign),
  ];
}

/**
 * Draws the outline of a bone with its flesh. `until` below 1 ends the outline early in a straight
 * hem.
 */
export function boneOutline(a: Vec, b: Vec, shape: BoneShape, side: Side, until = 1): string {
  const normal = direction(angleOf(minus(b, a), side) + 90, side);
  const end = until < 1 ? between(a, b, until) : b;
  const front = edgePoints(a, end, normal, cutEdge(shape.front, until), 1);
  const back = edgePoints(a, end, normal, cutEdge(shape.back, until), -1);
  const sweep = side === 1 ? 1 : 0;
  const cap = (radius: number, to: Vec) =>
    `A${round(radius)} ${round(radius)} 0 0 ${sweep} ${at(to)}`;
  const bottom =
    until < 1
      ? `Q${at(along(end, minus(b, a), HEM_BOW))} ${at(back[3])}`
      : cap((shape.front[3] + shape.back[3]) / 2, back[3]);
  const top = cap((shape.front[0] + shape.back[0]) / 2, front[0]);
  return (
    `M${at(front[0])}C${at(front[1])} ${at(front[2])} ${at(front[3])}${bottom}` +
    `C${at(back[2])} ${at(back[1])} ${at(back[0])}${top}Z`
  );
}

/**
 * Draws the outline of a bone from `from` to its end, for skin below a hem: skin beneath the cloth
 * would shine through at its edges.
 */
export function boneFrom(a: Vec, b: Vec, shape: BoneShape, side: Side, from: number): string {
  const turned = ([one, two, three, four]: Edge): Edge => [four, three, two, one];
  const shapeFromEnd = { front: turned(shape.back), back: turned(shape.front) };
  return boneOutline(b, a, shapeFromEnd, side, 1 - from);
}

/** Draws a line across a bone, for hems and cuffs. */
export function hemLine(a: Vec, b: Vec, shape: BoneShape, side: Side, t: number): string {
  const normal = direction(angleOf(minus(b, a), side) + 90, side);
  const point = between(a, b, t);
  const front = along(point, normal, cutEdge(shape.front, t)[3] * 0.92);
  const back = along(point, normal, -cutEdge(shape.back, t)[3] * 0.92);
  return `M${at(front)}Q${at(along(point, minus(b, a), HEM_BOW))} ${at(back)}`;
}

/** Bend in degrees at which a joint begins to gather cloth, and at which folds are deepest. */
const FOLDS_FROM = 35;
const DEEPEST_FOLDS = 90;

/**
 * Draws two short lines from the inside of a bent joint, where cloth gathers. The lines grow with
 * the bend.
 */
export function jointFolds(inner: Vec, one: Vec, two: Vec, bend: number, length: number): string {
  const depth = clamp((bend - FOLDS_FROM) / (DEEPEST_FOLDS - FOLDS_FROM), 0, 1) * length;
  if (depth === 0) return '';
  return `M${at(inner)}L${at(along(inner, one, depth))}M${at(inner)}L${at(along(inner, two, depth))}`;
}

/** Draws the lower part of a bone's inner edge. */
export function innerEdge(a: Vec, b: Vec, shape: BoneShape, side: Side, until: number): string {
  const normal = direction(angleOf(minus(b, a), side) + 90, side);
  const put = (t: number) => at(along(between(a, b, t), normal, 0.6 - cutEdge(shape.back, t)[3]));
  return `M${put(until * 0.34)}Q${put(until * 0.67)} ${put(until)}`;
}
