import { along, distance, minus, type Vec } from './geometry.ts';
import type { Torso } from './torso.ts';

type Station = { point: Vec; up: Vec };

/**
 * Returns a place on the curve of the back: 0 at the pelvis, 1 at the waist, 2 at the base of the
 * neck. Pelvis, waist and chest each have their own direction, and the curve passes smoothly
 * through them.
 */
function stationAt(torso: Torso, height: number): Station {
  const { pelvis, waist, neckBase, spineUp, chestUp } = torso;
  if (height <= 0)
    return { point: along(pelvis, spineUp, height * distance(pelvis, waist)), up: spineUp };
  if (height >= 2) {
    return {
      point: along(neckBase, chestUp, (height - 2) * distance(waist, neckBase)),
      up: chestUp,
    };
  }
  const whole = minus(neckBase, pelvis);
  const length = Math.hypot(whole.x, whole.y) || 1;
  const middle = { x: whole.x / length, y: whole.y / length };
  return height < 1
    ? curved(pelvis, spineUp, waist, middle, height)
    : curved(waist, middle, neckBase, chestUp, height - 1);
}

/** Returns a place on a cubic curve between two places and directions. */
function curved(from: Vec, fromUp: Vec, to: Vec, toUp: Vec, t: number): Station {
  const length = distance(from, to);
  const [t2, t3] = [t * t, t * t * t];
  const mixed = (axis: 'x' | 'y') =>
    (2 * t3 - 3 * t2 + 1) * from[axis] +
    (t3 - 2 * t2 + t) * length * fromUp[axis] +
    (3 * t2 - 2 * t3) * to[axis] +
    (t3 - t2) * length * toUp[axis];
  const slope = (axis: 'x' | 'y') =>
    (6 * t2 - 6 * t) * (from[axis] - to[axis]) +
    (3 * t2 - 4 * t + 1) * length * fromUp[axis] +
    (3 * t2 - 2 * t) * length * toUp[axis];
  const [x, y] = [slope('x'), slope('y')];
  const steep = Math.hypot(x, y) || 1;
  return { point: { x: mixed('x'), y: mixed('y') }, up: { x: x / steep, y: y / steep } };
}

/** Returns a point forward of the back's curve or, in front views, to the figure's side of it. */
export function besideSpine(torso: Torso, height: number, forward: number): Vec {
  const { point, up } = stationAt(torso, height);
  // Turn a quarter from up to forward, the way the figure faces.
  return along(point, { x: up.y * torso.side, y: -up.x * torso.side }, forward);
}
