import { expect, test } from 'vitest';
import type { PairPose } from '../contract/workouts/poses.ts';
import { castFor } from './cast.ts';
import { viewBoxFor } from './framing.ts';
import { type Camera, cameraFor } from './rig/camera.ts';
import { solvePair } from './rig/solve.ts';

const NONE = { width: 0, height: 0 };
const CLEAR = { upperLeft: NONE, upperRight: NONE, foot: 0 };
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
  const places = {
    upperLeft: { width: 104, height: 52 },
    upperRight: { width: 150, height: 150 },
    foot: 56,
  };
  const viewBox = viewBoxFor(standing, screen, places);
  const head = onScreen(viewBox, screen, standing.right, standing.top);
  const isUnderCountdown = head.x > 390 - 150 && head.y < 150;
  expect(isUnderCountdown).toBe(false);
  const left = onScreen(viewBox, screen, standing.left, standing.top);
  expect(left.x < 104 && left.y < 52).toBe(false);
  expect(onScreen(viewBox, screen, 0, 404).y).toBeLessThanOrEqual(390 - 56);
});

test('in a low picture the couple stands between menu and countdown, or below them if that is larger', () => {
  const screen = { width: 320, height: 150 };
  const places = {
    upperLeft: { width: 104, height: 52 },
    upperRight: { width: 96, height: 96 },
    foot: 0,
  };
  const between = viewBoxFor(standing, screen, places);
  const head = onScreen(between, screen, standing.left, standing.top);
  const feet = onScreen(between, screen, standing.right, 404);
  expect(head.x).toBeGreaterThan(104);
  expect(feet.x).toBeLessThan(320 - 96);
  expect(feet.y - head.y).toBeGreaterThan(112);

  const lying = { left: 20, right: 620, top: 200 };
  const below = viewBoxFor(lying, screen, places);
  const [left, right] = [lying.left, lying.right].map((x) => onScreen(below, screen, x, lying.top));
  expect(left?.y).toBeGreaterThan(52);
  expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(150);
});

test('a bed may leave a narrow screen, so that the two on its edge are as large as on chairs', () => {
  const { a, b } = castFor(1);
  const seated = (props: PairPose['props'], lift: number) => {
    const sitting = { lift, rest: 'seat' as const, legs: { to: { floor: 60 } } };
    const pose = { a: { x: -60, ...sitting }, b: { x: 60, ...sitting }, props };
    return solvePair(pose as PairPose, { a: a.body, b: b.body });
  };
  const widthOf = ({ focus, scale }: Camera) => (focus.right - focus.left) / scale;
  const inBed = cameraFor([seated([{ kind: 'bed', x: -100, width: 420 }], 46)]);
  const chairs = [-60, 60].map((x) => ({ kind: 'chair' as const, x }));
  expect(widthOf(inBed)).toBeLessThanOrEqual(widthOf(cameraFor([seated(chairs, 58)])));
});
