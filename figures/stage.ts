import type { FigurePose, Limb, PairPose, Prop } from '../contract/figures.ts';
import type { Setting } from '../contract/setting.ts';
import type { PropColors } from './bedding.ts';
import { breathAt, breathe } from './breathe.ts';
import { CANVAS, type Camera, cameraFor } from './camera.ts';
import type { Cast } from './cast.ts';
import { figureLayers, type Layer } from './draw-figure.ts';
import { facesClear } from './face-clear.ts';
import { withinFrame, withRoom } from './ground.ts';
import { interpolate } from './interpolate.ts';
import { limbPose } from './placement.ts';
import { propLayers } from './props.ts';
import type { Backdrop, Light } from './settings/backdrop.ts';
import { backdropFor } from './settings/backdrops.ts';
import { shadowShapes } from './shadow.ts';
import type { Shape } from './shape.ts';
import { type SolvedPair, solvePair } from './solve.ts';
import { toSvg } from './svg.ts';

/** What one picture shows: a couple in a setting, through one to three key poses. */
export type Scene = { setting: Setting; poses: readonly PairPose[]; light?: Light };

export type Stage = {
  cast: Cast;
  keys: readonly SolvedPair[];
  camera: Camera;
  backdrop: Backdrop;
};

export const VIEW_BOX = `0 0 ${CANVAS.width} ${CANVAS.height}`;

/** Solves the key poses and frames them once; frames are then cheap. */
export function stageFor(scene: Scene, cast: Cast, prefix = 'scene'): Stage {
  const bodies = { a: cast.a.body, b: cast.b.body };
  const keys = withRoom(facesClear(inOneOrder(scene.poses).map((pose) => solvePair(pose, bodies))));
  const camera = cameraFor(keys);
  return {
    cast,
    keys: withinFrame(keys, camera),
    camera,
    backdrop: backdropFor(scene.setting, prefix, scene.light ?? 'day'),
  };
}

const limbKeys = ['armNear', 'armFar', 'legNear', 'legFar'] as const;

/**
 * Key poses of one step share their depths, layers and props, so that elements keep their order
 * while they move: the first pose that says something decides.
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

/** A band may change hands from pose to pose; what stands or is held stays where it was first. */
function asIn(first: readonly Prop[]): (prop: Prop, index: number) => Prop {
  return (prop, index) => ('from' in prop ? prop : (first[index] ?? prop));
}

function layerOf(limb: Limb) {
  return Array.isArray(limb) ? undefined : limb.layer;
}

function withLayer(limb: Limb, layer: ReturnType<typeof layerOf>): Limb {
  const { layer: _, ...rest } = Array.isArray(limb) ? { angles: limb, layer } : limb;
  return layer ? { ...rest, layer } : rest;
}

/** Both figures, their props and shadows, back to front, in the camera's coordinates. */
export function pairShapes(
  pair: SolvedPair,
  cast: Cast,
  look: { shadow: string; mat: PropColors },
  seconds = 0,
): Shape[] {
  const alive = breathe(pair, seconds);
  const props = propLayers(alive, look.mat);
  const layers: Layer[] = [
    ...props,
    {
      z: -25,
      shapes: [
        ...shadowShapes('a', alive.a, look.shadow),
        ...shadowShapes('b', alive.b, look.shadow),
      ],
    },
    ...figureLayers('a', alive.a, cast.a.outfit, breathAt(seconds)),
    ...figureLayers('b', alive.b, cast.b.outfit, breathAt(seconds, 0.5)),
  ];
  return layers.sort((one, two) => one.z - two.z).flatMap(({ shapes }) => shapes);
}

const SECONDS_PER_MOVE = 1.7;

function eased(t: number): number {
  return t * t * (3 - 2 * t);
}

/** The pair at a moment: through the key poses and back again, for ever. */
function pairAt(
  keys: readonly SolvedPair[],
  seconds: number,
  secondsPerMove = SECONDS_PER_MOVE,
): SolvedPair {
  const last = keys.length - 1;
  const [first] = keys;
  if (!first) throw new Error('a scene needs a pose');
  if (last === 0) return first;
  const along = (seconds / secondsPerMove) % (2 * last);
  const place = along <= last ? along : 2 * last - along;
  const index = Math.min(Math.floor(place), last - 1);
  const from = keys[index] ?? first;
  return interpolate(from, keys[index + 1] ?? from, eased(place - index));
}

export function frameShapes(stage: Stage, seconds: number): Shape[] {
  const { cast, keys, backdrop } = stage;
  return pairShapes(pairAt(keys, seconds), cast, backdrop, seconds);
}

/** A still picture of one of the scene's poses, for covers and for whoever does not want motion. */
export function sceneSvg(
  scene: Scene,
  cast: Cast,
  options: { title: string; prefix: string; key?: number },
): string {
  const { camera, backdrop, keys } = stageFor(scene, cast, options.prefix);
  const pair = keys[options.key ?? 0];
  const figures = pair ? pairShapes(pair, cast, backdrop) : [];
  return toSvg([{ shapes: backdrop.shapes }, { shapes: figures, transform: camera.transform }], {
    viewBox: VIEW_BOX,
    title: options.title,
    gradients: backdrop.gradients,
  });
}
