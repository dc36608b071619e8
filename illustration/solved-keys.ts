import type { FigurePose, Limb, PairPose, Prop } from '../contract/workouts/poses.ts';
import type { Cast } from './cast.ts';
import { type Blend, blendBetween } from './rig/can-blend.ts';
import { facesClear } from './rig/face-clear.ts';
import { withRoom } from './rig/ground.ts';
import { HELD, type Motion } from './rig/motion.ts';
import { limbPose } from './rig/placement.ts';
import { type SolvedPair, solvePair } from './rig/solve.ts';

/** Poses of a step, and their order in time. */
export type StepPoses = { poses: readonly PairPose[]; motion?: Motion };

/** Solves the key poses of a step for two bodies. */
export function solvedKeys(
  { poses, motion = HELD }: StepPoses,
  { a, b }: Cast,
): readonly SolvedPair[] {
  const bodies = { a: a.body, b: b.body };
  const keys = inOneOrder(poses).map((pose) => solvePair(pose, bodies));
  return changingKeys(withRoom(facesClear(keys)), motion);
}

export function passagesOf(keys: readonly SolvedPair[], motion: Motion): Blend[] {
  return keys.slice(1).map((to, index) => blendBetween(keys[index] ?? to, to, motion));
}

/** Returns the keys that move. Held sides that fade into each other need no pose in between. */
function changingKeys(keys: readonly SolvedPair[], motion: Motion) {
  const { mode, tempo } = motion;
  const [first, last] = [keys[0], keys[keys.length - 1]];
  const isHeld = mode === 'switch' && !tempo && first && last;
  return isHeld && passagesOf(keys, motion).includes('fade') ? [first, last] : keys;
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
