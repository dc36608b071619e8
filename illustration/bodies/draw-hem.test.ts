import { expect, test } from 'vitest';
import type { PairPose } from '../../contract/workouts/poses.ts';
import { castFor } from '../cast.ts';
import { solvePair } from '../rig/solve.ts';
import { drawHem } from './draw-hem.ts';

const { a, b } = castFor(1);
const bodies = { a: a.body, b: b.body };
const outfit = { ...a.outfit, top: { ...a.outfit.top, cut: 'tee' } } as const;

/**
 * Solves a figure with the near thigh raised by `raised` degrees. Returns the parts of the hem over
 * and under the thigh.
 */
function hemAt(raised: number) {
  const pose: PairPose = { a: { x: 0, legNear: [raised, raised - 40] }, b: { x: 200 } };
  const { overLeg, underLeg } = drawHem('a', solvePair(pose, bodies).a, outfit);
  const line = (shapes: typeof overLeg) => String(shapes[0]?.attrs.d);
  return { over: line(overLeg), under: line(underLeg), shapes: [...overLeg, ...underLeg] };
}

test('a hem hangs over a lowered thigh and goes beneath a raised one', () => {
  expect([hemAt(20).over !== '', hemAt(20).under]).toEqual([true, '']);
  expect([hemAt(100).over, hemAt(100).under !== '']).toEqual(['', true]);
});

test('cloth is never see-through, however far the thigh is raised', () => {
  for (let raised = 0; raised <= 120; raised += 5) {
    expect(hemAt(raised).shapes.filter(({ attrs }) => 'opacity' in attrs)).toEqual([]);
  }
});
