import type { Prop } from '../contract/figures.ts';
import type { Vec } from './geometry.ts';
import type { SolvedFigure, SolvedPair } from './solve.ts';

/** What is lower than this is on the floor, or nearly: a lying head, a bent knee, a hand. */
const ON_THE_FLOOR = 42;
const EDGE = 18;

const SPREAD_OUT = ['mat', 'blanket', 'rug'];

function lowPoints({ torso, limbs }: SolvedFigure): Vec[] {
  const points = [
    torso.pelvis,
    torso.headCentre,
    ...Object.values(limbs).flatMap(({ joint, tip }) => [joint, tip]),
  ];
  return points.filter(({ y }) => y < ON_THE_FLOOR);
}

/** Mats and blankets reach under everyone who is on them, however tall, in every key pose. */
export function withRoom(keys: readonly SolvedPair[]): readonly SolvedPair[] {
  const xs = keys.flatMap(({ a, b }) => [...lowPoints(a), ...lowPoints(b)]).map(({ x }) => x);
  if (xs.length === 0) return keys;
  const from = Math.min(...xs) - EDGE;
  const to = Math.max(...xs) + EDGE;
  return keys.map((pair) => {
    const props = pair.pose.props?.map((prop) => reaching(prop, from, to));
    return props ? { ...pair, pose: { ...pair.pose, props } } : pair;
  });
}

function reaching(prop: Prop, from: number, to: number): Prop {
  if (!('width' in prop) || prop.width === undefined || !SPREAD_OUT.includes(prop.kind)) {
    return prop;
  }
  const left = Math.min(prop.x - prop.width / 2, from);
  const right = Math.max(prop.x + prop.width / 2, to);
  return { ...prop, x: Math.round((left + right) / 2), width: Math.round(right - left) };
}
