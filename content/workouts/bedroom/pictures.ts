import {
  type FigurePose,
  type Limb,
  type PairPose,
  type Prop,
  swapped,
} from '../../../contract/workouts/poses.ts';
import { poseNamed } from '../../../illustration/poses/library.ts';

const MATTRESS = 46;

const limbs = ['arms', 'legs', 'armNear', 'armFar', 'legNear', 'legFar'] as const;

function raisedLimb(limb: Limb): Limb {
  if (Array.isArray(limb) || !('to' in limb) || !('floor' in limb.to)) return limb;
  return { ...limb, to: { ...limb.to, lift: (limb.to.lift ?? 0) + MATTRESS } };
}

function raised(figure: FigurePose): FigurePose {
  const result: FigurePose = { ...figure, lift: (figure.lift ?? 0) + MATTRESS };
  for (const name of limbs) {
    const limb = figure[name];
    if (limb) result[name] = raisedLimb(limb);
  }
  return result;
}

type Pillows = (number | [x: number, y: number])[];

/** Pillows for two who lie hand in hand (`lying-hands-joined`), one further up the bed. */
export const staggeredPillows: Pillows = [
  [-116, 8],
  [-42, -18],
];

/** Puts a pose of the floor on a bed as wide as needed, with pillows under the heads. */
export function onBed(
  pose: string | PairPose,
  { x = 0, width = 400, pillows = [] }: { x?: number; width?: number; pillows?: Pillows } = {},
): PairPose {
  const { a, b, props = [] } = typeof pose === 'string' ? poseNamed(pose) : pose;
  const held = props.filter((prop) => 'held' in prop || 'from' in prop);
  const bed: Prop[] = [
    { kind: 'bed', x, width },
    ...pillows.map((at): Prop => {
      const [along, up] = typeof at === 'number' ? [at, 0] : at;
      return { kind: 'pillow', x: along, y: MATTRESS + up };
    }),
  ];
  return { a: raised(a), b: raised(b), props: [...bed, ...held] };
}

/** Swaps the partners' places in a named pose, for the step after the swap. */
export function traded(name: string): PairPose {
  return swapped(poseNamed(name));
}
