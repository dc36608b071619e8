import type { Prop } from '../../contract/workouts/poses.ts';
import { BED_WIDTH, CANVAS, type Camera } from './camera.ts';
import type { Vec } from './geometry.ts';
import type { SolvedFigure, SolvedPair } from './solve.ts';

/** Height below which a part counts as on the floor: a lying head, a bent knee, a hand. */
const ON_THE_FLOOR = 42;
const EDGE = 18;

/** Margin without mats at either side of the picture, and how far their near edge extends. */
const FRAME_EDGE = 10;
const SLANT = 12;

const SPREAD_OUT = ['mat', 'blanket', 'rug'];

function lowPoints({ torso, limbs, ground }: SolvedFigure): Vec[] {
  const points = [
    torso.pelvis,
    torso.headCentre,
    ...Object.values(limbs).flatMap(({ joint, tip }) => [joint, tip]),
  ];
  return points.filter(({ y }) => y < ground + ON_THE_FLOOR);
}

/**
 * Widens mats and blankets until they reach under everyone on them, however tall, in every key
 * pose.
 */
export function withRoom(keys: readonly SolvedPair[]): readonly SolvedPair[] {
  const xs = keys.flatMap(({ a, b }) => [...lowPoints(a), ...lowPoints(b)]).map(({ x }) => x);
  if (xs.length === 0) return keys;
  const from = Math.min(...xs) - EDGE;
  const to = Math.max(...xs) + EDGE;
  return keys.map((pair) => {
    const props = pair.pose.props?.map((prop) =>
      spanning(prop, (left, right) => [Math.min(left, from), Math.max(right, to)]),
    );
    return props ? { ...pair, pose: { ...pair.pose, props } } : pair;
  });
}

/**
 * Keeps both ends of a mat in the picture, because a mat that runs out of the picture looks like a
 * floor.
 */
export function withinFrame(
  keys: readonly SolvedPair[],
  { scale, shift }: Camera,
): readonly SolvedPair[] {
  const from = (FRAME_EDGE - shift) / scale + SLANT;
  const to = (CANVAS.width - FRAME_EDGE - shift) / scale - SLANT;
  return keys.map((pair) => {
    const props = pair.pose.props?.map((prop) =>
      spanning(prop, (left, right) => [Math.max(left, from), Math.min(right, to)]),
    );
    return props ? { ...pair, pose: { ...pair.pose, props } } : pair;
  });
}

/** Moves the ends of a mat. */
function spanning(prop: Prop, ends: (left: number, right: number) => [number, number]): Prop {
  if (!('width' in prop) || prop.width === undefined || !SPREAD_OUT.includes(prop.kind)) {
    return prop;
  }
  const [left, right] = ends(prop.x - prop.width / 2, prop.x + prop.width / 2);
  return { ...prop, x: Math.round((left + right) / 2), width: Math.round(right - left) };
}

/** Distance below the bed from which a foot or a figure is beside the bed. */
const BESIDE = 10;

/** Returns the ends of the bed on which both are with all their limbs, in every key pose. */
export function bedUnder(keys: readonly SolvedPair[]): readonly [number, number] | undefined {
  const bed = keys[0]?.pose.props?.find(({ kind }) => kind === 'bed');
  if (!bed || !('x' in bed)) return undefined;
  const isOn = ({ limbs, ground, surface }: SolvedFigure) =>
    surface > ground && Object.values(limbs).every(({ tip }) => tip.y > surface - BESIDE);
  if (!keys.every(({ a, b }) => isOn(a) && isOn(b))) return undefined;
  const half = (('width' in bed && bed.width) || BED_WIDTH) / 2;
  return [bed.x - half, bed.x + half];
}

/** Draws the bed between other ends. */
export function onBed(
  keys: readonly SolvedPair[],
  [left, right]: readonly [number, number],
): readonly SolvedPair[] {
  const x = Math.round((left + right) / 2);
  return keys.map((pair) => {
    const props = (pair.pose.props ?? []).map((prop) =>
      prop.kind === 'bed' ? { ...prop, x, width: right - left } : prop,
    );
    return { ...pair, pose: { ...pair.pose, props } };
  });
}
