import { expect, test } from 'vitest';
import { type PairPose, vary } from '../contract/workouts/poses.ts';
import { castFor } from './cast.ts';
import { picturesPerSecond } from './picture-rate.ts';
import { LEAST_PICTURES } from './rig/motion.ts';
import { solveScene } from './solved-scene.ts';

const armsDown: PairPose = { a: { x: -60, arms: [10, 10] }, b: { x: 60, arms: [10, 10] } };
const armsUp = vary(armsDown, { a: { arms: [170, 170] }, b: { arms: [170, 170] } });
const HALFWAY = { breathing: 1, moving: 0, resting: 0, sinceHalf: -9 };

function rateOf(out: number, share: number): number {
  const tempo = { out, hold: 2, back: out, rest: 1 };
  const motion = { mode: 'loop', tempo } as const;
  const scene = solveScene({ setting: 'bedroom', poses: [armsDown, armsUp], motion }, castFor(1));
  return picturesPerSecond(scene, { ...HALFWAY, moving: out * share });
}

test('the slower a couple moves, the fewer pictures they need', () => {
  expect(rateOf(1, 0.5)).toBe(30);
  expect(rateOf(20, 0.5)).toBeGreaterThan(LEAST_PICTURES);
  expect(rateOf(20, 0.5)).toBeLessThan(30);
});

test('a couple that only breathes needs the fewest pictures', () => {
  expect(rateOf(1, 1.5)).toBe(LEAST_PICTURES);
});
