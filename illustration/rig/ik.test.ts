import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { along, direction, distance } from './geometry.ts';
import { solveTwoBones } from './ik.ts';

const side = fc.constantFrom<1 | -1>(1, -1);
const bend = fc.constantFrom<1 | -1>(1, -1);
const bones = { upper: 47, lower: 43 };
const start = { x: 12, y: 200 };

function endOf(angles: { upper: number; lower: number }, facing: 1 | -1) {
  const joint = along(start, direction(angles.upper, facing), bones.upper);
  return along(joint, direction(angles.lower, facing), bones.lower);
}

describe('a two-bone limb', () => {
  test('reaches every target within its length', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 359 }),
        fc.integer({ min: 20, max: 89 }),
        side,
        bend,
        (angle, far, facing, way) => {
          const target = along(start, direction(angle, facing), far);
          const end = endOf(solveTwoBones(start, target, bones, way, facing), facing);
          expect(distance(end, target)).toBeLessThan(0.5);
        },
      ),
    );
  });

  test('points straight at a target out of reach', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 359 }), side, bend, (angle, facing, way) => {
        const target = along(start, direction(angle, facing), 300);
        const end = endOf(solveTwoBones(start, target, bones, way, facing), facing);
        expect(distance(end, target)).toBeCloseTo(210, 0);
      }),
    );
  });

  test('bends only the way its joint allows', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 359 }),
        fc.integer({ min: 1, max: 200 }),
        side,
        bend,
        (angle, far, facing, way) => {
          const target = along(start, direction(angle, facing), far);
          const { upper, lower } = solveTwoBones(start, target, bones, way, facing);
          expect((lower - upper) * way).toBeGreaterThanOrEqual(0);
          expect((lower - upper) * way).toBeLessThanOrEqual(180);
        },
      ),
    );
  });
});
