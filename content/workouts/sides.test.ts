import { expect, test } from 'vitest';
import type { PairPose } from '../../contract/workouts/poses.ts';
import { bodies } from '../../illustration/bodies/bodies.ts';
import { poseNamed } from '../../illustration/poses/library.ts';
import { solvedPoint, solvePair } from '../../illustration/rig/solve.ts';
import { otherSide, swap, upright } from './sides.ts';

const [one, two] = bodies;
if (!one || !two) throw new Error('a couple needs two bodies');
const couple = { a: one, b: two };

const legUp = poseNamed('band-leg-up');

test('the band follows to the other foot when the other leg is raised', () => {
  const bands = otherSide(legUp).props?.flatMap((prop) => ('to' in prop ? [prop.to] : []));
  expect(bands).toEqual([
    ['a', 'footFar'],
    ['b', 'footFar'],
  ]);
  const { a } = solvePair(otherSide(legUp), couple);
  expect(solvedPoint(a, 'footFar').y).toBeGreaterThan(solvedPoint(a, 'footNear').y + 40);
});

test('what is held changes hands with the side', () => {
  const [, , glove] = otherSide(poseNamed('boxing-cross')).props ?? [];
  expect(glove).toEqual({ kind: 'glove', held: ['a', 'handNear'] });
});

test('twice the other side, or twice in the other place, is the first picture again', () => {
  const drawn = (pose: PairPose) => {
    const { a, b } = solvePair(pose, couple);
    return [a, b].map(({ limbs }) => Object.values(limbs).map(({ tip }) => tip));
  };
  expect(drawn(otherSide(otherSide(legUp)))).toEqual(drawn(legUp));
  expect(drawn(swap(swap(legUp)))).toEqual(drawn(legUp));
});

test('between a lunge on one leg and on the other both stand on both feet', () => {
  const { a, b } = solvePair(upright('lunge-low'), couple);
  for (const { limbs } of [a, b]) {
    expect(limbs.legNear.tip.y).toBeCloseTo(0, 0);
    expect(limbs.legNear.tip.x).toBeCloseTo(limbs.legFar.tip.x, 0);
  }
});
