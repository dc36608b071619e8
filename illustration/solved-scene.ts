import type { Setting, Thing } from '../contract/workouts/setting.schemas.ts';
import { BACKMOST, figureLayers, type Layer } from './bodies/draw-figure.ts';
import type { Mood } from './bodies/face-shapes.ts';
import type { Outfit } from './bodies/outfit.ts';
import type { Shape } from './bodies/shape.ts';
import { toSvg } from './bodies/svg.ts';
import type { Cast } from './cast.ts';
import { type Lighting, light, lightingFor } from './lighting.ts';
import { occupiedArea } from './occupied-area.ts';
import { ballHandoff, isHandedBothWays } from './rig/ball-handoff.ts';
import { breathAt, breathe } from './rig/breathe.ts';
import { type Camera, cameraFor, VIEW_BOX } from './rig/camera.ts';
import type { Blend } from './rig/can-blend.ts';
import { round } from './rig/geometry.ts';
import { withinFrame } from './rig/ground.ts';
import { HELD, isGoingOut, keyPlaceAt, type Motion, type PictureMoment } from './rig/motion.ts';
import type { SolvedFigure, SolvedPair, Who } from './rig/solve.ts';
import { halfTurn, onTheWay } from './rig/turning.ts';
import type { Backdrop, Light } from './rooms/backdrop.ts';
import { backdropFor } from './rooms/backdrops.ts';
import type { PropColors } from './rooms/bedding.ts';
import { propLayers, type WallColors } from './rooms/props.ts';
import { shadowShapes } from './shadow.ts';
import { passagesOf, type StepPoses, solvedKeys } from './solved-keys.ts';
import type { FramedStep, WorkoutRoom } from './workout-room.ts';

/** Scene of one picture: a couple in a setting, through one to three key poses, or two a side. */
export type Scene = StepPoses & {
  setting: Setting;
  /** Thing of the workout's title. */
  thing?: Thing | undefined;
  light?: Light;
  /** Room of the whole workout, and the step's place in it. A picture of its own has neither. */
  place?: { room: WorkoutRoom; step: number };
  /** Workout's id, from which the look of the room follows. */
  seed?: number;
};

export type SolvedScene = {
  cast: Cast;
  keys: readonly SolvedPair[];
  /** Transitions from each key pose to the next. */
  blends: readonly Blend[];
  /**
   * Picture halfway through each move in which a figure turns round. See
   * illustration/rig/turning.ts.
   */
  turns: readonly (SolvedPair | undefined)[];
  motion: Motion;
  camera: Camera;
  backdrop: Backdrop & { lighting: Lighting };
};

/** Solves the key poses and frames them once, so that each frame is cheap. */
export function solveScene(scene: Scene, cast: Cast, prefix = 'scene'): SolvedScene {
  const { setting, thing, motion = HELD, light = 'day', seed = 0, place } = scene;
  const { keys, camera } = place?.room.steps[place.step] ?? framed(solvedKeys(scene, cast));
  const occupied = place?.room.occupied ?? [occupiedArea(keys, camera)];
  const backdrop = backdropFor(setting, {
    thing,
    light,
    seed,
    occupied,
    step: place?.step,
    prefix,
  });
  const { lighting, gradients } = lightingFor(backdrop.light, cast, keys, prefix);
  const turns = keys.slice(1).map((to, index) => halfTurn(keys[index] ?? to, to));
  return {
    cast,
    keys: withinFrame(keys, camera),
    blends: passagesOf(keys, motion),
    turns,
    motion,
    camera,
    backdrop: { ...backdrop, gradients: [...backdrop.gradients, ...gradients], lighting },
  };
}

function framed(keys: readonly SolvedPair[]): FramedStep {
  return { keys, camera: cameraFor(keys) };
}

/** Colors of things, faces and figures in a room. */
type RoomLook = {
  shadow: string;
  mat: PropColors;
  wall: WallColors;
  mood?: Mood;
  lighting?: Lighting;
};

/** Draws both figures, their props and shadows, back to front, in the camera's coordinates. */
export function pairShapes(pair: SolvedPair, cast: Cast, look: RoomLook, seconds = 0): Shape[] {
  const alive = breathe(pair, seconds);
  const layers: Layer[] = [
    ...propLayers(alive, look),
    {
      z: -25,
      shapes: [
        ...shadowShapes('a', alive.a, look.shadow),
        ...shadowShapes('b', alive.b, look.shadow),
      ],
    },
    ...litFigure('a', alive.a, cast.a.outfit, look, breathAt(seconds)),
    ...litFigure('b', alive.b, cast.b.outfit, look, breathAt(seconds, 0.5)),
  ];
  layers.sort((one, two) => one.z - two.z);
  return layers.flatMap(({ shapes }) => shapes);
}

/** Draws a figure in the room's light, with a lit edge behind all of it. */
function litFigure(
  key: Who,
  figure: SolvedFigure,
  outfit: Outfit,
  { mood = 'calm', lighting }: RoomLook,
  breath: number,
): Layer[] {
  const layers = figureLayers(key, figure, outfit, { breath, mood, core: lighting?.core });
  if (!lighting) return turned(figure, layers);
  const depths = layers.map(({ z }) => z).filter((z) => z > BACKMOST);
  const rim = { z: Math.min(...depths) - 0.5, shapes: light(key, layers, lighting) };
  return turned(figure, [rim, ...layers]);
}

/** Narrows a figure that turns round, about its middle. */
function turned<Turned extends Layer>({ turn, torso }: SolvedFigure, layers: Turned[]): Turned[] {
  if (!turn) return layers;
  const { width, shift } = turn;
  const { x } = torso.pelvis;
  const across = `translate(${round(x + shift.x)} ${round(-shift.y)})scale(${round(width * 100) / 100} 1)translate(${round(-x)} 0)`;
  const put = ({ attrs, ...shape }: Shape): Shape => ({
    ...shape,
    attrs: { ...attrs, transform: `${across}${attrs.transform ?? ''}` },
  });
  return layers.map((layer) => ({ ...layer, shapes: layer.shapes.map(put) }));
}

/** Drawing of the couple, or two that fade into each other. */
export type Frame = readonly { shapes: Shape[]; opacity: number }[];

export function frameAt(solvedScene: SolvedScene, moment: PictureMoment): Frame {
  const place = keyPlaceAt(solvedScene.motion, solvedScene.keys.length, moment);
  const isHandedOver = isHandedBothWays(solvedScene.keys) && isGoingOut(solvedScene.motion, moment);
  return frameBetween(solvedScene, place, { breathing: moment.breathing, isHandedOver });
}

/** Draws the picture at a place counted in key poses, as `keyPlaceAt` counts them. */
export function frameBetween(
  { cast, keys, blends, backdrop, turns }: SolvedScene,
  place: number,
  { breathing = 0, isHandedOver = false } = {},
): Frame {
  const index = Math.min(Math.floor(place), Math.max(0, keys.length - 2));
  const from = keys[index];
  if (!from) throw new Error('a scene needs a pose');
  const to = keys[index + 1] ?? from;
  const t = place - index;
  const drawn = (pair: SolvedPair) =>
    pairShapes(isHandedOver ? ballHandoff(pair) : pair, cast, backdrop, breathing);
  if (blends[index] !== 'fade') {
    return [{ shapes: drawn(onTheWay(from, to, turns[index], t)), opacity: 1 }];
  }
  if (t === 0 || t === 1) return [{ shapes: drawn(t === 0 ? from : to), opacity: 1 }];
  // Fade the second in before the first fades out, so that the mat under both never shines through.
  return [
    { shapes: drawn(from), opacity: Math.min(1, 2 - 2 * t) },
    {
      shapes: drawn(to),
      opacity: Math.min(1, 2 * t),
    },
  ];
}

/**
 * Draws a still picture of one of the scene's poses, for covers and for members who want no motion.
 */
export function sceneSvg(
  scene: Scene,
  cast: Cast,
  options: { title: string; prefix: string; key?: number },
): string {
  const solvedScene = solveScene(scene, cast, options.prefix);
  const pair = solvedScene.keys[options.key ?? 0];
  const shapes = pair ? pairShapes(pair, cast, solvedScene.backdrop) : [];
  return frameSvg(solvedScene, [{ shapes, opacity: 1 }], options.title);
}

export function frameSvg({ camera, backdrop }: SolvedScene, frame: Frame, title: string): string {
  const couple = frame.map((drawing) => ({ ...drawing, transform: camera.transform }));
  const { gradients } = backdrop;
  return toSvg([backdrop, ...couple], { viewBox: VIEW_BOX, title, gradients });
}
