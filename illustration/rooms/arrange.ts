import { distance, type Vec } from '../rig/geometry.ts';
import type { Circle, Decor } from './backdrop.ts';

/** Least distance between a head and the nearest thing behind it. */
const CLEARANCE = 6;
/** Least distance between a flame and any head, hand or foot. */
const FROM_FLAMES = 30;

/** Least distance between the moon, the sun or a lamp and the middle of a hand or a shoulder. */
const FROM_LIMBS = 28;

type Occupied = {
  heads: readonly Circle[];
  limbs: readonly Vec[];
  hands: readonly Vec[];
  wallEdges: readonly Vec[];
};

/**
 * Places decor where it meets no head and no edge of a wall. Leaves out pieces without such a
 * place.
 */
export function arranged(decor: readonly Decor[], occupied: Occupied): Decor[] {
  return decor.flatMap((piece) => {
    const places = [[0, 0] as const, ...piece.aside].map(([right, down]) =>
      moved(piece, right, down),
    );
    const clear = places.filter((place) => isClear(place, occupied));
    if (piece.isInSky) return clear.find((place) => isFarFrom(occupied.limbs, place)) ?? [];
    if (piece.keepsFromHands) return clear.find((place) => isFarFrom(occupied.hands, place)) ?? [];
    return clear[0] ?? [];
  });
}

function isFarFrom(points: readonly Vec[], { circles }: Decor): boolean {
  return circles.every((circle) =>
    points.every((point) => distance(circle, point) > circle.radius + FROM_LIMBS),
  );
}

function isClear({ circles, isFlame }: Decor, { heads, limbs, wallEdges }: Occupied): boolean {
  const apart = isFlame ? FROM_FLAMES : CLEARANCE;
  return circles.every(
    (circle) =>
      heads.every((head) => distance(circle, head) > circle.radius + head.radius + apart) &&
      // Keep away from walls, which would cut the piece in two.
      wallEdges.every((edge) => Math.abs(circle.x - edge.x) > circle.radius + CLEARANCE) &&
      (!isFlame || limbs.every((limb) => distance(circle, limb) > circle.radius + FROM_FLAMES)),
  );
}

function moved(piece: Decor, right: number, down: number): Decor {
  if (right === 0 && down === 0) return piece;
  const transform = `translate(${right} ${down})`;
  return {
    ...piece,
    shapes: piece.shapes.map((shape) => ({ ...shape, attrs: { ...shape.attrs, transform } })),
    circles: piece.circles.map(({ x, y, radius }) => ({ x: x + right, y: y + down, radius })),
  };
}
