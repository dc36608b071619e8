import { describe, expect, test } from 'vitest';
import { castFor } from '../../illustration/cast.ts';
import { CANVAS } from '../../illustration/rig/camera.ts';
import { distance, type Vec } from '../../illustration/rig/geometry.ts';
import type { SolvedFigure } from '../../illustration/rig/solve.ts';
import { type SolvedScene, solveScene } from '../../illustration/solved-scene.ts';
import { workoutRoom } from '../../illustration/workout-room.ts';
import { allWorkouts } from './catalogue.ts';

const LIGHTS = ['day', 'evening'] as const;

/** Pictures of every workout's steps by day and in the evening, as the player draws them. */
const workouts = allWorkouts.flatMap(({ id, setting, thing, steps }) => {
  const cast = castFor(id, setting);
  const all = steps.map(({ poses, mode, tempo }) => ({ poses, motion: { mode, tempo } }));
  const room = workoutRoom(all, cast);
  return LIGHTS.map((light) =>
    all.map((own, step) => {
      const scene = { setting, thing, ...own, light, place: { room, step }, seed: id };
      return { name: `${id}.${step + 1} ${light}`, setting, solvedScene: solveScene(scene, cast) };
    }),
  );
});
const pictures = workouts.flat();

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

  test('stay as they are from step to step, but for what time moves', () => {
    const changed = workouts.flatMap((steps) => {
      const [first] = steps.map(({ solvedScene }) => whatStays(solvedScene));
      return steps.filter(({ solvedScene }) => whatStays(solvedScene) !== first);
    });
    expect(changed.map(({ name }) => name)).toEqual([]);
  });

  test('have one bed, which stays where it is while both are on it', () => {
    const moved = workouts.filter((steps) => {
      const places = steps.flatMap(({ solvedScene: { keys, camera } }) =>
        keys.every(({ a, b }) => lowestTip(a) > ON_BED && lowestTip(b) > ON_BED)
          ? (keys[0]?.pose.props ?? []).flatMap((prop) =>
              prop.kind === 'bed' && 'width' in prop
                ? [`${(prop.width ?? 0) * camera.scale} ${onCanvas({ ...prop, y: 0 }, camera).x}`]
                : [],
            )
          : [],
      );
      return new Set(places).size > 1;
    });
    expect(moved.map(([first]) => first?.name)).toEqual([]);
  });

  test('let time pass: sun and moon go one way, candles burn down, skies turn', () => {
    for (const steps of workouts) {
      const rooms = steps.map(({ solvedScene }) => solvedScene.backdrop);
      const [first, last] = [steps[0]?.solvedScene, steps.at(-1)?.solvedScene];
      if (!first || !last) throw new Error('a workout has steps');
      const name = steps[0]?.name;
      const suns = rooms.map(({ decor }) =>
        decor.find(({ keys }) => /^(sun|moon)/.test(`${keys}`)),
      );
      expect(isSorted(suns.flatMap((sun) => sun?.x ?? [])), name).toBe(true);
      const waxes = rooms.map(({ shapes }) => shapes.find(({ key }) => /^candle.*wax$/.test(key)));
      const heights = waxes.flatMap((wax) => Number(wax?.attrs.height ?? []));
      expect(heights, name).toEqual(heights.toSorted((one, two) => two - one));
      expect(JSON.stringify(first.backdrop.gradients), name).not.toBe(
        JSON.stringify(last.backdrop.gradients),
      );
    }
  });

  test('show the thing of a title in all of its steps', () => {
    const named = allWorkouts.filter(({ thing }) => thing !== undefined);
    const missing = named.filter(({ id }) =>
      pictures
        .filter(({ name }) => name.startsWith(`${id}.`))
        .some(
          ({ solvedScene: { backdrop } }) =>
            !backdrop.decor.some(({ keys }) => keys[0]?.startsWith('thing')),
        ),
    );
    expect(named.length).toBeGreaterThanOrEqual(10);
    expect(missing.map(({ id }) => id)).toEqual([]);
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

/** Height of hands and feet that are on a bed. */
const ON_BED = 36;

function lowestTip({ limbs }: SolvedFigure): number {
  return Math.min(...Object.values(limbs).map(({ tip }) => tip.y));
}

function isSorted(numbers: readonly number[]): boolean {
  const rising = numbers.toSorted((one, two) => one - two);
  return [rising, rising.toReversed()].some((sorted) => `${sorted}` === `${numbers}`);
}

/** Matches the keys of shapes that move with time: sun, moon, their light on the floor, candles. */
const MOVED_BY_TIME = /^(sun|sun-core|window(-b)?-sun|moon|light|sunbeam|candle.*)$/;

/** Describes each shape of a room but its colors, which time changes. */
function whatStays({ backdrop: { shapes, transform } }: SolvedScene): string {
  const things = shapes.map(({ key, tag, attrs: { fill, stroke, ...form } }) =>
    MOVED_BY_TIME.test(key) ? key : { key, tag, form },
  );
  return JSON.stringify([things, transform]);
}

const standing = { a: { x: -60 }, b: { x: 60 } };
