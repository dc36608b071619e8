import type { PairPose } from '../../contract/workouts/poses.ts';
import { vary } from '../../contract/workouts/poses.ts';
import {
  armsUp,
  both,
  crossLegged,
  crossLeggedFront,
  kneesBent,
  kneesDown,
  mat,
  straightAhead,
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

/**
 * Pose with the soles together in front, one knee toward the viewer. The knees sink with the
 * breath.
 */
const butterfly = both(
  98,
  {
    view: 'three-quarter',
    spine: 174,
    legNear: { angles: [50, 104, 100], short: [0.5, 0.5] },
    legFar: { angles: [98, 312, 60], short: [0.92, 0.5] },
    arms: { to: { own: 'ankle', by: [-8, 12] } },
  },
  [mat],
);

const settled = {
  spine: 166,
  chest: 150,
  round: 0.4,
  neck: 142,
  head: 136,
  legFar: { angles: [93, 306, 60], short: [0.92, 0.5] },
} satisfies Partial<PairPose['a']>;

/** Legs with light knees, eyes up. */
const lengthened = {
  legFar: { angles: [108, 322, 60], short: [0.92, 0.56] },
  eyes: 'open',
} satisfies Partial<PairPose['a']>;

const crossed = both(
  80,
  {
    ...crossLegged,
    arms: { to: { own: 'knee', by: [-10, 10] } },
  },
  [mat],
);

const backToBackSeated: PairPose = {
  a: {
    x: -22,
    facing: 'left',
    ...crossLegged,
    twist: -0.4,
    arms: { to: { own: 'knee', by: [-10, 10] } },
  },
  b: {
    x: 22,
    facing: 'right',
    ...crossLegged,
    twist: -0.4,
    arms: { to: { own: 'knee', by: [-10, 10] } },
    snug: { own: 'back', to: 'back', gap: 1 },
  },
  props: [mat],
};

export const seated: Record<string, PairPose> = {
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
    a: { look: 'front', armNear: { to: { partner: 'thighNear', by: [10, 12] } } },
    b: {
      look: 'front',
      armNear: { to: { partner: 'thighNear', by: [10, 12] } },
      snug: { own: 'back', to: 'back', gap: -14 },
    },
  }),
  'seated-backbend-fold': vary(backToBackSeated, {
    a: {
      x: -14,
      spine: 134,
      chest: 108,
      round: 0.5,
      neck: 98,
      head: 84,
      armNear: { to: { floor: 108 } },
      armFar: { to: { floor: 122 } },
    },
    b: {
      spine: 214,
      chest: 236,
      round: -0.6,
      neck: 242,
      head: 246,
      arms: [40, 70],
      snug: { own: 'seat', to: 'seat', gap: 6 },
      depth: 1,
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
  'butterfly-tall': vary(butterfly, { a: lengthened, b: lengthened }),
  'butterfly-fold': vary(butterfly, { a: settled, b: settled }),
  'seated-side-bend': both(
    71,
    {
      ...crossLeggedFront,
      spine: 184,
      chest: 160,
      neck: 158,
      head: 160,
      armFar: { to: { partner: 'hand', by: [0, 40] } },
      armNear: { to: { floor: 26 }, end: 60 },
    },
    [mat],
  ),
  'seated-side-bend-out': both(
    71,
    {
      ...crossLeggedFront,
      spine: 176,
      chest: 200,
      neck: 202,
      head: 200,
      armNear: [172, 206],
      armFar: { to: { floor: 30 }, end: 60 },
    },
    [mat],
  ),
  'boat-soles': both(
    89,
    {
      spine: 192,
      chest: 172,
      round: 0.7,
      neck: 184,
      head: 182,
      legs: { to: { partner: 'foot', by: [0, 19] }, end: 168 },
      rest: 'seat',
      arms: { to: { partner: 'hand', by: [0, 4] } },
    },
    [mat],
  ),
  'seated-knee-hug': both(
    86,
    { spine: 184, legs: kneesBent, rest: 'seat', arms: { to: { own: 'shin', by: [2, 8] } } },
    [mat],
  ),
};
