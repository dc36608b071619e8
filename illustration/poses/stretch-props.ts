import type { FigurePose, Limb, PairPose, Prop } from '../../contract/workouts/poses.ts';
import { vary } from '../../contract/workouts/poses.ts';
import { neighbour } from './neighbour.ts';
import {
  alongside,
  armsUp,
  both,
  crossLegged,
  hold,
  kneesBent,
  straightAhead,
  supine,
  wideMat,
} from './shared.ts';
import { strength } from './strength.ts';

const chairs: Prop[] = [
  { kind: 'chair', x: -106, facing: 'right' },
  { kind: 'chair', x: 106, facing: 'left' },
];
const chairTall = both(
  98,
  {
    lift: 58,
    rest: 'seat',
    legs: { to: { floor: 60 } },
    arms: { to: { own: 'thigh', by: [4, 14] } },
  },
  chairs,
);
const overThighs = {
  spine: 134,
  chest: 100,
  round: 0.7,
  neck: 60,
  head: 56,
  arms: { to: { floor: 68, lift: 18 }, end: 20 },
} satisfies Partial<FigurePose>;
const onChairs = (figure: Partial<FigurePose>): PairPose =>
  vary(chairTall, { a: figure, b: figure });

const ownBands: Prop[] = [
  { kind: 'band', from: ['a', 'handNear'], to: ['a', 'handFar'] },
  { kind: 'band', from: ['b', 'handNear'], to: ['b', 'handFar'] },
];
const sharedBand: Prop = { kind: 'band', from: ['a', 'handNear'], to: ['b', 'handNear'] };
const footBands: Prop[] = [
  { kind: 'band', from: ['a', 'handNear'], to: ['a', 'footNear'] },
  { kind: 'band', from: ['b', 'handNear'], to: ['b', 'footNear'] },
];
const bandLow = alongside(98, { view: 'front', arms: [38, 42], hands: 'fist' }, ownBands);
const bandHigh: Partial<FigurePose> = { arms: [142, 146] };
/** Arm that holds the band out ahead, toward the viewer, on the way up. */
const bandAhead: Limb = { angles: [90, 94], short: 0.5 };
const bandRow = neighbour(strength, 'band-row-pulled');
const turnedOpen = {
  legNear: { to: { floor: 16 } },
  legFar: { to: { floor: -18 } },
} satisfies Partial<FigurePose>;
const lyingWithBand = {
  ...supine,
  rest: 'seat',
  arms: [136, 150],
  hands: 'fist',
} satisfies Partial<FigurePose>;
const bandFold = both(176, { spine: 176, legs: straightAhead, arms: [50, 74], hands: 'fist' }, [
  wideMat,
  ...footBands,
]);
const bandRock = both(
  134,
  {
    ...crossLegged,
    armNear: [58, 80],
    armFar: { to: { own: 'handNear', by: [6, 2] } },
    hands: 'fist',
  },
  [wideMat, sharedBand],
);
const forward: Partial<FigurePose> = { spine: 160, chest: 146, neck: 140, head: 140 };
const backward: Partial<FigurePose> = { spine: 196, chest: 194, neck: 186, head: 182 };

/** Walls of a hallway, each `half` from the middle. */
const hallway = (half: number): Prop[] => [
  { kind: 'wall', x: -half, facing: 'right' },
  { kind: 'wall', x: half, facing: 'left' },
];
/** Turns both to their own walls, hands on them at a height. */
function atWalls(half: number, x: number, figure: Omit<FigurePose, 'x'>, hand: number): PairPose {
  return {
    a: {
      arms: { to: { at: [-half + 5, hand] }, end: 150 },
      ...figure,
      x: -x,
      facing: 'left',
    },
    b: {
      arms: { to: { at: [half - 5, hand] }, end: 150 },
      ...figure,
      x,
      facing: 'right',
    },
    props: hallway(half),
  };
}
const hallTall = both(128, { legs: { to: { floor: 10 } }, arms: [4, 10] }, hallway(150));

export const stretchProps: Record<string, PairPose> = {
  'chair-tall': chairTall,
  'chair-head-level': onChairs({ head: 182, eyes: 'closed' }),
  'chair-chin-down': onChairs({ neck: 156, head: 128, eyes: 'closed' }),
  'chair-hands-low': onChairs({ chest: 178 }),
  'chair-reach': onChairs({ arms: armsUp, chest: 184 }),
  'chair-hands-held': onChairs({
    spine: 172,
    arms: { to: { partner: 'hand', by: [0, -12] } },
    eyes: 'open',
  }),
  'chair-round-pull': onChairs({
    arms: { to: { partner: 'hand', by: [0, -12] } },
    spine: 190,
    chest: 162,
    neck: 140,
    head: 132,
  }),
  'chair-twist': vary(chairTall, {
    a: {
      look: 'front',
      armNear: { to: { at: [-135, 88] } },
      armFar: { to: { own: 'kneeNear', by: [-6, 12] } },
    },
    b: {
      look: 'front',
      armNear: { to: { at: [135, 88] } },
      armFar: { to: { own: 'kneeNear', by: [-6, 12] } },
    },
  }),
  'chair-fold': vary(chairTall, {
    a: { ...overThighs, x: -126 },
    b: { ...overThighs, x: 126 },
    props: [
      { kind: 'chair', x: -134, facing: 'right' },
      { kind: 'chair', x: 134, facing: 'left' },
    ],
  }),
  'band-low': bandLow,
  'band-ahead': vary(bandLow, { a: { arms: bandAhead }, b: { arms: bandAhead } }),
  'band-overhead': vary(bandLow, { a: bandHigh, b: bandHigh }),
  'band-lean-left': vary(bandLow, {
    a: { ...bandHigh, spine: 186, chest: 202, neck: 200, head: 196 },
    b: { ...bandHigh, spine: 186, chest: 202, neck: 200, head: 196 },
  }),
  'band-lean-right': vary(bandLow, {
    a: { ...bandHigh, spine: 174, chest: 158, neck: 160, head: 164 },
    b: { ...bandHigh, spine: 174, chest: 158, neck: 160, head: 164 },
  }),
  'band-row-pulled-swapped': vary(bandRow, { a: { arms: [80, 88] }, b: { arms: [318, 84] } }),
  'band-twist': both(
    140,
    { ...turnedOpen, look: 'back', twist: -0.6, armNear: [84, 88], armFar: [264, 272] },
    [sharedBand],
  ),
  'band-twist-other': both(
    140,
    {
      legNear: turnedOpen.legFar,
      legFar: turnedOpen.legNear,
      look: 'front',
      twist: 0.6,
      armFar: [84, 88],
      armNear: [264, 272],
    },
    [{ kind: 'band', from: ['a', 'handFar'], to: ['b', 'handFar'] }],
  ),
  'band-leg-up': both(104, { ...lyingWithBand, legNear: [164, 166, 250], legFar: kneesBent }, [
    wideMat,
    ...footBands,
  ]),
  'band-leg-up-other': both(
    104,
    { ...lyingWithBand, legFar: [164, 166, 250], legNear: kneesBent },
    [
      wideMat,
      { kind: 'band', from: ['a', 'handNear'], to: ['a', 'footFar'] },
      { kind: 'band', from: ['b', 'handNear'], to: ['b', 'footFar'] },
    ],
  ),
  'band-fold-tall': bandFold,
  'band-fold': vary(bandFold, {
    a: { spine: 148, chest: 136, neck: 132, head: 130, arms: [56, 76] },
    b: { spine: 148, chest: 136, neck: 132, head: 130, arms: [56, 76] },
  }),
  'band-rock': vary(bandRock, { a: forward, b: backward }),
  'band-rock-back': vary(bandRock, { a: backward, b: forward }),
  'hall-tall': hallTall,
  'hall-arms-up': vary(hallTall, { a: { arms: armsUp }, b: { arms: armsUp } }),
  'hall-roll-down': both(
    120,
    {
      spine: 72,
      chest: 36,
      neck: 16,
      head: 10,
      arms: { to: { floor: 70, lift: 6 }, end: 10 },
      legs: { to: { floor: 26 } },
    },
    hallway(146),
  ),
  'hall-calf': atWalls(
    200,
    90,
    { y: 138, spine: 160, legNear: { to: { floor: 26 } }, legFar: { to: { floor: -66 } } },
    196,
  ),
  'hall-quad': {
    a: {
      x: -90,
      facing: 'left',
      spine: 176,
      legNear: [344, 206, 216],
      armNear: { to: { own: 'foot', by: [0, 4] } },
      armFar: { to: { at: [-165, 206] }, end: 150 },
    },
    b: {
      x: 90,
      facing: 'right',
      spine: 176,
      legNear: [344, 206, 216],
      armNear: { to: { own: 'foot', by: [0, 4] } },
      armFar: { to: { at: [165, 206] }, end: 150 },
    },
    props: hallway(170),
  },
  'hall-chest': {
    a: { x: -86, spine: 178, armNear: hold, armFar: { to: { at: [-167, 208] }, end: 200 } },
    b: { x: 86, spine: 178, armNear: hold, armFar: { to: { at: [167, 208] }, end: 200 } },
    props: hallway(172),
  },
  'hall-l-shape': atWalls(
    206,
    33,
    { spine: 98, chest: 90, neck: 78, head: 66, legs: { to: { floor: -4 } } },
    158,
  ),
  'hall-legs-up': {
    a: {
      x: -148,
      ...supine,
      facing: 'left',
      legNear: [177, 179],
      legFar: [180, 180],
      arms: { angles: [84, 88, 90], short: 0.6 },
    },
    b: {
      x: 148,
      ...supine,
      facing: 'right',
      legNear: [177, 179],
      legFar: [180, 180],
      arms: { angles: [84, 88, 90], short: 0.6 },
    },
    props: hallway(176),
  },
};
