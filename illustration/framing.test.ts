import { expect, test } from 'vitest';
import { viewBoxFor } from './framing.ts';

const NONE = { width: 0, height: 0 };
const CLEAR = { upperLeft: NONE, upperRight: NONE, lowerLeft: NONE, lowerRight: NONE };
const standing = { left: 220, right: 420, top: 50 };

/** Converts a point of the canvas to pixels of the screen. */
function onScreen(viewBox: string, screen: { width: number }, x: number, y: number) {
  const [left = 0, top = 0, width = 1] = viewBox.split(' ').map(Number);
  const scale = screen.width / width;
  return { x: (x - left) * scale, y: (y - top) * scale };
}

test.each([
  { width: 320, height: 120 },
  { width: 390, height: 390 },
  { width: 140, height: 320 },
  { width: 1075, height: 1080 },
])('a couple fits on a screen of $width by $height, as large as it can', (screen) => {
  const viewBox = viewBoxFor(standing, screen, CLEAR);
  const head = onScreen(viewBox, screen, standing.left, standing.top);
  const feet = onScreen(viewBox, screen, standing.right, 404);
  expect(Math.min(head.x, head.y)).toBeGreaterThan(0);
  expect(feet.x).toBeLessThan(screen.width);
  expect(feet.y).toBeLessThan(screen.height);
  const fills = Math.max((feet.x - head.x) / screen.width, (feet.y - head.y) / screen.height);
  expect(fills).toBeGreaterThan(0.75);
});

test('the couple stands beside what lies over the picture, not under it', () => {
  const screen = { width: 390, height: 390 };
  const overlays = {
    upperLeft: { width: 104, height: 52 },
    upperRight: { width: 150, height: 150 },
    lowerLeft: { width: Number.POSITIVE_INFINITY, height: 56 },
    lowerRight: NONE,
  };
  const viewBox = viewBoxFor(standing, screen, overlays);
  const head = onScreen(viewBox, screen, standing.right, standing.top);
  const isUnderCountdown = head.x > 390 - 150 && head.y < 150;
  expect(isUnderCountdown).toBe(false);
  const left = onScreen(viewBox, screen, standing.left, standing.top);
  expect(left.x < 104 && left.y < 52).toBe(false);
  expect(onScreen(viewBox, screen, 0, 404).y).toBeLessThanOrEqual(390 - 56);
});

test('in a low picture the couple stands beside signs at its foot, or above them if that is larger', () => {
  const signs = { ...CLEAR, lowerLeft: { width: 162, height: 56 } };
  const band = { ...CLEAR, lowerLeft: { width: Number.POSITIVE_INFINITY, height: 56 } };
  const placeOf = (focus: typeof standing, overlays: typeof signs, width = 320) => {
    const screen = { width, height: 130 };
    const viewBox = viewBoxFor(focus, screen, overlays);
    const head = onScreen(viewBox, screen, focus.left, focus.top);
    const feet = onScreen(viewBox, screen, focus.left, 404);
    return { left: head.x, height: feet.y - head.y };
  };
  expect(placeOf(standing, signs).left).toBeGreaterThan(162);
  expect(placeOf(standing, signs).height).toBeGreaterThan(placeOf(standing, band).height * 1.5);
  const wide = { left: 20, right: 620, top: 200 };
  expect(placeOf(wide, signs, 240)).toEqual(placeOf(wide, band, 240));
});

test('the couple stands between signs in the two lower corners', () => {
  const screen = { width: 360, height: 160 };
  const row = { width: 100, height: 56 };
  const viewBox = viewBoxFor(standing, screen, { ...CLEAR, lowerLeft: row, lowerRight: row });
  const head = onScreen(viewBox, screen, standing.left, standing.top);
  const feet = onScreen(viewBox, screen, standing.right, 404);
  expect(head.x).toBeGreaterThan(100);
  expect(feet.x).toBeLessThan(360 - 100);
  expect(feet.y).toBeGreaterThan(160 - 56);
});
