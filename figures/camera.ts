import { round } from './geometry.ts';
import type { SolvedFigure, SolvedPair } from './solve.ts';

export const CANVAS = { width: 640, height: 480, floor: 404 } as const;

const MARGIN = 46;
const HEADROOM = 40;
const CLOSEST = 1.42;
const WIDEST = 0.6;

type Extent = { left: number; right: number; top: number };

function extentOf({ torso, limbs }: SolvedFigure): Extent {
  const points = [
    torso.pelvis,
    torso.headCentre,
    ...Object.values(limbs).flatMap(({ joint, tip }) => [joint, tip]),
  ];
  const xs = points.map(({ x }) => x);
  return {
    left: Math.min(...xs) - 24,
    right: Math.max(...xs) + 24,
    top: Math.max(torso.headCentre.y + 30, ...points.map(({ y }) => y + 10)),
  };
}

export type Camera = { scale: number; shift: number; transform: string };

/** One framing for all key poses of a step, so that the picture does not jump as they move. */
export function cameraFor(pairs: readonly SolvedPair[], floor: number = CANVAS.floor): Camera {
  const extents = pairs.flatMap(({ a, b }) => [extentOf(a), extentOf(b)]);
  const left = Math.min(...extents.map((extent) => extent.left));
  const right = Math.max(...extents.map((extent) => extent.right));
  const top = Math.max(...extents.map((extent) => extent.top));
  const fit = Math.min(
    (CANVAS.width - 2 * MARGIN) / (right - left),
    (floor - HEADROOM) / top,
    CLOSEST,
  );
  const scale = Math.round(Math.max(WIDEST, fit) * 1000) / 1000;
  const shift = round(CANVAS.width / 2 - ((left + right) / 2) * scale);
  return { scale, shift, transform: `translate(${shift} ${floor})scale(${scale})` };
}
