import type { FigurePose, Limb, PairPose, Prop } from '../../contract/workouts/poses.ts';
import { vary } from '../../contract/workouts/poses.ts';
import {
  crossLegged,
  handsOnBelly,
  kneesDown,
  onHeels,
  proneLegs,
  prone as proneTrunk,
  supine,
} from './shared.ts';

const MATTRESS = 46;

const onKnees: Limb = { to: { own: 'knee', by: [-10, 10] } };
const bedLeft: Prop[] = [
  { kind: 'bed', x: -96, width: 290 },
  { kind: 'pillow', x: -190, y: MATTRESS },
];

/** Pose with one on the edge of the bed, and the other on the floor between the knees. */
const atTheKnees: PairPose = {
  a: { x: 82, facing: 'right', ...crossLegged, head: 172, arms: onKnees, depth: 1 },
  b: {
    x: 0,
    lift: MATTRESS,
    rest: 'seat',
    facing: 'right',
    spine: 180,
    chest: 174,
    neck: 164,
    head: 156,
    legNear: { to: { floor: 66 }, layer: 'front' },
    legFar: { to: { floor: 72 }, layer: 'back' },
    arms: { to: { partner: 'crown', by: [-14, -4] }, end: 120, layer: 'front' },
  },
  props: bedLeft,
};

/**
 * Pose with one lying on the bed, the head at its end, and the other kneeling on the floor there.
 */
const atTheEnd: PairPose = {
  a: {
    x: 66,
    lift: MATTRESS,
    ...supine,
    facing: 'right',
    legs: [86, 84],
    arms: handsOnBelly,
  },
  b: {
    x: -112,
    facing: 'right',
    legs: kneesDown,
    spine: 166,
    chest: 156,
    neck: 150,
    head: 142,
    arms: { to: { partner: 'crown', by: [4, 10] } },
  },
  props: [{ kind: 'bed', x: 84, width: 350 }],
};

/** Figure lying face down, the feet at the other end of the bed. */
const prone: Omit<FigurePose, 'x'> = {
  ...proneTrunk,
  legs: proneLegs,
  arms: [276, 272, 270],
};
const shoulders = vary(atTheEnd, {
  a: { ...prone, x: 66, facing: 'left' },
  b: {
    x: -116,
    spine: 152,
    chest: 140,
    head: 138,
    arms: { to: { partner: 'upperBack', by: [-4, 6] } },
  },
});
const feet = vary(shoulders, {
  a: { x: 72, facing: 'right' },
  b: {
    x: -132,
    spine: 156,
    chest: 146,
    head: 142,
    arms: { to: { partner: 'shin', by: [-14, 10] } },
  },
});

const lower = { legs: onHeels, x: -166 } satisfies Partial<FigurePose>;

/** Poses at the edge and the end of a bed, with one partner on the floor before it. */
export const bedroomBedside: Record<string, PairPose> = {
  'bedside-asked': vary(atTheKnees, {
    a: { x: 134, facing: 'left', neck: 184, head: 192, eyes: 'open', arms: onKnees },
    b: {
      spine: 170,
      head: 156,
      eyes: 'open',
      legNear: { to: { floor: 60 } },
      legFar: { to: { floor: 68 } },
      arms: { to: { own: 'thigh', by: [6, 14] } },
    },
  }),
  'bedside-scalp': vary(atTheKnees, {
    a: {
      view: 'side',
      legNear: { to: { floor: 60 } },
      legFar: { to: { floor: 68 } },
      rest: 'seat',
      spine: 184,
      chest: 182,
      arms: { to: { own: 'knee', by: [-6, 10] } },
    },
  }),
  'bedside-temples': vary(atTheKnees, {
    a: { neck: 188, head: 196 },
    b: {
      chest: 170,
      neck: 158,
      head: 148,
      arms: { to: { partner: 'face', by: [-18, 6] }, end: 110, layer: 'front' },
    },
  }),
  'bedside-comb': vary(atTheKnees, {
    a: { neck: 188, head: 196 },
    b: {
      spine: 186,
      chest: 180,
      neck: 168,
      head: 158,
      arms: { to: { partner: 'crown', by: [-26, -12] }, end: 100, layer: 'front' },
    },
  }),
  'bedside-nape': vary(atTheKnees, {
    a: { spine: 170, chest: 162, neck: 152, head: 140 },
    b: {
      spine: 174,
      chest: 166,
      head: 150,
      arms: { to: { partner: 'neck', by: [-6, 0] }, layer: 'front' },
    },
  }),
  'bed-end-shoulders': shoulders,
  'bed-end-back': vary(shoulders, {
    b: {
      x: -104,
      spine: 138,
      chest: 122,
      head: 126,
      arms: { to: { partner: 'back', by: [-4, 6] } },
    },
  }),
  'bed-end-calves': feet,
  'bed-end-soles': vary(feet, {
    b: {
      ...lower,
      x: -164,
      spine: 166,
      head: 156,
      arms: { to: { partner: 'foot', by: [-2, 8] } },
    },
  }),
  'bed-end-feet': vary(feet, {
    a: { ...supine, x: 74, facing: 'left', legs: [84, 82], arms: [84, 90, 92] },
    b: {
      x: -108,
      spine: 154,
      chest: 146,
      head: 146,
      armNear: { to: { partner: 'footNear', by: [2, 6] } },
      armFar: { to: { partner: 'footNear', by: [-6, 8] } },
    },
  }),
  'bed-end-soles-lean': vary(feet, {
    b: {
      x: -150,
      spine: 150,
      chest: 138,
      head: 138,
      arms: { to: { partner: 'foot', by: [2, 8] } },
    },
  }),
  'bed-end-soles-back': vary(feet, {
    b: {
      x: -150,
      spine: 160,
      chest: 152,
      head: 154,
      arms: { to: { partner: 'foot', by: [-2, 8] } },
    },
  }),
  'bed-end-hair': atTheEnd,
  'bed-end-temples': vary(atTheEnd, {
    b: {
      ...lower,
      spine: 156,
      chest: 146,
      head: 142,
      arms: { to: { partner: 'forehead', by: [-4, 2] } },
    },
  }),
  'bed-end-crown': vary(atTheEnd, {
    b: {
      ...lower,
      spine: 160,
      chest: 152,
      head: 146,
      arms: { to: { partner: 'crown', by: [2, 10] } },
    },
  }),
  'bed-end-nape': vary(atTheEnd, {
    a: { neck: 262, head: 252 },
    b: {
      ...lower,
      x: -158,
      spine: 152,
      chest: 144,
      head: 144,
      arms: { to: { partner: 'neck', by: [-10, -10] } },
    },
  }),
};
