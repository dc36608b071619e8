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
  89,
  {
    view: 'three-quarter',
    y: 30,
    spine: 178,
    legNear: { angles: [77, 80, 128], short: 0.78 },
    legFar: { angles: [100, 98, 150], short: 0.74 },
    arms: { to: { partner: 'hand', by: [0, -10] } },
  },
  [wideMat],
);

/** Pose turned to the room, soles together, a knee to either side. They sink with the breath. */
const butterfly = both(
  112,
  {
    view: 'front',
    look: 'side',
    legs: { angles: [84, 288, 300], short: [0.94, 0.9] },
    arms: { to: { own: 'ankle', by: [0, 14] } },
  },
  [wideMat],
);

const settled = {
  look: 'front',
  legs: { angles: [76, 284, 296], short: [0.96, 0.92] },
} satisfies Partial<PairPose['a']>;

/** Legs with light knees, eyes open. */
const lengthened = {
  legs: { angles: [100, 300, 310], short: [0.94, 0.92] },
  eyes: 'open',
} satisfies Partial<PairPose['a']>;

const crossed = both(
  80,
  {
    ...crossLegged,
    arms: { to: { own: 'knee', by: [-6, 14] } },
  },
  [mat],
);

const backToBackSeated: PairPose = {
  a: {
    x: -22,
    facing: 'left',
    ...crossLegged,
    twist: -0.4,
    arms: { to: { own: 'knee', by: [2, 14] } },
  },
  b: {
    x: 22,
    facing: 'right',
    ...crossLegged,
    twist: -0.4,
    arms: { to: { own: 'knee', by: [2, 14] } },
    snug: { own: 'back', to: 'back', gap: 1 },
  },
  props: [mat],
};

/** Turned around the own spine: one hand on the own knee, the other on the thigh behind. */
const turnedToUs = {
  look: 'front',
  twist: 0.1,
  armNear: { to: { partner: 'thighNear', by: [10, 12] }, layer: 'front' },
  armFar: { to: { own: 'kneeNear', by: [-4, 12] }, layer: 'front' },
} satisfies Partial<PairPose['a']>;
const turnedAway = {
  look: 'back',
  twist: -0.9,
  armNear: { to: { own: 'kneeFar', by: [-16, 8] } },
  armFar: { to: { partner: 'thighFar', by: [10, 10] }, layer: 'back' },
} satisfies Partial<PairPose['a']>;

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
  // Back to back, the same side of the body is toward us for one and away for the other.
  'seated-twist-back-to-back': vary(backToBackSeated, { a: turnedAway, b: turnedToUs }),
  'seated-twist-other': vary(backToBackSeated, { a: turnedToUs, b: turnedAway }),
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
      arms: { to: { partner: 'back', by: [-16, 2] } },
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
