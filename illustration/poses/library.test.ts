import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { PairPose } from '../../contract/workouts/poses.schemas.ts';
import { bodies } from '../bodies/bodies.ts';
import { castFor } from '../cast.ts';
import { poseProblems } from '../checks/pose-checks.ts';
import { interpolate } from '../rig/interpolate.ts';
import { missedBy } from '../rig/limb.ts';
import { solvePair } from '../rig/solve.ts';
import { frameAt, pairShapes, solveScene } from '../solved-scene.ts';
import { poses } from './library.ts';

// Parse the poses as data, as the browser does.
const library = z.record(z.string(), PairPose).parse(poses);
const named = Object.entries(library);

const couples = bodies.flatMap((a) => bodies.filter((b) => b !== a).map((b) => ({ a, b })));

test('the library is broad enough to write every workout from', () => {
  expect(named.length).toBeGreaterThanOrEqual(90);
});

const byHeight = bodies.toSorted((one, two) => one.thigh - two.thigh);
const extremes = [byHeight[0], byHeight.at(-1)];

/**
 * Lists the couples to try for a pose. A reach for the partner depends on both bodies, so each body
 * is tried with the shortest and the tallest, with whom a hand misses most. Any other pose depends
 * on one body alone.
 */
function couplesFor(pose: PairPose): typeof couples {
  const text = JSON.stringify(pose);
  if (!text.includes('"partner"') && !text.includes('"snug"')) {
    return couples.filter(
      ({ a, b }) => bodies.indexOf(b) === (bodies.indexOf(a) + 1) % bodies.length,
    );
  }
  return couples.filter(({ a, b }) => extremes.includes(a) || extremes.includes(b));
}

describe('every pose', () => {
  test('can be done by every couple: hands meet, feet stand, nothing bends backward', () => {
    const wrong = named.flatMap(([name, pose]) =>
      couplesFor(pose).flatMap((pair) =>
        poseProblems(pose, pair).map((found) => ({
          name,
          ...found,
          pair: `${pair.a.name}+${pair.b.name}`,
        })),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('draws finite numbers', () => {
    const cast = castFor(3);
    const { backdrop } = solveScene(
      { setting: 'stretch', poses: [{ a: { x: -60 }, b: { x: 60 } }] },
      cast,
    );
    const broken = named.filter(([, pose]) => {
      const pair = solvePair(pose, { a: cast.a.body, b: cast.b.body });
      const drawn = JSON.stringify(pairShapes(pair, cast, backdrop, 1.3));
      return /NaN|Infinity|null|undefined/.test(drawn);
    });
    expect(broken.map(([name]) => name)).toEqual([]);
  });
});

describe('between two poses', () => {
  const [high, low] = [library['facing-squat-high'], library['facing-squat-low']];
  const { a, b } = castFor(5);

  test('feet stay on the floor and hands stay together', () => {
    if (!high || !low) throw new Error('the squat is missing from the library');
    const solve = (pose: PairPose) => solvePair(pose, { a: a.body, b: b.body });
    const [from, to] = [solve(high), solve(low)];
    for (let t = 0; t <= 1; t += 0.1) {
      const pair = interpolate(from, to, t);
      for (const figure of [pair.a, pair.b]) {
        expect(figure.limbs.legNear.tip.y).toBeCloseTo(0, 0);
      }
      const gap = Math.hypot(
        pair.a.limbs.armNear.tip.x - pair.b.limbs.armNear.tip.x,
        pair.a.limbs.armNear.tip.y - pair.b.limbs.armNear.tip.y,
      );
      expect(gap).toBeLessThan(2);
    }
  });

  test.each([
    ['burpee-stand', 'burpee-squat'],
    ['burpee-squat', 'burpee-hop'],
    ['burpee-hop', 'burpee-plank'],
    ['climber-right', 'climber-left'],
    ['plank', 'push-up-low'],
    ['bridge-low', 'bridge'],
    ['lunge-high', 'lunge-low'],
    ['deadlift-high', 'deadlift-low'],
    ['high-knees-right', 'high-knees-left'],
    ['cat', 'cow'],
    ['sit-up-top', 'sit-up-low'],
    ['straddle-back', 'straddle-forward'],
  ])('from %s to %s nothing sinks and hands stay where they press', (first, second) => {
    const [one, two] = [library[first], library[second]];
    if (!one || !two) throw new Error('a pose of this test is missing from the library');
    for (const couple of couples.filter((_, index) => index % 7 === 0)) {
      const [from, to] = [solvePair(one, couple), solvePair(two, couple)];
      for (let t = 0.1; t < 1; t += 0.1) {
        const pair = interpolate(from, to, t);
        const limbs = [pair.a, pair.b].flatMap((figure) => Object.values(figure.limbs));
        const lowest = Math.min(...limbs.flatMap(({ tip, joint }) => [tip.y, joint.y]));
        expect(lowest).toBeGreaterThan(-4);
        expect(Math.max(...limbs.map(missedBy))).toBeLessThan(4);
      }
    }
  });

  test.each([
    ['burpee-stand', 'burpee-squat'],
    ['jump-ready', 'burpee-jump-high-five'],
    ['back-to-back', 'back-to-back-reach'],
  ])('from %s to %s arms swing past the front of the body', (first, second) => {
    const [one, two] = [library[first], library[second]];
    if (!one || !two) throw new Error('a pose of this test is missing from the library');
    for (const couple of couples.filter((_, index) => index % 7 === 0)) {
      const pair = interpolate(solvePair(one, couple), solvePair(two, couple), 0.5);
      for (const { torso, limbs } of [pair.a, pair.b]) {
        expect((limbs.armNear.joint.x - torso.shoulder.near.x) * torso.side).toBeGreaterThan(0);
      }
    }
  });

  test('elements keep their keys and their order', () => {
    if (!high || !low) throw new Error('the squat is missing from the library');
    const motion = { mode: 'loop', tempo: { out: 1.7, hold: 0, back: 1.7, rest: 0 } } as const;
    const solvedScene = solveScene({ setting: 'strength', poses: [high, low], motion }, castFor(5));
    const keys = (moving: number) =>
      frameAt(solvedScene, { breathing: moving, moving, resting: 0, sinceHalf: -1 }).flatMap(
        ({ shapes }) => shapes.map(({ key }) => key),
      );
    expect(keys(0.9)).toEqual(keys(0));
    expect(keys(1.7)).toEqual(keys(0));
    expect(new Set(keys(0)).size).toBe(keys(0).length);
  });
});
