import { CANVAS, type Focus } from './camera.ts';
import { round } from './geometry.ts';

const MARGIN = { side: 24, top: 20, bottom: 40 };
/** However small the couple is in a picture, their room shows around them. */
const LEAST_HEIGHT = 350;
/** Of the height that is left over, so much is wall; the rest is floor. */
const WALL_SHARE = 0.72;

type Size = { width: number; height: number };
/** What lies over a picture, in pixels: in its upper corners, and along its lower edge. */
export type Covered = { left: Size; right: Size; bottom: number };
type Insets = { left: number; right: number; top: number; bottom: number };
type View = { x: number; y: number; unitsPerPixel: number };

/**
 * The part of a room to show on a screen of any shape: the couple is as large as it allows, clear
 * of what lies over the picture. The room goes on beyond the canvas on all sides.
 */
export function viewBoxFor(focus: Focus, screen: Size, covered: Covered): string {
  const { left, right, bottom } = covered;
  const top = Math.max(left.height, right.height);
  const none = { left: 0, right: 0, top: 0, bottom };
  const views = [
    none,
    { ...none, left: left.width },
    { ...none, right: right.width },
    { ...none, left: left.width, right: right.width },
    { ...none, right: right.width, top: left.height },
    { ...none, left: left.width, top: right.height },
    { ...none, top },
  ].map((insets) => viewWithin(insets, focus, screen));
  const clear = views.filter((view) => isClear(view, focus, screen, covered));
  const [best] = (clear.length > 0 ? clear : views).sort(
    (one, two) => one.unitsPerPixel - two.unitsPerPixel,
  );
  const { x, y, unitsPerPixel } = best ?? { x: 0, y: 0, unitsPerPixel: 1 };
  return [x, y, screen.width * unitsPerPixel, screen.height * unitsPerPixel].map(round).join(' ');
}

/** The couple as large as the screen without its insets allows. */
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

function isClear({ x, y, unitsPerPixel }: View, focus: Focus, { width }: Size, covered: Covered) {
  const left = (focus.left - x) / unitsPerPixel;
  const right = (focus.right - x) / unitsPerPixel;
  const top = (focus.top - y) / unitsPerPixel;
  const isUnderLeft = left < covered.left.width && top < covered.left.height;
  const isUnderRight = right > width - covered.right.width && top < covered.right.height;
  return !isUnderLeft && !isUnderRight;
}
