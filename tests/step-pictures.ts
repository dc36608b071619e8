import sharp from 'sharp';
import type { WorkoutDetail } from '../contract/workouts/workouts.ts';
import { toSvg } from '../illustration/bodies/svg.ts';
import { type Cast, castFor } from '../illustration/cast.ts';
import { CANVAS, VIEW_BOX } from '../illustration/rig/camera.ts';
import type { SolvedPair } from '../illustration/rig/solve.ts';
import type { Light } from '../illustration/rooms/backdrop.ts';
import { pairShapes, type SolvedScene, solveScene } from '../illustration/solved-scene.ts';
import { workoutRoom } from '../illustration/workout-room.ts';
import { allWorkouts } from '../server/catalogue/catalogue.ts';

/** Picture of a step. `name` is for people: 206.7 is workout 206, step 7. */
export type StepPicture = { name: string; text: string; cast: Cast; solvedScene: SolvedScene };

/** Draws the pictures of a workout as the player does. Without motion every key pose is kept. */
export function stepPictures(
  { id, setting, thing, instructions, steps }: WorkoutDetail,
  { light = 'day', moves = true }: { light?: Light; moves?: boolean } = {},
): StepPicture[] {
  const cast = castFor(id, setting);
  const all = steps.map(({ poses, mode, tempo }) =>
    moves ? { poses, motion: { mode, tempo } } : { poses },
  );
  const room = workoutRoom(all, cast);
  return all.map((own, step) => {
    const name = `${id}.${step + 1}`;
    const scene = { setting, thing, ...own, light, place: { room, step }, seed: id };
    const text = instructions[step] ?? '';
    return { name, text, cast, solvedScene: solveScene(scene, cast, `s${name}`) };
  });
}

let solved: StepPicture[][] | undefined;

/**
 * Lists every key pose of every step, workout by workout. Solved once for all tests of a worker.
 */
export function everyPicture(): StepPicture[][] {
  solved ??= allWorkouts.map((workout) => stepPictures(workout, { moves: false }));
  return solved;
}

/** Counts the different lists of poses, and lists the steps that share one. */
export function sharedPoseLists(workouts: readonly WorkoutDetail[]): {
  different: number;
  shared: string[][];
} {
  const named = workouts.flatMap(({ id, steps }) =>
    steps.map(({ poses }, index) => ({ name: `${id}.${index + 1}`, poses })),
  );
  const byPoses = new Map<string, typeof named>();
  for (const step of named) {
    const poses = JSON.stringify(step.poses);
    byPoses.set(poses, [...(byPoses.get(poses) ?? []), step]);
  }
  const shared = [...byPoses.values()]
    .filter(({ length }) => length > 1)
    .map((steps) => steps.map(({ name }) => name));
  return { different: byPoses.size, shared };
}

/** Share of pixels below which two pictures in a row look the same. */
const LEAST_DIFFERENT = 0.04;

/** Density of measured pixels: 240 x 180 of the canvas. */
const MEASURED_DENSITY = 27;
/** RGB distance from which two pixels count as different, above the noise of a redrawn edge. */
const NOTICED = 30;

/** Renders the couple and their props, without the room and its light. */
async function pixelsOf(pair: SolvedPair, { cast, solvedScene }: StepPicture): Promise<Buffer> {
  const { lighting: _, ...look } = solvedScene.backdrop;
  const shapes = pairShapes(pair, cast, look);
  const svg = toSvg([{ shapes, transform: solvedScene.camera.transform }], {
    viewBox: VIEW_BOX,
    title: '',
  });
  return sharp(Buffer.from(svg), { density: MEASURED_DENSITY })
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer();
}

function shareOfDifferent(one: Buffer, two: Buffer): number {
  const at = (pixels: Buffer, index: number) => pixels[index] ?? 0;
  let different = 0;
  for (let index = 0; index < one.length; index += 3) {
    const red = at(one, index) - at(two, index);
    const green = at(one, index + 1) - at(two, index + 1);
    const blue = at(one, index + 2) - at(two, index + 2);
    if (red * red + green * green + blue * blue > NOTICED * NOTICED) different++;
  }
  return (different * 3) / one.length;
}

/**
 * Measures the average distance of the joints from earlier joints, on the canvas. A limb may take
 * the place of its twin, because near and far look much alike.
 */
function jointsMoved(one: SolvedPair, two: SolvedPair, from: StepPicture, to: StepPicture): number {
  const before = jointsOf(one, from.solvedScene);
  const after = jointsOf(two, to.solvedScene);
  const ways = before.map(({ x, y, kind }) => {
    const alike = after.filter((joint) => joint.kind === kind);
    return Math.min(...alike.map((joint) => Math.hypot(joint.x - x, joint.y - y)));
  });
  return ways.reduce((sum, way) => sum + way, 0) / ways.length;
}

function jointsOf(pair: SolvedPair, { camera: { scale, shift } }: SolvedScene) {
  return (['a', 'b'] as const).flatMap((who) => {
    const { torso, limbs } = pair[who];
    const parts = Object.values(limbs).flatMap(({ kind, joint, tip }) => [
      { kind: `${who} ${kind} joint`, at: joint },
      { kind: `${who} ${kind} tip`, at: tip },
    ]);
    return [
      { kind: `${who} pelvis`, at: torso.pelvis },
      { kind: `${who} head`, at: torso.headCentre },
      ...parts,
    ].map(({ kind, at }) => ({
      kind,
      x: at.x * scale + shift,
      y: CANVAS.floor - at.y * scale,
    }));
  });
}

/** Average distance of joints above which a picture is different, however small the moved limbs. */
const FAR_MOVED = 30;

/**
 * Finds neighboring steps of a workout that begin with nearly the same picture, with the share that
 * differs.
 */
export async function alikeNeighbours(
  steps: readonly StepPicture[],
): Promise<{ from: string; to: string; share: number }[]> {
  const firsts = steps.flatMap((step) => {
    const [pair] = step.solvedScene.keys;
    return pair ? [{ step, pair }] : [];
  });
  const rendered = new Map<SolvedPair, Promise<Buffer>>();
  const pixels = ({ step, pair }: (typeof firsts)[number]) => {
    const own = rendered.get(pair) ?? pixelsOf(pair, step);
    rendered.set(pair, own);
    return own;
  };
  const alike = [];
  for (const [index, to] of firsts.entries()) {
    const from = firsts[index - 1];
    if (!from || jointsMoved(from.pair, to.pair, from.step, to.step) > FAR_MOVED) continue;
    const share = shareOfDifferent(await pixels(from), await pixels(to));
    if (share < LEAST_DIFFERENT) alike.push({ from: from.step.name, to: to.step.name, share });
  }
  return alike;
}
