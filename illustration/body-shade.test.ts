import { expect, test } from 'vitest';
import type { PairPose } from '../contract/workouts/poses.ts';
import { footShape, frontFoot, shoeShape, tiptoe } from './bodies/foot-shapes.ts';
import { backHair, frontHair, sideHair } from './bodies/hair-shapes.ts';
import { hands } from './bodies/hand-shapes.ts';
import type { Shade } from './bodies/shape.ts';
import { castFor } from './cast.ts';
import { frameBetween, frameSvg, solveScene } from './solved-scene.ts';

const cast = castFor(2, 'bedroom');

/** Lists the shaded parts, and for each the partner's parts that shade it. */
function shadesIn(pose: PairPose): Record<string, string[]> {
  const solvedScene = solveScene({ setting: 'bedroom', poses: [pose] }, cast);
  const [drawing] = frameBetween(solvedScene, 0);
  const shades = drawing?.shapes.filter((one): one is Shade => one.tag === 'shade') ?? [];
  const partOf = (key = '') => key.split('-').slice(0, 2).join('-');
  return Object.fromEntries(
    shades.map(({ on, of }) => [partOf(on[0]?.key), of.map(([first]) => partOf(first?.key))]),
  );
}

/**
 * Pose with one figure wholly in front of the other, and on the side from which the light comes.
 */
const oneBehind: PairPose = {
  a: { x: 14, facing: 'right', arms: [4, 8] },
  b: { x: -14, facing: 'right', arms: [4, 8], depth: 1 },
};

test('who is before the other shades them, and is shaded by nothing behind', () => {
  const shaded = Object.keys(shadesIn(oneBehind));
  expect(shaded).not.toEqual([]);
  for (const part of shaded) expect(part).toMatch(/^a-/);
  const behindTowardLight = {
    a: { ...oneBehind.a, x: -14 },
    b: { ...oneBehind.b, x: 14 },
  };
  for (const part of Object.keys(shadesIn(behindTowardLight))) expect(part).toMatch(/^a-/);
});

test('nobody shades themselves', () => {
  for (const [on, of] of Object.entries(shadesIn(oneBehind))) {
    for (const part of of) expect(part[0]).not.toBe(on[0]);
  }
});

test('an arm over the partner shades the trunk beneath it', () => {
  const over: PairPose = {
    a: { x: -50, arms: [80, 86] },
    b: { x: 24, facing: 'right', arms: { angles: [0, 4], layer: 'back' } },
  };
  expect(shadesIn(over)['b-top']).toContain('a-armNear');
});

test('two who stand apart have no shadow on each other', () => {
  expect(shadesIn({ a: { x: -120 }, b: { x: 120 } })).toEqual({});
});

test('a shadow falls away from the light, on nothing but the part that it is clipped to', () => {
  const solvedScene = solveScene({ setting: 'bedroom', poses: [oneBehind] }, cast);
  const [right, down] = solvedScene.backdrop.light.toward;
  const svg = frameSvg(solvedScene, frameBetween(solvedScene, 0), '');
  const shade =
    /<g clip-path="url\(#([^)]+)\)"[^>]*><g fill="#\w+" transform="translate\(([-\d.]+) ([-\d.]+)\)">/;
  const [, id, x, y] = shade.exec(svg) ?? [];
  expect(svg).toContain(`<clipPath id="${id}">`);
  expect([Math.sign(Number(x)), Math.sign(Number(y))]).toEqual([
    -Math.sign(right),
    -Math.sign(down),
  ]);
});

test('names are used once, also while one drawing gives way to another', () => {
  const poses = [oneBehind, oneBehind];
  const solvedScene = solveScene({ setting: 'bedroom', poses }, cast);
  const halfway = { ...solvedScene, blends: ['fade' as const] };
  const svg = frameSvg(halfway, frameBetween(halfway, 0.4), '');
  const ids = Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
  expect(ids.filter((id) => id?.endsWith('-shade')).length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(ids.length);
});

/** Computes twice the area within a path. Positive if the path turns clockwise on the screen. */
function turnOf(d: string): number {
  const numbers = (d.match(/-?(\d+\.\d+|\.\d+|\d+)/g) ?? []).map(Number);
  const points = numbers.flatMap((x, i) => (i % 2 ? [] : [[x, numbers[i + 1] ?? 0] as const]));
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

// Require one direction of all outlines: all are joined into one path on a canvas, where one that
// turned the other way would cut a hole.
test('hands, feet and hair turn the same way', () => {
  const shapes = [
    ...Object.values(hands).map(({ shape }) => shape),
    ...[footShape, tiptoe, shoeShape, frontFoot],
    ...[sideHair, frontHair, backHair].flatMap((hair) => Object.values(hair)),
  ];
  for (const shape of shapes) expect(turnOf(shape), shape).toBeGreaterThan(0);
});
