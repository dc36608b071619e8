import { clamp, round } from './geometry.ts';
import type { SolvedFigure, SolvedPair } from './solve.ts';

export const CANVAS = { width: 640, height: 480, floor: 404 } as const;
export const VIEW_BOX = `0 0 ${CANVAS.width} ${CANVAS.height}`;

const MARGIN = 46;
/**
 * Side margin of a pair too wide to be drawn at full size. Being near the edge is better than being
 * small.
 */
const TIGHT_MARGIN = 22;
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

/** Margin of furniture, which would look broken if the frame cut it. */
const FURNITURE_MARGIN = 14;
export const HALF_CHAIR = 44;
/** Width of a bed whose pose names none. */
export const BED_WIDTH = 420;

type Furniture = Omit<Extent, 'top'> & { kind: 'chair' | 'bed' | 'bench' };

function furnitureOf({ pose }: SolvedPair): Furniture[] {
  return (pose.props ?? []).flatMap((prop): Furniture[] => {
    const { kind } = prop;
    if (kind === 'chair') return [{ kind, left: prop.x - HALF_CHAIR, right: prop.x + HALF_CHAIR }];
    if (kind !== 'bed' && kind !== 'bench') return [];
    const half = (prop.width ?? BED_WIDTH) / 2 + 6;
    return [{ kind, left: prop.x - half, right: prop.x + half }];
  });
}

/**
 * Part of the canvas that the couple and their seats take. A bed may leave a narrow screen, where
 * the two would be small beside it.
 */
export type Focus = { left: number; right: number; top: number };
export type Camera = { scale: number; shift: number; transform: string; focus: Focus };

/**
 * Frames all key poses of a step the same way, so that the picture does not jump as they move. The
 * couple are in the middle, unless another place is.
 */
export function cameraFor(
  pairs: readonly SolvedPair[],
  largestScale = CLOSEST,
  middle?: number,
): Camera {
  const { floor } = CANVAS;
  const extents = pairs.flatMap(({ a, b }) => [extentOf(a), extentOf(b)]);
  const left = Math.min(...extents.map((extent) => extent.left));
  const right = Math.max(...extents.map((extent) => extent.right));
  const top = Math.max(...extents.map((extent) => extent.top));
  const furniture = pairs.flatMap(furnitureOf);
  const from = Math.min(left, ...furniture.map((piece) => piece.left));
  const to = Math.max(right, ...furniture.map((piece) => piece.right));
  const wide = (margin: number) => (CANVAS.width - 2 * margin) / (right - left);
  const fit = Math.min(
    Math.max(wide(MARGIN), Math.min(1, wide(TIGHT_MARGIN))),
    (CANVAS.width - 2 * FURNITURE_MARGIN) / (to - from),
    (floor - HEADROOM) / top,
    largestScale,
  );
  const scale = Math.round(Math.max(WIDEST, fit) * 1000) / 1000;
  const centred = CANVAS.width / 2 - (middle ?? (left + right) / 2) * scale;
  // Keep the middle, moved only as far as their furniture needs.
  const shift = round(
    clamp(
      centred,
      FURNITURE_MARGIN - from * scale,
      Math.max(FURNITURE_MARGIN - from * scale, CANVAS.width - FURNITURE_MARGIN - to * scale),
    ),
  );
  const seats = furniture.filter(({ kind }) => kind !== 'bed');
  const focus = {
    left: shift + Math.min(left, ...seats.map((seat) => seat.left)) * scale,
    right: shift + Math.max(right, ...seats.map((seat) => seat.right)) * scale,
    top: floor - top * scale,
  };
  return { scale, shift, transform: `translate(${shift} ${floor})scale(${scale})`, focus };
}

/** Most that a couple may grow between two steps, a quarter. */
const MOST_GROWN = 1.25;

/**
 * Computes how large a workout may draw its couple where there is room, from the poses of all its
 * steps.
 */
export function largestScaleOf(steps: readonly (readonly SolvedPair[])[]): number {
  const scales = steps.filter(({ length }) => length > 0).map((keys) => cameraFor(keys).scale);
  return Math.min(CLOSEST, Math.min(...scales) * MOST_GROWN);
}
