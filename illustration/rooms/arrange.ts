import { distance, mix, type Vec } from '../rig/geometry.ts';
import type { Circle, Decor, Sky } from './backdrop.ts';

/** Least distance between a head and the nearest thing behind it. */
const CLEARANCE = 6;
/** Least distance between a flame and any head, hand or foot. */
const FROM_FLAMES = 30;

/** Least distance between the moon, the sun or a lamp and the middle of a hand or a shoulder. */
const FROM_LIMBS = 28;

/**
 * Places of the couple on the canvas, through all pictures of a step, and of the walls against
 * which they lean.
 */
export type Occupied = {
  heads: readonly Circle[];
  limbs: readonly Vec[];
  hands: readonly Vec[];
  /** Walls against which a figure leans: the edge on the couple's side, and the other end. */
  walls: readonly (readonly [number, number])[];
  chairs: readonly (readonly [number, number])[];
};

/** Shift of a piece, right and down, at a time from 0 to 1. Few pieces move with time. */
type Way = (time: number) => readonly [right: number, down: number];

/**
 * Places decor where it meets no head and no wall in any of a workout's steps, as it looks at one
 * of them. Leaves out pieces without such a place, in all steps. A picture of its own is one step,
 * at no time.
 */
export function arranged(
  decor: readonly Decor[],
  steps: readonly Occupied[],
  step: number | undefined,
): Decor[] {
  const last = Math.max(1, steps.length - 1);
  const placed = (piece: Decor): Decor | undefined => {
    const way = waysOf(piece, step !== undefined).find((way) =>
      steps.every((occupied, index) => isClear(piece, way(index / last), occupied)),
    );
    if (way) return moved(piece, way((step ?? 0) / last));
    return step !== undefined && piece.instead ? placed(piece.instead) : undefined;
  };
  return decor.flatMap((piece) => placed(piece) ?? []);
}

function waysOf({ aside, sky, circles: [home] }: Decor, canTravel: boolean): Way[] {
  if (canTravel && sky && home) return waysAcross(sky, home);
  return [[0, 0] as const, ...aside].map((shift) => () => shift);
}

/** Numbers of places along a sky, and of heights there, from which a way is chosen. */
const PLACES = 8;
const HEIGHTS = 4;

/** Lists ways from left to right, the longest first, and of equals the flattest first. */
function waysAcross({ left, right, top, low, noon = top }: Sky, home: Vec): Way[] {
  const heights = spread(low, top, HEIGHTS);
  const ways = spread(left, right, PLACES).flatMap((from, index, places) =>
    places.slice(index).flatMap((to) =>
      heights.flatMap((height, at) =>
        [...heights.slice(at), noon].map((highest) => ({
          length: to - from,
          rise: height - highest,
          way: (time: number) => {
            const risen = (height - highest) * (1 - (2 * time - 1) ** 2);
            return [mix(from, to, time) - home.x, height - risen - home.y] as const;
          },
        })),
      ),
    ),
  );
  return ways
    .sort((one, two) => two.length - one.length || one.rise - two.rise)
    .map(({ way }) => way);
}

function spread(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => mix(from, to, index / (count - 1)));
}

function isClear(
  { circles, isFlame, isInSky, keepsFromHands }: Decor,
  [right, down]: readonly [number, number],
  { heads, limbs, hands, walls }: Occupied,
): boolean {
  const apart = isFlame ? FROM_FLAMES : CLEARANCE;
  const kept = isInSky ? limbs : keepsFromHands ? hands : [];
  return circles.every(({ x, y, radius }) => {
    const middle = { x: x + right, y: y + down };
    const isFrom = (points: readonly Vec[], by: number) =>
      points.every((point) => distance(middle, point) > radius + by);
    return (
      heads.every((head) => distance(middle, head) > radius + head.radius + apart) &&
      // Keep clear of walls, which would cut the piece in two, or hide it in some of the steps.
      walls.every((ends) => {
        const [from, to] = [Math.min(...ends), Math.max(...ends)];
        return middle.x + radius + CLEARANCE < from || middle.x - radius - CLEARANCE > to;
      }) &&
      (!isFlame || isFrom(limbs, FROM_FLAMES)) &&
      isFrom(kept, FROM_LIMBS)
    );
  });
}

function moved(piece: Decor, [right, down]: readonly [number, number]): Decor {
  if (right === 0 && down === 0) return piece;
  const transform = `translate(${Math.round(right)} ${Math.round(down)})`;
  return {
    ...piece,
    shapes: piece.shapes.map((shape) => ({ ...shape, attrs: { ...shape.attrs, transform } })),
    circles: piece.circles.map(({ x, y, radius }) => ({ x: x + right, y: y + down, radius })),
  };
}
