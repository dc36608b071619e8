import { describe, expect, test } from 'vitest';
import { castFor } from '../../illustration/cast.ts';
import { CANVAS } from '../../illustration/rig/camera.ts';
import { distance, type Vec } from '../../illustration/rig/geometry.ts';
import { solveScene, workoutScale } from '../../illustration/solved-scene.ts';
import { allWorkouts } from './catalogue.ts';

const LIGHTS = ['day', 'evening'] as const;

const pictures = allWorkouts.flatMap(({ id, setting, steps }) => {
  const cast = castFor(id, setting);
  const largestScale = workoutScale(
    steps.map(({ poses }) => poses),
    cast,
  );
  return steps.flatMap(({ poses }, index) =>
    LIGHTS.map((light) => ({
      name: `${id}.${index + 1} ${light}`,
      solvedScene: solveScene({ setting, poses, light, seed: id, largestScale }, cast),
    })),
  );
});

function onCanvas({ x, y }: Vec, { scale, shift }: { scale: number; shift: number }): Vec {
  return { x: x * scale + shift, y: CANVAS.floor - y * scale };
}

describe('the rooms behind the steps', () => {
  test('have no thing behind a head', () => {
    const touching = pictures.filter(({ solvedScene: { keys, camera, backdrop } }) =>
      keys
        .flatMap(({ a, b }) => [a, b])
        .some(({ torso, body }) => {
          const head = onCanvas(torso.headCentre, camera);
          const radius = 22 * body.size * camera.scale;
          return backdrop.decor.some((piece) => distance(piece, head) < piece.radius + radius);
        }),
    );
    expect(touching.map(({ name }) => name)).toEqual([]);
  });

  test('have no candle near a hand, a foot or a head', () => {
    const burnt = pictures.filter(({ solvedScene: { keys, camera, backdrop } }) =>
      keys
        .flatMap(({ a, b }) => [a, b])
        .flatMap(({ torso, limbs }) => [
          torso.headCentre,
          ...Object.values(limbs).map(({ tip }) => tip),
        ])
        .some((point) =>
          backdrop.decor.some(
            (piece) =>
              piece.isFlame && distance(piece, onCanvas(point, camera)) < piece.radius + 28,
          ),
        ),
    );
    expect(burnt.map(({ name }) => name)).toEqual([]);
  });

  test('have no moon behind a hand or a shoulder', () => {
    const covered = pictures.filter(({ solvedScene: { keys, camera, backdrop } }) =>
      keys
        .flatMap(({ a, b }) => [...Object.values(a.limbs), ...Object.values(b.limbs)])
        .flatMap(({ start, tip }) => [start, tip])
        .some((point) =>
          backdrop.decor.some(
            (piece) => piece.isInSky && distance(piece, onCanvas(point, camera)) < piece.radius,
          ),
        ),
    );
    expect(covered.map(({ name }) => name)).toEqual([]);
  });

  test('have nothing that a wall cuts in two', () => {
    const cut = pictures.filter(({ solvedScene: { keys, camera, backdrop } }) =>
      (keys[0]?.pose.props ?? []).some(
        (prop) =>
          prop.kind === 'wall' &&
          backdrop.decor.some(
            ({ x, radius }) => Math.abs(x - onCanvas({ x: prop.x, y: 0 }, camera).x) < radius,
          ),
      ),
    );
    expect(cut.map(({ name }) => name)).toEqual([]);
  });

  test('have no sun, lamp or framed picture behind a hand or an elbow', () => {
    const held = pictures.filter(({ solvedScene: { keys, camera, backdrop } }) =>
      keys
        .flatMap(({ a, b }) => [a.limbs.armNear, a.limbs.armFar, b.limbs.armNear, b.limbs.armFar])
        .flatMap(({ joint, tip }) => [joint, tip])
        .some((point) =>
          backdrop.decor.some(
            (piece) =>
              piece.keepsFromHands && distance(piece, onCanvas(point, camera)) < piece.radius,
          ),
        ),
    );
    expect(held.map(({ name }) => name)).toEqual([]);
  });

  test('keep most of what is in them', () => {
    const bare = pictures.filter(({ solvedScene }) => solvedScene.backdrop.decor.length === 0);
    expect(bare.length / pictures.length).toBeLessThan(0.1);
  });

  test('look at least a dozen different ways in every category', () => {
    const looks = new Map<string, Set<string>>();
    for (const { id, category, setting } of allWorkouts) {
      const solvedScene = solveScene(
        { setting, poses: [standing], seed: id },
        castFor(id, setting),
      );
      const look = JSON.stringify([solvedScene.backdrop.shapes, solvedScene.backdrop.transform]);
      looks.set(category, (looks.get(category) ?? new Set()).add(look));
    }
    for (const [category, found] of looks) {
      const size = allWorkouts.filter((workout) => workout.category === category).length;
      expect(found.size, category).toBeGreaterThanOrEqual(Math.min(size, 12));
    }
  });
});

const standing = { a: { x: -60 }, b: { x: 60 } };
