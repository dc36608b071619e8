import { CANVAS, type Focus } from './rig/camera.ts';
import { round } from './rig/geometry.ts';

const MARGIN = { side: 24, top: 20, bottom: 40 };
/** Least height of a picture, so that the room shows around a small couple. */
const LEAST_HEIGHT = 350;
/** Share of the spare height that is wall. The rest is floor. */
const WALL_SHARE = 0.72;

type Size = { width: number; height: number };
/** Places of a picture that the couple keeps free, in pixels: two corners, and a strip at its foot. */
export type FreePlaces = { upperLeft: Size; upperRight: Size; foot: number };
type Insets = { left: number; right: number; top: number; bottom: number };
type View = { x: number; y: number; unitsPerPixel: number };

/**
 * Chooses the part of a room to show on a screen of any shape: the couple as large as possible,
 * clear of the free places. The room extends beyond the canvas on all sides.
 */
export function viewBoxFor(focus: Focus, screen: Size, places: FreePlaces): string {
  const views = waysAround(places).map((insets) => viewWithin(insets, focus, screen));
  const clear = views.filter((view) => isClear(view, focus, screen, places));
  const [best] = (clear.length > 0 ? clear : views).sort(
    (one, two) => one.unitsPerPixel - two.unitsPerPixel,
  );
  const { x, y, unitsPerPixel } = best ?? { x: 0, y: 0, unitsPerPixel: 1 };
  return [x, y, screen.width * unitsPerPixel, screen.height * unitsPerPixel].map(round).join(' ');
}

/** Lists the ways around the free places: below or beside each corner, or between both. */
function waysAround({ upperLeft, upperRight, foot }: FreePlaces): Insets[] {
  return [0, upperLeft.height, upperRight.height].flatMap((top) =>
    [0, upperLeft.width].flatMap((left) =>
      [0, upperRight.width].map((right) => ({ left, right, top, bottom: foot })),
    ),
  );
}

/** Fits the couple as large as the screen without its insets allows. */
function viewWithin(insets: Insets, focus: Focus, screen: Size): View {
  const left = focus.left - MARGIN.side;
  const right = focus.right + MARGIN.side;
  const bottom = CANVAS.floor + MARGIN.bottom;
  const top = Math.min(focus.top - MARGIN.top, bottom - LEAST_HEIGHT);
  const width = Math.max(1, screen.width - insets.left - insets.right);
  const height = Math.max(1, screen.height - insets.top - insets.bottom);
  const unitsPerPixel = Math.max((right - left) / width, (bottom - top) / height);
  const spare = height * unitsPerPixel - (bottom - top);
  return {
    x: (left + right) / 2 - (insets.left + width / 2) * unitsPerPixel,
    y: top - spare * WALL_SHARE - insets.top * unitsPerPixel,
    unitsPerPixel,
  };
}

function isClear(
  { x, y, unitsPerPixel }: View,
  focus: Focus,
  screen: Size,
  { upperLeft, upperRight }: FreePlaces,
) {
  const left = (focus.left - x) / unitsPerPixel;
  const top = (focus.top - y) / unitsPerPixel;
  const right = screen.width - (focus.right - x) / unitsPerPixel;
  const isUnder = (corner: Size, across: number) => across < corner.width && top < corner.height;
  return !isUnder(upperLeft, left) && !isUnder(upperRight, right);
}
