import type { FigurePose, Limb, PairPose, Prop } from '../contract/workouts/poses.ts';
import type { Setting } from '../contract/workouts/setting.schemas.ts';
import { BACKMOST, type BodyLayer, figureLayers, type Layer } from './bodies/draw-figure.ts';
import type { Mood } from './bodies/face-shapes.ts';
import type { Outfit } from './bodies/outfit.ts';
import type { Drawn, Shape } from './bodies/shape.ts';
import { toSvg } from './bodies/svg.ts';
import { type Shading, shadedLayers, shadingFor } from './body-shade.ts';
import type { Cast } from './cast.ts';
import { type Lighting, light, lightingFor } from './lighting.ts';
import { occupiedArea } from './occupied-area.ts';
import { ballHandoff, isHandedBothWays } from './rig/ball-handoff.ts';
import { breathAt, breathe } from './rig/breathe.ts';
import { type Camera, cameraFor, largestScaleOf, VIEW_BOX } from './rig/camera.ts';
import { type Blend, blendBetween } from './rig/can-blend.ts';
import { facesClear } from './rig/face-clear.ts';
import { round } from './rig/geometry.ts';
import { withinFrame, withRoom } from './rig/ground.ts';
import { HELD, isGoingOut, keyPlaceAt, type Motion, type PictureMoment } from './rig/motion.ts';
import { limbPose } from './rig/placement.ts';
import { type SolvedFigure, type SolvedPair, solvePair, type Who } from './rig/solve.ts';
import { halfTurn, onTheWay } from './rig/turning.ts';
import type { Backdrop, Light } from './rooms/backdrop.ts';
import { backdropFor } from './rooms/backdrops.ts';
import type { PropColors } from './rooms/bedding.ts';
import { propLayers, type WallColors } from './rooms/props.ts';
import { shadowShapes } from './shadow.ts';

/** Scene of one picture: a couple in a setting, through one to three key poses, or two a side. */
export type Scene = {
  setting: Setting;
  poses: readonly PairPose[];
  light?: Light;
  motion?: Motion;
  /** Largest scale for the couple, however much room there is. */
  largestScale?: number;
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
  backdrop: Backdrop & { lighting: Lighting; shading: Shading };
};

/** Solves the key poses and frames them once, so that each frame is cheap. */
export function solveScene(scene: Scene, cast: Cast, prefix = 'scene'): SolvedScene {
  const bodies = { a: cast.a.body, b: cast.b.body };
  const motion = scene.motion ?? HELD;
  const keys = changingKeys(
    withRoom(facesClear(inOneOrder(scene.poses).map((pose) => solvePair(pose, bodies)))),
    motion,
  );
  const camera = cameraFor(keys, scene.largestScale);
  const backdrop = backdropFor(scene.setting, {
    light: scene.light ?? 'day',
    seed: scene.seed ?? 0,
    occupied: occupiedArea(keys, camera),
    prefix,
  });
  const { lighting, gradients } = lightingFor(backdrop.light, cast, camera, prefix);
  const turns = keys.slice(1).map((to, index) => halfTurn(keys[index] ?? to, to));
  const shading = shadingFor(backdrop.light, moments(keys, turns), prefix);
  return {
    cast,
    keys: withinFrame(keys, camera),
    blends: passagesOf(keys, motion),
    turns,
    motion,
    camera,
    backdrop: { ...backdrop, gradients: [...backdrop.gradients, ...gradients], lighting, shading },
  };
}

/** Lists the key poses and the pictures halfway between them. */
function moments(keys: readonly SolvedPair[], turns: SolvedScene['turns']): SolvedPair[] {
  const halfway = keys
    .slice(1)
    .map((to, index) => onTheWay(keys[index] ?? to, to, turns[index], 0.5));
  return [...keys, ...halfway];
}

function passagesOf(keys: readonly SolvedPair[], motion: Motion): Blend[] {
  return keys.slice(1).map((to, index) => blendBetween(keys[index] ?? to, to, motion));
}

/** Returns the keys that move. Held sides that fade into each other need no pose in between. */
function changingKeys(keys: readonly SolvedPair[], motion: Motion) {
  const { mode, tempo } = motion;
  const [first, last] = [keys[0], keys[keys.length - 1]];
  const isHeld = mode === 'switch' && !tempo && first && last;
  return isHeld && passagesOf(keys, motion).includes('fade') ? [first, last] : keys;
}

/**
 * Computes how large a workout may draw its couple, so that they keep about one size from step to
 * step.
 */
export function workoutScale(steps: readonly (readonly PairPose[])[], cast: Cast): number {
  const bodies = { a: cast.a.body, b: cast.b.body };
  return largestScaleOf(steps.map((poses) => poses.map((pose) => solvePair(pose, bodies))));
}

const limbKeys = ['armNear', 'armFar', 'legNear', 'legFar'] as const;

/**
 * Gives all key poses of one step the same depths, layers and props, so that elements keep their
 * order while they move. The first pose that names one decides.
 */
function inOneOrder(poses: readonly PairPose[]): readonly PairPose[] {
  const [first] = poses;
  if (!first || poses.length === 1) return poses;
  const props = poses.find((pose) => pose.props)?.props;
  const kindsOf = (pose: PairPose) => pose.props?.map(({ kind }) => kind).join();
  const keepsOwn = poses.every((pose) => kindsOf(pose) === kindsOf(first));
  const aligned = (who: 'a' | 'b', pose: FigurePose): FigurePose => {
    const all = poses.map((key) => key[who]);
    const ordered: FigurePose = { ...pose, depth: all.find(({ depth }) => depth)?.depth ?? 0 };
    for (const name of limbKeys) {
      const layers = all.map((key) => layerOf(limbPose(key, name)));
      ordered[name] = withLayer(limbPose(pose, name), layers.find(Boolean));
    }
    return ordered;
  };
  return poses.map(({ a, b, props: own }) => ({
    a: aligned('a', a),
    b: aligned('b', b),
    ...(props && { props: (keepsOwn ? own?.map(asIn(props)) : undefined) ?? props }),
  }));
}

/**
 * Returns a prop as in the first pose. Only a band or a ball may change hands from pose to pose.
 */
function asIn(first: readonly Prop[]): (prop: Prop, index: number) => Prop {
  return (prop, index) => ('from' in prop || prop.kind === 'ball' ? prop : (first[index] ?? prop));
}

function layerOf(limb: Limb) {
  return Array.isArray(limb) ? undefined : limb.layer;
}

function withLayer(limb: Limb, layer: ReturnType<typeof layerOf>): Limb {
  const { layer: _, ...rest } = Array.isArray(limb) ? { angles: limb, layer } : limb;
  return layer ? { ...rest, layer } : rest;
}

/** Colors of things, faces and figures in a room. */
type RoomLook = {
  shadow: string;
  mat: PropColors;
  wall: WallColors;
  mood?: Mood;
  lighting?: Lighting;
  shading?: Shading;
};

/** Draws both figures, their props and shadows, back to front, in the camera's coordinates. */
export function pairShapes(pair: SolvedPair, cast: Cast, look: RoomLook, seconds = 0): Drawn[] {
  const alive = breathe(pair, seconds);
  const layers: (Layer | BodyLayer)[] = [
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
  return look.shading ? shadedLayers(layers, look.shading) : layers.flatMap(({ shapes }) => shapes);
}

/** Draws a figure in the room's light, with a lit edge behind all of it. */
function litFigure(
  key: Who,
  figure: SolvedFigure,
  outfit: Outfit,
  { mood = 'calm', lighting }: RoomLook,
  breath: number,
): (Layer | BodyLayer)[] {
  const layers = figureLayers(key, figure, outfit, { breath, mood });
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
export type Frame = readonly { shapes: Drawn[]; opacity: number }[];

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
  const drawn = (pair: SolvedPair, look = backdrop) =>
    pairShapes(isHandedOver ? ballHandoff(pair) : pair, cast, look, breathing);
  if (blends[index] !== 'fade') {
    return [{ shapes: drawn(onTheWay(from, to, turns[index], t)), opacity: 1 }];
  }
  if (t === 0 || t === 1) return [{ shapes: drawn(t === 0 ? from : to), opacity: 1 }];
  // Fade the second in before the first fades out, so that the mat under both never shines through.
  return [
    { shapes: drawn(from), opacity: Math.min(1, 2 - 2 * t) },
    {
      shapes: drawn(to, {
        ...backdrop,
        shading: { ...backdrop.shading, prefix: `${backdrop.shading.prefix}-next` },
      }),
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
