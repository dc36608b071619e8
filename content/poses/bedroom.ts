import type { PairPose } from '../../contract/figures.ts';
import { vary } from '../../contract/figures.ts';
import {
  both,
  crossedFar,
  crossedNear,
  kneesBent,
  kneesDown,
  mat,
  onHeels,
  onSide,
  supine,
  wideMat,
} from './shared.ts';

const slowDance = both(30, {
  armNear: { to: { partner: 'hand', by: [0, -2] } },
  armFar: { to: { partner: 'lowBack', by: [-4, 4] }, end: 140 },
  legNear: { to: { floor: 2 } },
  legFar: { to: { floor: -12 } },
  head: 172,
});
const gaze = both(74, {
  legNear: crossedNear,
  legFar: crossedFar,
  arms: { to: { partner: 'hand', by: [0, -20] } },
  eyes: 'open',
});
const wrap: PairPose = {
  a: {
    x: -56,
    facing: 'right',
    spine: 194,
    legs: { to: { floor: 84 } },
    rest: 'seat',
    arms: { to: { partner: 'belly', by: [-12, 14] } },
    head: 170,
  },
  b: {
    x: 18,
    facing: 'right',
    spine: 214,
    chest: 212,
    neck: 204,
    head: 198,
    legs: { to: { floor: 84 } },
    rest: 'seat',
    arms: { to: { partner: 'hand' } },
  },
  props: [mat],
};
const spoon: PairPose = {
  a: { x: -24, facing: 'right', ...onSide, depth: 1 },
  b: {
    x: 20,
    facing: 'right',
    ...onSide,
    lift: 25,
    armFar: { to: { partner: 'chest', by: [0, -2] }, layer: 'front', short: 0.9 },
  },
  props: [{ kind: 'blanket', x: 0, width: 460 }],
};

export const bedroom: Record<string, PairPose> = {
  'slow-dance': slowDance,
  'slow-dance-sway': vary(slowDance, {
    a: {
      x: -14,
      spine: 174,
      head: 164,
      legNear: { to: { floor: -14 } },
      legFar: { to: { floor: -28 } },
    },
    b: {
      x: 46,
      spine: 187,
      chest: 186,
      head: 178,
      legNear: { to: { floor: 18 } },
      legFar: { to: { floor: 4 } },
    },
  }),
  'slow-dance-dip': {
    a: {
      x: -36,
      facing: 'right',
      spine: 164,
      chest: 160,
      head: 160,
      y: 134,
      legNear: { to: { floor: 44 } },
      legFar: { to: { floor: -34 } },
      arms: { to: { partner: 'back', by: [2, 2] } },
    },
    b: {
      x: 10,
      facing: 'left',
      y: 126,
      spine: 222,
      chest: 232,
      neck: 232,
      head: 226,
      legNear: { to: { floor: 52 } },
      legFar: { to: { floor: 30 } },
      armNear: { to: { partner: 'shoulder', by: [0, 6] } },
      armFar: [252, 262],
    },
  },
  'forehead-to-forehead': vary(
    both(40, {
      arms: { to: { partner: 'shoulder', by: [0, 2] } },
      neck: 168,
      head: 164,
    }),
    { b: { snug: { own: 'forehead', to: 'forehead', gap: 4 } } },
  ),
  embrace: both(24, {
    armNear: { to: { partner: 'upperBack', by: [-6, -4] }, end: 134 },
    armFar: { to: { partner: 'lowBack', by: [2, 6] }, end: 150 },
    head: 166,
  }),
  'embrace-from-behind': {
    a: { x: 14, facing: 'right', chest: 184, head: 186, arms: { to: { partner: 'hand' } } },
    b: { x: -22, facing: 'right', arms: { to: { partner: 'belly', by: [2, 4] } }, head: 168 },
  },
  'held-gaze-seated': gaze,
  'hands-on-hearts': vary(gaze, {
    a: { x: -52, armNear: { to: { partner: 'heart' } }, armFar: { to: { own: 'heart' } } },
    b: { x: 52, armNear: { to: { partner: 'heart' } }, armFar: { to: { own: 'heart' } } },
  }),
  'seated-foreheads': vary(gaze, {
    a: { x: -62, spine: 170, chest: 168, neck: 162, head: 160, eyes: 'closed' },
    b: { x: 62, spine: 170, chest: 168, neck: 162, head: 160, eyes: 'closed' },
  }),
  'kneeling-gaze': both(
    66,
    { legs: onHeels, arms: { to: { partner: 'hand', by: [0, -12] } }, eyes: 'open' },
    [mat],
  ),
  'kneeling-embrace': both(
    26,
    { legs: kneesDown, arms: { to: { partner: 'back', by: [-6, 4] }, end: 134 }, head: 166 },
    [mat],
  ),
  'seated-wrap': wrap,
  'seated-wrap-breath': vary(wrap, {
    a: { spine: 199, head: 175 },
    b: { spine: 219, chest: 218, head: 204 },
  }),
  'spooning-breath': spoon,
  'lying-hands-joined': {
    a: {
      x: 66,
      ...supine,
      facing: 'right',
      legs: kneesBent,
      rest: 'seat',
      armFar: { to: { partner: 'handNear' } },
      armNear: [86, 112],
      depth: 1,
    },
    b: {
      x: 66,
      ...supine,
      facing: 'right',
      lift: 15,
      legs: { to: { floor: 62, lift: 15 } },
      rest: 'seat',
      arms: [94, 96, 96],
    },
    props: [wideMat],
  },
  'bed-edge-side-by-side': {
    a: {
      x: -34,
      lift: 46,
      facing: 'right',
      spine: 178,
      head: 168,
      legs: { to: { floor: 62 } },
      rest: 'seat',
      armNear: { to: { partner: 'upperBack', by: [4, 4] }, layer: 'front' },
      armFar: { to: { own: 'thigh', by: [4, 14] } },
    },
    b: {
      x: 24,
      lift: 46,
      facing: 'right',
      spine: 180,
      look: 'behind',
      legs: { to: { floor: 62 } },
      rest: 'seat',
      arms: { to: { own: 'thigh', by: [4, 14] } },
      depth: 1,
    },
    props: [
      { kind: 'bed', x: -60, width: 300 },
      { kind: 'pillow', x: -160, y: 46 },
    ],
  },
  'scarf-pull': both(
    112,
    {
      spine: 192,
      chest: 190,
      legs: { to: { floor: 24 } },
      arms: [66, 88],
      hands: 'fist',
      eyes: 'open',
    },
    [{ kind: 'scarf', from: ['a', 'handNear'], to: ['b', 'handNear'] }],
  ),
  'palms-to-palms': both(52, { arms: { to: { partner: 'hand', by: [0, 6] } }, eyes: 'open' }),
  'cheek-to-cheek': both(22, {
    arms: { to: { partner: 'upperBack', by: [-6, -8] }, end: 134 },
    neck: 172,
    head: 172,
  }),
  'back-to-back-breath': {
    a: {
      x: -22,
      facing: 'left',
      legNear: crossedNear,
      legFar: crossedFar,
      head: 188,
      arms: { to: { own: 'knee', by: [-6, 8] } },
    },
    b: {
      x: 22,
      facing: 'right',
      legNear: crossedNear,
      legFar: crossedFar,
      head: 188,
      arms: { to: { own: 'knee', by: [-6, 8] } },
      snug: { own: 'back', to: 'back', gap: 1 },
    },
    props: [mat],
  },
};
