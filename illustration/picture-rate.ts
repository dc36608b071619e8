import { clamp, distance } from './rig/geometry.ts';
import { keyPlaceAt, LEAST_PICTURES, type PictureMoment, speedAt } from './rig/motion.ts';
import type { SolvedFigure, SolvedPair } from './rig/solve.ts';
import type { SolvedScene } from './solved-scene.ts';

/** Smooth enough for people's movements, and slow enough for a slow phone. */
const MOST = 30;
/** Farthest that a hand or foot may go from one picture to the next, in units of the scene. */
const FARTHEST = 1.5;

/** Computes how many pictures per second a moment needs: the slower the movement, the fewer. */
export function picturesPerSecond(scene: SolvedScene, moment: PictureMoment): number {
  const { motion, keys, blends, turns, camera } = scene;
  const speed = speedAt(motion, keys.length, moment);
  if (speed === 0) return LEAST_PICTURES;
  const place = keyPlaceAt(motion, keys.length, moment);
  const index = Math.min(Math.floor(place), keys.length - 2);
  const [from, to] = [keys[index], keys[index + 1]];
  if (!from || !to || turns[index] || blends[index] === 'fade') return MOST;
  const unitsPerSecond = speed * farthestMove(from, to) * camera.scale;
  return clamp(unitsPerSecond / FARTHEST, LEAST_PICTURES, MOST);
}

function farthestMove(from: SolvedPair, to: SolvedPair): number {
  const ends = [...jointsOf(to.a), ...jointsOf(to.b)];
  const starts = [...jointsOf(from.a), ...jointsOf(from.b)];
  return Math.max(...starts.map((start, at) => distance(start, ends[at] ?? start)));
}

function jointsOf({ torso, limbs }: SolvedFigure) {
  return [torso.headCentre, ...Object.values(limbs).flatMap(({ joint, tip }) => [joint, tip])];
}
