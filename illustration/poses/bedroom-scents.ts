import type { Limb, PairPose, Prop } from '../../contract/workouts/poses.ts';
import { vary } from '../../contract/workouts/poses.ts';
import { crossLegged, kneesBent, kneesDown, mat, onHeart, onHeels, supine } from './shared.ts';

const onThighs: Limb = { to: { own: 'thigh', by: [0, 14] } };
const onKnees: Limb = { to: { own: 'knee', by: [-8, 10] } };
const bottle: Prop = { kind: 'bottle', held: ['a', 'handNear'] };

/** Pose with one leaning back on a cushion, knees up, and the other kneeling before the feet. */
const leaning: PairPose = {
  a: {
    x: -84,
    facing: 'right',
    legs: onHeels,
    spine: 172,
    head: 168,
    eyes: 'open',
    armNear: [36, 118],
    armFar: onThighs,
  },
  b: {
    x: 72,
    facing: 'left',
    spine: 198,
    chest: 196,
    neck: 188,
    head: 182,
    eyes: 'closed',
    legNear: { to: { floor: 52 } },
    legFar: { to: { floor: 62 } },
    rest: 'seat',
    armNear: { to: { own: 'thigh', by: [6, 14] } },
    armFar: { to: { own: 'thigh', by: [6, 14] } },
  },
  props: [mat, { kind: 'cushion', x: 112 }, bottle],
};

/** Pose with one on the back, the head on a cushion, and the other sitting at the head. */
const lying: PairPose = {
  a: {
    x: -134,
    facing: 'right',
    legs: onHeels,
    spine: 166,
    head: 156,
    eyes: 'open',
    armNear: [46, 112],
    armFar: onThighs,
  },
  b: {
    x: 88,
    ...supine,
    facing: 'right',
    neck: 258,
    head: 250,
    eyes: 'closed',
    legs: kneesBent,
    rest: 'seat',
    arms: [86, 90, 90],
  },
  props: [mat, { kind: 'cushion', x: -28 }, bottle],
};

/** Poses of a guessing game, with things brought near a nose. */
export const bedroomScents: Record<string, PairPose> = {
  'basket-between': {
    a: {
      x: -98,
      facing: 'right',
      ...crossLegged,
      head: 160,
      eyes: 'open',
      armNear: [40, 62],
      armFar: onKnees,
    },
    b: {
      x: 112,
      facing: 'left',
      legs: onHeels,
      spine: 170,
      head: 160,
      eyes: 'open',
      arms: onThighs,
    },
    props: [mat, { kind: 'basket', x: 10 }],
  },
  'scent-leaning-far': leaning,
  'scent-leaning-near': vary(leaning, {
    a: {
      x: -52,
      spine: 154,
      chest: 150,
      head: 158,
      armNear: { to: { partner: 'face', by: [-22, -6] } },
    },
  }),
  'scent-leaning-hearts': vary(leaning, {
    a: {
      x: -40,
      legs: kneesDown,
      spine: 162,
      chest: 156,
      head: 152,
      armNear: { to: { partner: 'face', by: [-22, -4] } },
      armFar: { to: { own: 'heart' } },
    },
    b: { neck: 194, head: 196, armNear: onHeart },
  }),
  'wrist-leaning': vary(leaning, {
    a: {
      x: -42,
      spine: 156,
      chest: 150,
      neck: 154,
      head: 156,
      eyes: 'closed',
      armNear: { to: { partner: 'face', by: [-14, -4] }, end: 60 },
      armFar: { to: { partner: 'kneeFar', by: [0, 10] } },
    },
    b: { head: 170 },
    props: [mat, { kind: 'cushion', x: 112 }],
  }),
  'scent-lying-far': lying,
  'scent-lying-near': vary(lying, {
    a: {
      spine: 146,
      chest: 136,
      head: 138,
      armNear: { to: { partner: 'face', by: [-6, 24] }, end: 90 },
    },
  }),
  'scent-lying-hearts': vary(lying, {
    a: {
      x: 6,
      row: 1,
      spine: 164,
      chest: 156,
      head: 150,
      facing: 'left',
      armNear: { to: { partner: 'face', by: [2, 26] }, end: 90 },
      armFar: { to: { own: 'heart' } },
    },
    b: { armNear: onHeart },
  }),
  'wrist-lying': vary(lying, {
    a: {
      x: -96,
      legs: kneesDown,
      spine: 144,
      chest: 132,
      neck: 140,
      head: 140,
      eyes: 'closed',
      armNear: { to: { partner: 'face', by: [0, 18] }, end: 90 },
    },
    props: [mat, { kind: 'cushion', x: -28 }],
  }),
};
