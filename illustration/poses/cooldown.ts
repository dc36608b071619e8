import type { PairPose } from '../../contract/workouts/poses.ts';
import { vary } from '../../contract/workouts/poses.ts';
import {
  both,
  crossLegged,
  handsOnBelly,
  heartAndBelly,
  kneesDown,
  mat,
  onHeels,
  onSide,
  propped,
  straightAhead,
  supine,
  wideMat,
} from './shared.ts';

const breathing = both(80, { ...crossLegged, arms: { to: { own: 'knee', by: [-6, 8] } } }, [mat]);
const shoulderMassage: PairPose = {
  a: {
    x: 24,
    facing: 'right',
    ...crossLegged,
    head: 172,
    arms: { to: { own: 'knee', by: [-6, 8] } },
  },
  b: {
    x: -36,
    facing: 'right',
    legs: kneesDown,
    spine: 176,
    head: 168,
    arms: { to: { partner: 'shoulder', by: [0, 8] } },
  },
  props: [mat],
};

export const cooldown: Record<string, PairPose> = {
  savasana: {
    a: { x: 66, ...supine, facing: 'right', legs: straightAhead, arms: [80, 84, 88] },
    b: { x: 22, ...supine, facing: 'right', row: 1, legs: straightAhead, arms: [80, 84, 88] },
    props: [wideMat],
  },
  'legs-up-wall': {
    a: {
      x: 70,
      ...supine,
      facing: 'right',
      legNear: [176, 178],
      legFar: [180, 180],
      arms: [86, 88, 90],
    },
    b: {
      x: 42,
      ...supine,
      facing: 'right',
      row: 1,
      lift: 7,
      legNear: [168, 171],
      legFar: [172, 175],
      arms: [86, 88, 90],
    },
    props: [
      { kind: 'wall', x: 98, facing: 'left' },
      { kind: 'mat', x: -30, width: 300 },
    ],
  },
  'lying-twist': {
    a: {
      x: -40,
      ...supine,
      facing: 'right',
      legNear: [150, 30, 70],
      legFar: [138, 24, 66],
      arms: [262, 266],
    },
    b: {
      x: 40,
      ...supine,
      facing: 'left',
      legNear: [150, 30, 70],
      legFar: [138, 24, 66],
      arms: [262, 266],
    },
    props: [wideMat],
  },
  'seated-breathing': breathing,
  'seated-breathing-hearts': vary(breathing, {
    a: heartAndBelly,
    b: heartAndBelly,
  }),
  'seated-neck-stretch': vary(breathing, {
    a: { neck: 166, head: 140 },
    b: { neck: 166, head: 140 },
  }),
  'seated-fold-down': vary(breathing, {
    a: {
      spine: 150,
      chest: 120,
      round: 0.5,
      neck: 106,
      head: 92,
      arms: { to: { own: 'foot', by: [4, 6] } },
      x: -112,
    },
    b: {
      spine: 150,
      chest: 120,
      round: 0.5,
      neck: 106,
      head: 92,
      arms: { to: { own: 'foot', by: [4, 6] } },
      x: 112,
    },
  }),
  'seated-palms-together': vary(breathing, {
    a: { arms: { to: { partner: 'hand', by: [0, 0] } } },
    b: { arms: { to: { partner: 'hand' } } },
  }),
  'shoulder-massage': shoulderMassage,
  'upper-back-massage': vary(shoulderMassage, {
    a: { spine: 170, chest: 160, neck: 150, head: 140 },
    b: { arms: { to: { partner: 'upperBack', by: [0, 2] } } },
  }),
  'neck-massage': vary(shoulderMassage, {
    a: { neck: 166, head: 156, look: 'side' },
    b: { arms: { to: { partner: 'neck', by: [-15, 3] } } },
  }),
  'standing-neck-stretch': both(60, {
    view: 'front',
    neck: 166,
    head: 148,
    armNear: { to: { own: 'crown', by: [-6, -6] } },
    armFar: [10, 14],
  }),
  'hero-pose': both(88, { legs: onHeels, arms: { to: { own: 'thigh', by: [0, 14] } } }, [mat]),
  'head-in-lap': {
    a: {
      x: -70,
      facing: 'right',
      ...crossLegged,
      head: 158,
      armNear: { to: { partner: 'crown', by: [4, 10] } },
      armFar: { to: { partner: 'crown', by: [12, 2] } },
    },
    b: {
      x: 118,
      facing: 'right',
      ...propped,
      legs: { to: { floor: 66 } },
      rest: 'seat',
      arms: handsOnBelly,
      depth: 1,
    },
    props: [wideMat],
  },
  'standing-embrace-breath': both(26, {
    arms: { to: { partner: 'upperBack', by: [-6, -6] }, end: 134 },
    head: 168,
  }),
  'standing-embrace-toes': both(26, {
    arms: { to: { partner: 'upperBack', by: [-6, -6] }, end: 134 },
    head: 168,
    legs: { to: { floor: 4, toes: true } },
  }),
  'side-lying-rest': {
    a: { x: 60, ...supine, facing: 'right', legs: straightAhead, arms: [80, 84, 88] },
    b: {
      x: 30,
      facing: 'left',
      ...onSide,
      row: 1,
      legNear: { angles: [270, 274, 268], short: 0.96 },
      legFar: { angles: [84, 92, 88], short: [0.9, 0.92] },
      armFar: { to: { partner: 'belly', by: [6, 4] }, layer: 'front', short: 0.8 },
    },
    props: [wideMat],
  },
};
