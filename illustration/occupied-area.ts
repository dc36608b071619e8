import { CANVAS, type Camera, HALF_CHAIR } from './rig/camera.ts';
import { interpolate } from './rig/interpolate.ts';
import type { SolvedPair } from './rig/solve.ts';
import type { Occupied } from './rooms/arrange.ts';
import { WALL_WIDTH } from './rooms/props.ts';

const HEAD_RADIUS = 24;

/**
 * Finds the places on the canvas of heads, hands with elbows, limbs with what they hang on, walls
 * and chairs, in every key pose and halfway between.
 */
export function occupiedArea(keys: readonly SolvedPair[], { scale, shift }: Camera): Occupied {
  const halfway = keys.slice(1).map((pair, index) => interpolate(keys[index] ?? pair, pair, 0.5));
  const figures = [...keys, ...halfway].flatMap(({ a, b }) => [a, b]);
  const onCanvas = ({ x, y }: { x: number; y: number }) => ({
    x: x * scale + shift,
    y: CANVAS.floor - y * scale,
  });
  const props = keys[0]?.pose.props ?? [];
  const span = (from: number, width: number) =>
    [from, from + width].map((x) => x * scale + shift) as [number, number];
  return {
    heads: figures.map(({ torso, body }) => ({
      ...onCanvas(torso.headCentre),
      radius: HEAD_RADIUS * body.size * scale,
    })),
    limbs: figures.flatMap(({ torso, limbs }) =>
      [
        torso.waist,
        ...Object.values(limbs).flatMap(({ start, joint, tip }) => [start, joint, tip]),
      ].map(onCanvas),
    ),
    hands: figures.flatMap(({ limbs: { armNear, armFar } }) =>
      [armNear, armFar].flatMap(({ joint, tip }) => [joint, tip]).map(onCanvas),
    ),
    walls: props.flatMap((prop) => {
      if (prop.kind !== 'wall') return [];
      return [span(prop.x, prop.facing === 'left' ? WALL_WIDTH : -WALL_WIDTH)];
    }),
    chairs: props.flatMap((prop) =>
      prop.kind === 'chair' ? [span(prop.x - HALF_CHAIR, 2 * HALF_CHAIR)] : [],
    ),
  };
}
