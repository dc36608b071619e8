import { CANVAS, type Camera } from './rig/camera.ts';
import type { Vec } from './rig/geometry.ts';
import type { SolvedFigure, SolvedPair } from './rig/solve.ts';

/**
 * Overlays on a card's picture, in shares of the picture: the heart of a favorite, the badge on the
 * lower edge, the lock beside it. No head may be placed there.
 */
const OVERLAY_CORNERS = [
  { left: 0.8, right: 1, top: 0, bottom: 0.23 },
  { left: 0, right: 0.44, top: 0.9, bottom: 1 },
  { left: 0.8, right: 1, top: 0.77, bottom: 1 },
] as const;

/** Largest zoom relative to a step's picture. Wide floor poses may lose their feet. */
const CLOSEST = 1.4;
const CLOSEST_WITHOUT_FEET = 1.3;
const STEP = 0.04;
const MARGIN = { side: 14, top: 14, floor: 40 };
/**
 * Share of the spare height that is wall, in order of preference. Low heads may need more floor.
 */
const WALL_SHARES = [0.8, 0.6, 0.4, 0.2];
/** Shifts of a couple from the middle to try, in shares of the picture's width. */
const ASIDE = [0, -0.04, 0.04, -0.08, 0.08, -0.12, 0.12];

/**
 * Height above the floor at which a standing pair is cut, between ankle and knee, to show the pair
 * larger.
 */
const SHIN = 46;
const STANDING = 100;
/** Share of the width that whole bodies need, below which cutting the feet is worthwhile. */
const WORTH_THE_FEET = 0.93;

type Extent = { left: number; right: number; top: number; bottom: number };
export type Crop = { x: number; y: number; width: number; height: number };
type Head = Vec & { radius: number };

/** Chooses the part of a step's picture for its cover: the couple as large as the card allows. */
export function coverCrop(pair: SolvedPair, camera: Camera): Crop {
  const heads = headsOnCanvas(pair, camera);
  const whole = extentOf(pair, camera, wholeBody);
  const fromShins = { ...whole, bottom: CANVAS.floor - SHIN * camera.scale };
  const shown = closestView(whole, CLOSEST, 1.12, heads);
  const nearer = isStanding(pair) ? closestView(fromShins, CLOSEST, 1.2, heads, [1]) : undefined;
  if (nearer && (!shown || nearer.width < shown.width * WORTH_THE_FEET)) return nearer;
  const view =
    shown ??
    closestView(extentOf(pair, camera, withoutFeet), CLOSEST_WITHOUT_FEET, 1.12, heads) ??
    closestView(whole, CLOSEST, 0.9, heads);
  return view ?? { x: 0, y: 0, width: CANVAS.width, height: CANVAS.height };
}

function closestView(
  extent: Extent,
  closest: number,
  widest: number,
  heads: readonly Head[],
  wallShares: readonly number[] = WALL_SHARES,
): Crop | undefined {
  for (let zoom = closest; zoom >= widest; zoom -= STEP) {
    const view = { width: CANVAS.width / zoom, height: CANVAS.height / zoom };
    const wide = extent.right - extent.left + 2 * MARGIN.side;
    const high = extent.bottom - (extent.top - MARGIN.top);
    if (wide > view.width || high > view.height) continue;
    const room = (view.width - wide) / 2;
    for (const aside of ASIDE) {
      const shift = aside * view.width;
      if (Math.abs(shift) > room) continue;
      const views = wallShares.map((wall) => ({
        ...view,
        x: (extent.left + extent.right - view.width) / 2 + shift,
        y: extent.top - MARGIN.top - (view.height - high) * wall,
      }));
      const clear = views.find((placed) => heads.every((head) => !isUnderOverlay(head, placed)));
      if (clear) return clear;
    }
  }
  return undefined;
}

/** True if a head lies under an overlay of the card, in this view. */
export function isUnderOverlay({ x, y, radius }: Head, view: Crop): boolean {
  const [left, right] = [x - radius, x + radius].map((side) => (side - view.x) / view.width);
  const [top, bottom] = [y - radius, y + radius].map((side) => (side - view.y) / view.height);
  return OVERLAY_CORNERS.some(
    (corner) =>
      (right ?? 0) > corner.left &&
      (left ?? 0) < corner.right &&
      (bottom ?? 0) > corner.top &&
      (top ?? 0) < corner.bottom,
  );
}

const onCanvas = ({ x, y }: Vec, { scale, shift }: Camera): Vec => ({
  x: x * scale + shift,
  y: CANVAS.floor - y * scale,
});

function headsOnCanvas({ a, b }: SolvedPair, camera: Camera): Head[] {
  return [a, b].map(({ torso, body }) => ({
    ...onCanvas(torso.headCentre, camera),
    radius: 22 * body.size * camera.scale,
  }));
}

function isStanding({ a, b }: SolvedPair): boolean {
  return [a, b].every(({ torso, body, ground }) => torso.pelvis.y - ground > STANDING * body.size);
}

function wholeBody({ torso, limbs }: SolvedFigure): Vec[] {
  const ends = Object.values(limbs).flatMap(({ joint, tip }) => [joint, tip]);
  return [torso.pelvis, torso.headCentre, ...ends];
}

function withoutFeet({ torso, limbs }: SolvedFigure): Vec[] {
  const { armNear, armFar, legNear, legFar } = limbs;
  const ends = [armNear, armFar].flatMap(({ joint, tip }) => [joint, tip]);
  return [torso.pelvis, torso.headCentre, legNear.joint, legFar.joint, ...ends];
}

function extentOf(
  { a, b }: SolvedPair,
  camera: Camera,
  pointsOf: (figure: SolvedFigure) => Vec[],
): Extent {
  const points = [a, b].flatMap(pointsOf).map((point) => onCanvas(point, camera));
  const heads = [a, b].map(({ torso }) => onCanvas(torso.headCentre, camera));
  const xs = points.map(({ x }) => x);
  return {
    left: Math.min(...xs) - 20 * camera.scale,
    right: Math.max(...xs) + 20 * camera.scale,
    bottom: CANVAS.floor + MARGIN.floor,
    top: Math.min(
      ...points.map(({ y }) => y - 8 * camera.scale),
      ...heads.map(({ y }) => y - 30 * camera.scale),
    ),
  };
}
