import { expect, test } from 'vitest';
import type { PairPose } from '../../contract/workouts/poses.ts';
import { castFor } from '../cast.ts';
import { poseProblems } from '../checks/pose-checks.ts';
import { shadowShapes } from '../shadow.ts';
import { pairShapes } from '../solved-scene.ts';
import { solvePair } from './solve.ts';

const cast = castFor(4);
const bodies = { a: cast.a.body, b: cast.b.body };
const standing: PairPose = { a: { x: -40 }, b: { x: 40 } };
const inRows: PairPose = { a: { x: -10, facing: 'right' }, b: { x: 20, facing: 'right', row: 1 } };

test('the back row stands 26 higher on a floor of its own, a little smaller', () => {
  const { a, b } = solvePair(inRows, bodies);
  expect(b.limbs.legNear.tip.y - a.limbs.legNear.tip.y).toBeCloseTo(26, 1);
  expect(b.body.thigh).toBeCloseTo(bodies.b.thigh * 0.95, 5);
  expect(a.body).toEqual(bodies.a);
  expect(poseProblems(inRows, bodies)).toEqual([]);
});

test('each row has its own contact shadow', () => {
  const { a, b } = solvePair(inRows, bodies);
  const level = (figure: typeof a) => Number(shadowShapes('x', figure, '#000')[0]?.attrs.cy);
  expect(level(a) - level(b)).toBeCloseTo(26, 1);
});

test('two without rows share one floor', () => {
  const { a, b } = solvePair(standing, bodies);
  expect([a.ground, b.ground]).toEqual([0, 0]);
});

test('the back row is painted behind the front one', () => {
  const drawn = pairShapes(solvePair(inRows, bodies), cast, {
    shadow: '#000',
    mat: { base: '#fff', shade: '#eee' },
    wall: { plane: '#fff', edge: '#eee', skirting: '#ddd' },
  }).map(({ key }) => key);
  expect(drawn.indexOf('b-top')).toBeLessThan(drawn.indexOf('a-armFar-skin'));
});

test('whoever lies on a bed casts the shadow on the bed', () => {
  const onBed: PairPose = {
    a: { x: 0, lift: 46, spine: 270, legs: [86, 84] },
    b: { x: 140 },
    props: [{ kind: 'bed', x: 0 }],
  };
  const { a, b } = solvePair(onBed, bodies);
  expect([a.surface, b.surface]).toEqual([46, 0]);
});

test('whoever sits on a chair casts the shadow on the floor, not into the air beside the seat', () => {
  const seated = { lift: 58, rest: 'seat', legs: { to: { floor: 60 } } } as const;
  const onChairs: PairPose = {
    a: { x: -90, ...seated },
    b: { x: 90, ...seated },
    props: [{ kind: 'chair', x: -90 }],
  };
  const { a, b } = solvePair(onChairs, bodies);
  expect([a.surface, b.surface]).toEqual([0, 0]);
});
