import type { FigurePose, PairPose } from '../../contract/figures.ts';
import { vary } from '../../contract/figures.ts';
import {
  armsUp,
  both,
  crossedFar,
  crossedNear,
  hold,
  kneesBent,
  kneesDown,
  mat,
  straightAhead,
  supine,
  wideMat,
} from './shared.ts';

const straddle = both(
  96,
  {
    spine: 178,
    legNear: { angles: [78, 82], short: 0.74 },
    legFar: { angles: [86, 88], short: 0.74 },
    arms: { to: { partner: 'hand', by: [0, -10] } },
  },
  [wideMat],
);

const butterfly = both(
  84,
  {
    view: 'front',
    legs: { angles: [80, 270, 280], short: 0.78 },
    arms: { to: { own: 'ankle', by: [0, 8] } },
  },
  [mat],
);

const crossed = both(
  80,
  {
    legNear: crossedNear,
    legFar: crossedFar,
    arms: { to: { own: 'knee', by: [-10, 10] } },
  },
  [mat],
);

const backToBackSeated: PairPose = {
  a: {
    x: -22,
    facing: 'left',
    legNear: crossedNear,
    legFar: crossedFar,
    arms: { to: { own: 'knee', by: [-10, 10] } },
  },
  b: {
    x: 22,
    facing: 'right',
    legNear: crossedNear,
    legFar: crossedFar,
    arms: { to: { own: 'knee', by: [-10, 10] } },
    snug: { own: 'back', to: 'back', gap: 1 },
  },
  props: [mat],
};

const child: Omit<FigurePose, 'x'> = {
  spine: 92,
  chest: 84,
  neck: 76,
  head: 62,
  legs: [76, 271, 268],
  arms: { to: { floor: 176 } },
};

export const floor: Record<string, PairPose> = {
  'seated-crossed': crossed,
  'seated-crossed-hands': vary(crossed, {
    a: { arms: { to: { partner: 'hand', by: [0, -18] } }, eyes: 'open' },
    b: { arms: { to: { partner: 'hand', by: [0, -18] } }, eyes: 'open' },
  }),
  'seated-back-to-back': backToBackSeated,
  'seated-back-to-back-reach': vary(backToBackSeated, {
    a: { arms: armsUp },
    b: { arms: armsUp },
  }),
  'seated-twist-back-to-back': vary(backToBackSeated, {
    a: { look: 'behind', armNear: { to: { partner: 'thighNear', by: [10, 12] } } },
    b: {
      look: 'behind',
      armFar: { to: { partner: 'thighFar', by: [10, 12] } },
      snug: { own: 'back', to: 'back', gap: -14 },
    },
  }),
  'seated-backbend-fold': vary(backToBackSeated, {
    a: { spine: 152, chest: 122, neck: 108, head: 100, arms: { to: { floor: 104 } }, x: -14 },
    b: {
      spine: 208,
      chest: 236,
      neck: 240,
      head: 250,
      arms: [40, 70],
      snug: { own: 'lowBack', to: 'lowBack', gap: 1 },
    },
  }),
  straddle,
  'straddle-forward': vary(straddle, {
    a: { spine: 146, chest: 128, neck: 122, head: 118 },
    b: { spine: 202, chest: 206, neck: 200, head: 196 },
  }),
  'straddle-back': vary(straddle, {
    a: { spine: 202, chest: 206, neck: 200, head: 196 },
    b: { spine: 146, chest: 128, neck: 122, head: 118 },
  }),
  'seated-forward-fold': both(
    150,
    {
      spine: 150,
      chest: 126,
      neck: 118,
      head: 108,
      legs: straightAhead,
      arms: { to: { own: 'shin', by: [8, 12] } },
    },
    [wideMat],
  ),
  'hamstring-assist': {
    a: {
      x: -30,
      facing: 'right',
      spine: 146,
      chest: 120,
      neck: 112,
      head: 100,
      legs: straightAhead,
      arms: { to: { own: 'ankle', by: [-6, 12] } },
    },
    b: {
      x: -84,
      facing: 'right',
      legs: kneesDown,
      spine: 164,
      chest: 156,
      neck: 156,
      head: 158,
      arms: { to: { partner: 'back', by: [-2, 6] } },
    },
    props: [mat],
  },
  butterfly,
  'butterfly-fold': vary(butterfly, { a: { head: 168 }, b: { head: 168 } }),
  'seated-side-bend': both(
    78,
    {
      view: 'front',
      legs: { angles: [82, 276, 270], short: 0.78 },
      spine: 184,
      chest: 160,
      neck: 158,
      head: 160,
      armFar: { to: { partner: 'hand', by: [0, 40] } },
      armNear: { to: { floor: 26 }, end: 60 },
    },
    [mat],
  ),
  'boat-soles': both(
    76,
    {
      spine: 190,
      chest: 186,
      legs: { to: { partner: 'foot', by: [0, 53] }, end: 172 },
      rest: 'seat',
      arms: { to: { partner: 'hand', by: [0, -16] } },
    },
    [mat],
  ),
  'child-facing': both(188, child, [wideMat]),
  'child-supported': {
    a: { ...child, x: -40, facing: 'right' },
    b: {
      x: -86,
      facing: 'right',
      legs: kneesDown,
      spine: 140,
      chest: 126,
      neck: 130,
      head: 136,
      arms: { to: { partner: 'lowBack', by: [0, 2] } },
    },
    props: [mat],
  },
  cat: both(
    142,
    {
      spine: 104,
      chest: 66,
      neck: 40,
      head: 26,
      legs: kneesDown,
      arms: { to: { floor: 74 } },
    },
    [wideMat],
  ),
  cow: both(
    142,
    {
      spine: 86,
      chest: 98,
      neck: 122,
      head: 144,
      legs: kneesDown,
      arms: { to: { floor: 72 } },
    },
    [wideMat],
  ),
  'down-dog': both(
    150,
    {
      y: 140,
      spine: 56,
      chest: 46,
      neck: 36,
      head: 20,
      legs: { to: { floor: -44 } },
      arms: { to: { floor: 100 } },
    },
    [wideMat],
  ),
  cobra: both(
    122,
    {
      spine: 118,
      chest: 146,
      neck: 160,
      head: 172,
      legs: [266, 267, 268],
      arms: { to: { floor: 62 } },
    },
    [wideMat],
  ),
  puppy: both(
    156,
    {
      spine: 68,
      chest: 62,
      neck: 68,
      head: 62,
      legs: kneesDown,
      arms: { to: { floor: 140 } },
    },
    [wideMat],
  ),
  'half-kneel-hip': both(
    92,
    {
      y: 86,
      chest: 184,
      legNear: { to: { floor: 60 } },
      legFar: [338, 270, 268],
      arms: { to: { partner: 'hand', by: [0, -6] } },
    },
    [wideMat],
  ),
  'half-kneel-reach': both(
    84,
    {
      y: 86,
      chest: 186,
      legNear: { to: { floor: 60 } },
      legFar: [338, 270, 268],
      armNear: hold,
      armFar: [176, 184],
    },
    [wideMat],
  ),
  camel: both(
    62,
    {
      chest: 204,
      spine: 190,
      neck: 214,
      head: 216,
      legs: kneesDown,
      arms: { to: { partner: 'hand' } },
    },
    [mat],
  ),
  'kneeling-tall': both(
    58,
    { legs: kneesDown, arms: { to: { partner: 'hand', by: [0, -14] } }, eyes: 'open' },
    [mat],
  ),
  pigeon: both(
    132,
    {
      spine: 168,
      chest: 172,
      legNear: { angles: [86, 276, 270], short: 0.86 },
      legFar: [276, 269, 268],
      arms: { to: { own: 'kneeNear', by: [-6, 8] } },
    },
    [wideMat],
  ),
  'seated-knee-hug': both(
    62,
    { spine: 184, legs: kneesBent, rest: 'seat', arms: { to: { own: 'shin', by: [2, 8] } } },
    [mat],
  ),
  'lying-knees-to-chest': {
    a: {
      x: -74,
      ...supine,
      facing: 'right',
      legs: [196, 70, 120],
      arms: { to: { own: 'knee', by: [8, 6] } },
    },
    b: {
      x: 74,
      ...supine,
      facing: 'left',
      legs: [196, 70, 120],
      arms: { to: { own: 'knee', by: [8, 6] } },
    },
    props: [wideMat],
  },
  'hamstring-raise-assist': {
    a: {
      x: -30,
      ...supine,
      facing: 'right',
      legNear: [166, 168],
      legFar: straightAhead,
      arms: [92, 88],
    },
    b: {
      x: 46,
      facing: 'left',
      legs: kneesDown,
      spine: 176,
      arms: { to: { partner: 'shinNear', by: [0, 0] } },
    },
    props: [wideMat],
  },
};
