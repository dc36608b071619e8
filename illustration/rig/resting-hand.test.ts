import { describe, expect, test } from 'vitest';
import type { FigurePose } from '../../contract/workouts/poses.ts';
import { bodies } from '../bodies/bodies.ts';
import { minus, type Vec } from './geometry.ts';
import { type SolvedFigure, solvePair } from './solve.ts';

const stances: Record<string, Omit<FigurePose, 'x'>> = {
  upright: {},
  leaning: { spine: 166, chest: 160 },
  'turned to us': { view: 'three-quarter', legs: [80, 20] },
};

/** Measures a point from the middle of the trunk toward the front, and up along the chest. */
function onTrunk({ torso }: SolvedFigure, point: Vec) {
  const { x, y } = minus(point, torso.waist);
  const along = ({ x: right, y: up }: Vec) => x * right + y * up;
  return { forward: along(torso.chestForward), up: along(torso.chestUp) };
}

describe.each(Object.entries(stances))('a hand on the own trunk, %s', (_, stance) => {
  const figures = (['heart', 'belly'] as const).flatMap((own) =>
    bodies.map((body) => {
      const pose = { x: 0, ...stance, arms: { to: { own } } };
      return solvePair({ a: pose, b: { x: 200 } }, { a: body, b: body }).a;
    }),
  );

  test('the near palm lies on the side toward us, and the elbow stays at the body', () => {
    for (const figure of figures) {
      const { chestDepth, waistDepth, armRadius } = figure.body;
      const palm = onTrunk(figure, figure.limbs.armNear.tip).forward;
      expect(palm).toBeGreaterThan(0);
      expect(palm).toBeLessThan(Math.max(chestDepth, waistDepth) * 0.9);
      const elbow = onTrunk(figure, figure.limbs.armNear.joint).forward;
      expect(elbow).toBeGreaterThan(-chestDepth - armRadius * 1.5);
    }
  });

  test('the far palm lies against the front edge, and its fingers follow the edge', () => {
    for (const figure of figures) {
      const { tip, end } = figure.limbs.armFar;
      const [palm, wrist] = [onTrunk(figure, tip), onTrunk(figure, end)];
      expect(Math.abs(palm.up - wrist.up)).toBeGreaterThan(Math.abs(palm.forward - wrist.forward));
    }
  });
});
