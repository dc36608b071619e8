import type { PairPose, Prop } from '../../contract/workouts/poses.ts';
import { vary } from '../../contract/workouts/poses.ts';
import {
  crossLegged,
  handsOnBelly,
  kneesBent,
  kneesDown,
  onHeels,
  prone,
  proneLegs,
  propped,
  supine,
} from './shared.ts';

const blanket: Prop = { kind: 'blanket', x: 0, width: 460 };
const longBlanket: Prop = { kind: 'blanket', x: -64, width: 540 };

const fromHead: PairPose = {
  a: { x: -34, ...prone, facing: 'right', legs: proneLegs, arms: [276, 272, 270], depth: 1 },
  b: {
    x: 148,
    facing: 'left',
    legs: onHeels,
    spine: 152,
    chest: 142,
    neck: 140,
    head: 138,
    arms: { to: { partner: 'upperBack', by: [0, 4] }, layer: 'front' },
  },
  props: [blanket],
};
const fromFeet = { facing: 'right', spine: 158, chest: 150, neck: 148, head: 146 } as const;
const beside: PairPose = {
  a: { x: 50, ...supine, facing: 'right', legs: [86, 84], arms: [82, 88, 90], depth: 1 },
  b: {
    x: -82,
    facing: 'right',
    lift: 8,
    legs: onHeels,
    spine: 170,
    chest: 164,
    head: 152,
    armNear: { to: { partner: 'heart', by: [0, 4] }, layer: 'front' },
    armFar: { to: { own: 'thigh', by: [0, 14] } },
  },
  props: [blanket],
};
const edge: PairPose = {
  a: {
    x: 40,
    lift: 46,
    facing: 'right',
    head: 170,
    legs: { to: { floor: 62 } },
    rest: 'seat',
    arms: { to: { own: 'thigh', by: [4, 14] } },
  },
  b: {
    x: -14,
    lift: 46,
    facing: 'right',
    legs: kneesDown,
    spine: 176,
    head: 164,
    arms: { to: { partner: 'shoulder', by: [-2, 6] } },
  },
  props: [
    { kind: 'bed', x: -84, width: 310 },
    { kind: 'pillow', x: -180, y: 46 },
  ],
};

/** Poses lying down with the partner near, and at the edge of the bed. */
export const bedroomLying: Record<string, PairPose> = {
  'shoulders-from-head': fromHead,
  'back-from-head': vary(fromHead, {
    b: {
      x: 132,
      spine: 144,
      chest: 132,
      arms: { to: { partner: 'back', by: [0, 4] }, layer: 'front' },
    },
  }),
  'calf-massage': vary(fromHead, {
    b: { ...fromFeet, x: -196, arms: { to: { partner: 'shin', by: [0, 8] }, layer: 'front' } },
    props: [longBlanket],
  }),
  'foot-press-one': vary(fromHead, {
    b: {
      ...fromFeet,
      x: -258,
      spine: 146,
      chest: 136,
      armNear: { to: { partner: 'footNear', by: [4, 4] }, layer: 'front' },
      armFar: { to: { partner: 'footFar', by: [-12, 14] }, layer: 'front' },
    },
    props: [longBlanket],
  }),
  'hand-massage-lying': vary(beside, {
    a: { armNear: [150, 168] },
    b: {
      x: -84,
      armNear: { to: { partner: 'handNear' }, layer: 'front' },
      armFar: { to: { partner: 'handNear', by: [-6, -6] }, layer: 'front' },
    },
  }),
  'knee-hug-assist': {
    a: { x: -40, ...supine, facing: 'right', legs: [176, 84, 130], arms: [86, 90, 92] },
    b: {
      x: 88,
      row: 1,
      facing: 'left',
      legs: onHeels,
      spine: 170,
      head: 164,
      arms: { to: { partner: 'shin', by: [0, 6] } },
    },
    props: [blanket],
  },
  'head-to-head': {
    a: {
      x: -146,
      facing: 'left',
      ...supine,
      legs: kneesBent,
      rest: 'seat',
      arms: { to: { partner: 'hand', by: [0, 22] } },
    },
    b: {
      x: 146,
      facing: 'right',
      ...supine,
      legs: kneesBent,
      rest: 'seat',
      arms: { to: { partner: 'hand', by: [0, 22] } },
    },
    props: [{ kind: 'blanket', x: 0, width: 560 }],
  },
  'soles-together-lying': {
    a: {
      x: -100,
      facing: 'right',
      ...supine,
      legs: { to: { partner: 'foot', by: [0, 80] }, end: 176 },
      rest: 'seat',
      arms: [84, 88, 90],
    },
    b: {
      x: 100,
      facing: 'left',
      ...supine,
      legs: { to: { partner: 'foot', by: [0, 80] }, end: 176 },
      rest: 'seat',
      arms: [84, 88, 90],
    },
    props: [{ kind: 'blanket', x: 0, width: 520 }],
  },
  'lap-shoulders': {
    a: {
      x: -78,
      facing: 'right',
      ...crossLegged,
      twist: -0.4,
      spine: 156,
      chest: 146,
      neck: 150,
      head: 148,
      armNear: { to: { partner: 'shoulderNear', by: [-2, 12] } },
      armFar: { to: { partner: 'shoulderFar', by: [-6, 8] } },
    },
    b: { x: 110, facing: 'right', ...propped, legs: [86, 84], arms: handsOnBelly, depth: 1 },
    props: [blanket],
  },
  'bed-edge-shoulders': edge,
  'bed-edge-back': vary(edge, {
    a: { spine: 168, chest: 158, neck: 150, head: 142 },
    b: { legs: onHeels, x: -34, arms: { to: { partner: 'back', by: [-2, 2] } } },
  }),
  'bed-edge-foot': vary(edge, {
    a: { y: 19, spine: 188, legNear: { angles: [86, 62, 128], layer: 'front' }, head: 158 },
    b: {
      x: 168,
      lift: 0,
      facing: 'left',
      ...crossLegged,
      spine: 170,
      head: 164,
      armNear: { to: { partner: 'footNear', by: [2, 5] }, layer: 'front' },
      armFar: { to: { partner: 'footNear', by: [14, 16] } },
    },
  }),
};
