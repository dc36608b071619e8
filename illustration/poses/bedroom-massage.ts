import type { FigurePose, Limb, PairPose, Prop } from '../../contract/workouts/poses.ts';
import { vary } from '../../contract/workouts/poses.ts';
import {
  both,
  crossLegged,
  handsOnBelly,
  onHeels,
  onSide,
  prone,
  straightAhead,
  supine,
} from './shared.ts';

const blanket: Prop = { kind: 'blanket', x: 0, width: 420 };
const onThighs: Limb = { to: { own: 'thigh', by: [0, 14] } };

/** Figure kneeling with the upper body on a pile of cushions. */
const overCushions: Omit<FigurePose, 'x'> = {
  spine: 108,
  chest: 96,
  round: 0.5,
  neck: 92,
  head: 84,
  legs: [76, 271, 268],
  armNear: { to: { floor: 130 } },
  armFar: { to: { floor: 150 } },
};
const resting: PairPose = {
  a: { ...overCushions, x: -52, facing: 'right', depth: 1 },
  b: {
    x: 78,
    row: 1,
    facing: 'left',
    legs: onHeels,
    spine: 164,
    chest: 156,
    head: 148,
    arms: { to: { partner: 'upperBack', by: [-2, 6] }, layer: 'front' },
  },
  props: [blanket, { kind: 'cushion', x: 44 }, { kind: 'cushion', x: 52, y: 22 }],
};

/** Pose face down with the shins up, so that the soles are within easy reach. */
const shinsUp: PairPose = {
  a: {
    x: 10,
    ...prone,
    facing: 'right',
    legNear: [276, 182, 262],
    legFar: [276, 186, 266],
    arms: [276, 272, 270],
    depth: 1,
  },
  b: {
    x: -152,
    facing: 'right',
    legs: onHeels,
    spine: 172,
    head: 160,
    armNear: { to: { partner: 'footNear', by: [6, 2] }, layer: 'front' },
    armFar: { to: { partner: 'footFar', by: [6, 2] }, layer: 'front' },
  },
  props: [blanket],
};

/** Poses for backs, hands and feet, which long massages need in addition to lying flat. */
export const bedroomMassage: Record<string, PairPose> = {
  'back-asked': {
    a: {
      x: 40,
      facing: 'right',
      ...crossLegged,
      neck: 186,
      head: 190,
      arms: { to: { own: 'knee', by: [-8, 10] } },
    },
    b: {
      x: -34,
      facing: 'right',
      legs: onHeels,
      spine: 172,
      head: 166,
      eyes: 'open',
      armNear: { to: { partner: 'back', by: [-2, 4] } },
      armFar: onThighs,
    },
    props: [blanket],
  },
  'cushions-upper': resting,
  'cushions-low': vary(resting, {
    b: {
      x: -84,
      facing: 'right',
      spine: 164,
      chest: 158,
      head: 150,
      arms: { to: { partner: 'lowBack', by: [-2, 4] }, layer: 'front' },
    },
  }),
  'cushions-ribs': vary(resting, {
    b: {
      x: -76,
      facing: 'right',
      spine: 150,
      chest: 140,
      head: 138,
      arms: { to: { partner: 'back', by: [2, 4] }, layer: 'front' },
    },
  }),
  'cushions-from-head': vary(resting, {
    b: {
      x: 154,
      row: 0,
      facing: 'left',
      legs: onHeels,
      spine: 146,
      chest: 132,
      head: 136,
      arms: { to: { partner: 'upperBack', by: [-2, 6] }, layer: 'front' },
    },
  }),
  'soles-raised': shinsUp,
  'calves-raised': vary(shinsUp, {
    b: {
      x: -144,
      spine: 166,
      chest: 160,
      head: 150,
      armNear: { to: { partner: 'shinNear', by: [-6, 8] }, layer: 'front' },
      armFar: { to: { partner: 'shinFar', by: [-4, 16] }, layer: 'front' },
    },
  }),
  'held-lying': {
    a: {
      x: 70,
      ...supine,
      facing: 'right',
      legs: straightAhead,
      armNear: handsOnBelly,
      armFar: [84, 90, 92],
    },
    b: {
      ...onSide,
      x: 30,
      row: 1,
      facing: 'left',
      y: 23,
      legNear: { angles: [282, 266, 268], short: [0.82, 0.9] },
      legFar: { angles: [86, 94, 92], short: [0.8, 0.9] },
      armNear: { angles: [66, 150], short: 0.7 },
      armFar: { to: { partner: 'chest', by: [-6, 6] }, layer: 'front', short: 0.86 },
    },
    props: [blanket],
  },
  'toes-touching': both(
    88,
    {
      spine: 190,
      chest: 180,
      head: 176,
      eyes: 'open',
      legs: { to: { floor: 68 } },
      rest: 'seat',
      arms: { to: { own: 'shin', by: [2, 18] } },
    },
    [blanket],
  ),
  'foot-in-lap': {
    a: {
      x: -84,
      facing: 'right',
      ...crossLegged,
      spine: 166,
      chest: 160,
      head: 152,
      armNear: { to: { partner: 'footNear', by: [2, 8] } },
      armFar: { to: { partner: 'footNear', by: [-6, -4] } },
    },
    b: {
      x: 88,
      facing: 'left',
      spine: 208,
      chest: 204,
      neck: 196,
      head: 192,
      legNear: [128, 58, 120],
      legFar: { to: { floor: 58 } },
      rest: 'seat',
      arms: { to: { floor: -44 }, end: 270 },
    },
    props: [blanket],
  },
  'foot-in-lap-lying': {
    a: {
      x: -4,
      ...supine,
      facing: 'right',
      legNear: [116, 62, 116],
      legFar: { to: { floor: 62 } },
      rest: 'seat',
      arms: handsOnBelly,
    },
    b: {
      x: 144,
      facing: 'left',
      ...crossLegged,
      spine: 164,
      head: 152,
      armNear: { to: { partner: 'footNear', by: [2, 8] } },
      armFar: { to: { partner: 'footNear', by: [4, 4] } },
    },
    props: [blanket],
  },
  'hand-kneaded': {
    a: {
      x: 60,
      spine: 270,
      chest: 269,
      neck: 266,
      head: 262,
      facing: 'right',
      legs: straightAhead,
      armNear: [112, 118, 120],
      armFar: [84, 90, 92],
    },
    b: {
      x: 112,
      row: 1,
      facing: 'left',
      ...crossLegged,
      spine: 170,
      head: 156,
      arms: { to: { partner: 'handNear', by: [0, 2] } },
    },
    props: [blanket],
  },
};
