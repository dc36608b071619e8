import { expect, test } from 'vitest';
import { footShape, frontFoot, shoeShape, tiptoe } from './foot-shapes.ts';
import { backHair, frontHair, sideHair } from './hair-shapes.ts';
import { hands } from './hand-shapes.ts';

/** Computes twice the area within a path. Positive if the path turns clockwise on the screen. */
function turnOf(d: string): number {
  const numbers = (d.match(/-?(\d+\.\d+|\.\d+|\d+)/g) ?? []).map(Number);
  const points = numbers.flatMap((x, i) => (i % 2 ? [] : [[x, numbers[i + 1] ?? 0] as const]));
  return points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

// Require one direction of all outlines: the lit edge behind a figure is all of them in one path, where
// one that turned the other way would cut a hole.
test('hands, feet and hair turn the same way', () => {
  const shapes = [
    ...Object.values(hands).map(({ shape }) => shape),
    ...[footShape, tiptoe, shoeShape, frontFoot],
    ...[sideHair, frontHair, backHair].flatMap((hair) => Object.values(hair)),
  ];
  for (const shape of shapes) expect(turnOf(shape), shape).toBeGreaterThan(0);
});
