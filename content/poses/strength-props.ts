import type { PairPose, Prop } from '../../contract/figures.ts';
import { vary } from '../../contract/figures.ts';
import { alongside, armsUp, both, supine, wideMat } from './shared.ts';

const dumbbells: Prop[] = [
  { kind: 'dumbbell', held: ['a', 'handNear'] },
  { kind: 'dumbbell', held: ['b', 'handNear'] },
];
const ball: Prop = { kind: 'ball', held: ['a', 'handNear'] };
const handToHand: Prop[] = [
  { kind: 'band', from: ['a', 'handNear'], to: ['a', 'handFar'] },
  { kind: 'band', from: ['b', 'handNear'], to: ['b', 'handFar'] },
];
const walls: Prop[] = [
  { kind: 'wall', x: -112, facing: 'right' },
  { kind: 'wall', x: 112, facing: 'left' },
];
const farWalls: Prop[] = [
  { kind: 'wall', x: -170, facing: 'right' },
  { kind: 'wall', x: 170, facing: 'left' },
];
const chairs: Prop[] = [
  { kind: 'chair', x: -108, facing: 'right' },
  { kind: 'chair', x: 108, facing: 'left' },
];
const chairsWide: Prop[] = [
  { kind: 'chair', x: -142, facing: 'right' },
  { kind: 'chair', x: 142, facing: 'left' },
];
const chairsApart: Prop[] = [
  { kind: 'chair', x: -40, facing: 'left' },
  { kind: 'chair', x: 40, facing: 'right' },
];

const bandCurl = both(66, { arms: [356, 16], hands: 'fist', eyes: 'open' }, [
  { kind: 'band', from: ['a', 'footNear'], to: ['a', 'handNear'] },
  { kind: 'band', from: ['b', 'footNear'], to: ['b', 'handNear'] },
]);
const bandPress: PairPose = {
  a: {
    x: 56,
    facing: 'right',
    legNear: { to: { floor: 24 } },
    legFar: { to: { floor: -26, toes: true } },
    arms: [330, 84],
    hands: 'fist',
    eyes: 'open',
  },
  b: {
    x: -118,
    facing: 'right',
    spine: 186,
    chest: 184,
    legNear: { to: { floor: 24 } },
    legFar: { to: { floor: -20 } },
    arms: [72, 80],
    hands: 'fist',
  },
  props: [{ kind: 'band', from: ['b', 'handNear'], to: ['a', 'handNear'] }],
};
const seatedOn = { lift: 58, legs: { to: { floor: 62 } }, rest: 'seat', eyes: 'open' } as const;
const chairPush = both(
  140,
  {
    y: 94,
    spine: 122,
    chest: 122,
    neck: 132,
    head: 148,
    legs: { to: { floor: -118, toes: true } },
  },
  chairsApart,
);
const chairLeg = both(
  104,
  { arms: { to: { at: [-80, 138] } }, spine: 162, head: 176, eyes: 'open' },
  [
    { kind: 'chair', x: -46, facing: 'right' },
    { kind: 'chair', x: 46, facing: 'left' },
  ],
);
const wallSit = both(90, { y: 84, legs: { to: { floor: 70 } }, eyes: 'open' }, walls);
const wallStand = both(92, { legs: { to: { floor: 8 } }, eyes: 'open' }, walls);
const wallPush: PairPose = {
  a: {
    x: -74,
    facing: 'left',
    spine: 170,
    chest: 170,
    legs: { to: { floor: -38, toes: true } },
    arms: { to: { at: [-166, 206] }, end: 150 },
  },
  b: {
    x: 74,
    facing: 'right',
    spine: 170,
    chest: 170,
    legs: { to: { floor: -38, toes: true } },
    arms: { to: { at: [166, 206] }, end: 150 },
  },
  props: farWalls,
};
const ballSit = both(
  78,
  {
    spine: 186,
    chest: 176,
    neck: 172,
    head: 174,
    legs: { to: { floor: 62 } },
    rest: 'seat',
    arms: { to: { partner: 'hand' } },
    eyes: 'open',
  },
  [wideMat, ball],
);
const ballGive = both(76, { arms: { to: { partner: 'hand' } }, eyes: 'open' }, [ball]);
const ballChop = both(96, { chest: 176, arms: [132, 150], eyes: 'open' }, [ball]);
const ballPass: PairPose = {
  a: { x: -40, facing: 'left', chest: 186, head: 186, arms: { to: { at: [-2, 306] } } },
  b: { x: 40, facing: 'right', chest: 186, head: 186, arms: { to: { at: [4, 306] } } },
  props: [ball],
};
const folded = { spine: 60, chest: 20, neck: 8, head: 0, y: 134 } as const;
const floorPress: PairPose = {
  a: {
    x: -84,
    ...supine,
    facing: 'right',
    legs: { to: { floor: 62 } },
    rest: 'seat',
    arms: { angles: [96, 178], short: [0.5, 1] },
    hands: 'fist',
  },
  b: {
    x: 84,
    ...supine,
    facing: 'left',
    legs: { to: { floor: 62 } },
    rest: 'seat',
    arms: { angles: [96, 178], short: [0.5, 1] },
    hands: 'fist',
  },
  props: [wideMat, ...dumbbells],
};
const bentRow = both(
  122,
  {
    y: 138,
    spine: 122,
    chest: 116,
    neck: 122,
    head: 130,
    legs: { to: { floor: 18 } },
    arms: [6, 10],
    hands: 'fist',
  },
  dumbbells,
);

/** With bands, dumbbells, chairs, walls and a ball. */
export const strengthProps: Record<string, PairPose> = {
  'band-row-answer': vary(
    both(
      128,
      {
        spine: 186,
        chest: 186,
        y: 132,
        legs: { to: { floor: 34 } },
        arms: [80, 88],
        hands: 'fist',
      },
      [{ kind: 'band', from: ['a', 'handNear'], to: ['b', 'handNear'] }],
    ),
    { b: { arms: [318, 84] } },
  ),
  'band-apart-start': alongside(
    84,
    { view: 'front', arms: { angles: [58, 92], short: 0.62 }, hands: 'fist', eyes: 'open' },
    handToHand,
  ),
  'band-apart-wide': alongside(
    84,
    { view: 'front', chest: 180, arms: [84, 92], hands: 'fist', eyes: 'open' },
    handToHand,
  ),
  'band-press-start': bandPress,
  'band-press-out': vary(bandPress, { a: { arms: [80, 86] } }),
  'band-curl-low': bandCurl,
  'band-curl-high': vary(bandCurl, { a: { arms: [4, 142] }, b: { arms: [4, 142] } }),
  'band-brace': both(
    112,
    {
      view: 'front',
      legs: { to: { floor: 14 } },
      arms: { to: { own: 'heart', by: [8, 0] } },
      hands: 'fist',
      eyes: 'open',
    },
    [{ kind: 'band', from: ['a', 'handNear'], to: ['b', 'handNear'] }],
  ),
  'band-lean': alongside(
    84,
    {
      view: 'front',
      spine: 176,
      chest: 162,
      neck: 162,
      head: 166,
      arms: [158, 162],
      hands: 'fist',
    },
    handToHand,
  ),
  'goblet-high': both(
    82,
    { arms: { to: { own: 'chest', by: [14, -2] } }, hands: 'fist', eyes: 'open' },
    dumbbells,
  ),
  'bent-row-low': bentRow,
  'bent-row-high': vary(bentRow, { a: { arms: [286, 358] }, b: { arms: [286, 358] } }),
  'floor-press-low': floorPress,
  'floor-press-high': vary(floorPress, { a: { arms: [176, 180] }, b: { arms: [176, 180] } }),
  'lunge-press-low': both(
    84,
    {
      y: 88,
      legNear: { to: { floor: 58 } },
      legFar: { to: { floor: -70, toes: true } },
      arms: [20, 166],
      hands: 'fist',
    },
    dumbbells,
  ),
  'lunge-press-high': both(
    84,
    {
      legNear: { to: { floor: 22 } },
      legFar: { to: { floor: -34, toes: true } },
      arms: armsUp,
      hands: 'fist',
    },
    dumbbells,
  ),
  'chair-upright': both(104, { ...seatedOn, arms: { to: { own: 'thigh', by: [4, 14] } } }, chairs),
  'chair-sit': both(104, { ...seatedOn, arms: { to: { own: 'heart', by: [6, 0] } } }, chairs),
  'chair-rise': both(
    72,
    {
      y: 98,
      spine: 142,
      chest: 148,
      head: 164,
      legs: { to: { floor: 30 } },
      arms: { to: { own: 'heart', by: [6, 0] } },
    },
    chairs,
  ),
  'chair-stand': both(
    52,
    { legs: { to: { floor: 10 } }, arms: { to: { own: 'heart', by: [6, 0] } }, eyes: 'open' },
    chairs,
  ),
  'chair-knee-lift': both(
    104,
    {
      ...seatedOn,
      spine: 184,
      legNear: [118, 20, 100],
      arms: { to: { own: 'seat', by: [8, -4] } },
    },
    chairs,
  ),
  'chair-hands': both(104, { ...seatedOn, spine: 166, arms: { to: { partner: 'hand' } } }, chairs),
  'chair-upright-hang': both(
    138,
    { ...seatedOn, spine: 168, chest: 160, arms: [10, 16] },
    chairsWide,
  ),
  'chair-hang': both(
    138,
    {
      ...seatedOn,
      spine: 116,
      chest: 92,
      neck: 70,
      head: 50,
      arms: { to: { own: 'ankle', by: [10, 4] } },
      eyes: 'closed',
    },
    chairsWide,
  ),
  'chair-push-high': vary(chairPush, {
    a: { arms: { to: { at: [-66, 64] }, end: 60 } },
    b: { arms: { to: { at: [66, 64] }, end: 60 } },
  }),
  'chair-push-low': vary(chairPush, {
    a: {
      x: -142,
      y: 74,
      spine: 110,
      chest: 110,
      neck: 120,
      head: 136,
      legs: { to: { floor: -120, toes: true } },
      arms: { to: { at: [-66, 64] }, end: 60 },
    },
    b: {
      x: 142,
      y: 74,
      spine: 110,
      chest: 110,
      neck: 120,
      head: 136,
      legs: { to: { floor: -120, toes: true } },
      arms: { to: { at: [66, 64] }, end: 60 },
    },
  }),
  'chair-leg-down': vary(chairLeg, { b: { arms: { to: { at: [80, 138] } } } }),
  'chair-leg-back': vary(chairLeg, {
    a: { spine: 154, chest: 158, legNear: [326, 322, 60] },
    b: { spine: 154, chest: 158, legNear: [326, 322, 60], arms: { to: { at: [80, 138] } } },
  }),
  'wall-sit-hearts': vary(wallSit, {
    a: { arms: { to: { own: 'heart', by: [10, 0] } } },
    b: { arms: { to: { own: 'heart', by: [10, 0] } } },
  }),
  'wall-sit-march': vary(wallSit, {
    a: { x: -114, y: 96, legNear: [104, 4], legFar: { to: { floor: 68 } }, arms: [4, 6] },
    b: { x: 114, y: 96, legNear: [104, 4], legFar: { to: { floor: 68 } }, arms: [4, 6] },
    props: [
      { kind: 'wall', x: -136, facing: 'right' },
      { kind: 'wall', x: 136, facing: 'left' },
    ],
  }),
  'wall-slide-low': vary(wallStand, {
    a: { arms: { angles: [60, 178], short: [0.4, 1] } },
    b: { arms: { angles: [60, 178], short: [0.4, 1] } },
  }),
  'wall-slide-high': vary(wallStand, {
    a: { arms: [176, 182] },
    b: { arms: [176, 182] },
  }),
  'wall-rest': vary(wallStand, {
    a: {
      eyes: 'closed',
      armNear: { to: { own: 'belly', by: [4, 0] } },
      armFar: { to: { own: 'heart', by: [4, 0] } },
    },
    b: {
      eyes: 'closed',
      armNear: { to: { own: 'belly', by: [4, 0] } },
      armFar: { to: { own: 'heart', by: [4, 0] } },
    },
  }),
  'wall-push-high': wallPush,
  'wall-push-low': vary(wallPush, {
    a: { x: -98, spine: 158, chest: 158, legs: { to: { floor: -62, toes: true } } },
    b: { x: 98, spine: 158, chest: 158, legs: { to: { floor: -62, toes: true } } },
  }),
  'wall-calf-low': vary(wallPush, {
    a: { x: -96, spine: 178, chest: 176, legs: { to: { floor: 0 } } },
    b: { x: 96, spine: 178, chest: 176, legs: { to: { floor: 0 } } },
  }),
  'wall-calf-high': vary(wallPush, {
    a: { x: -96, spine: 178, chest: 176, legs: { to: { floor: 4, toes: true } } },
    b: { x: 96, spine: 178, chest: 176, legs: { to: { floor: 4, toes: true } } },
  }),
  'wall-table': vary(wallPush, {
    a: {
      x: -24,
      spine: 98,
      chest: 92,
      neck: 84,
      head: 70,
      legs: { to: { floor: 4 } },
      arms: { to: { at: [-166, 156] }, end: 120 },
    },
    b: {
      x: 24,
      spine: 98,
      chest: 92,
      neck: 84,
      head: 70,
      legs: { to: { floor: 4 } },
      arms: { to: { at: [166, 156] }, end: 120 },
    },
  }),
  'ball-give': ballGive,
  'ball-chest': vary(ballGive, {
    a: { arms: { to: { own: 'chest', by: [22, -2] } } },
    b: { arms: [40, 84] },
  }),
  'ball-squat': vary(ballGive, {
    a: {
      x: -100,
      y: 80,
      spine: 156,
      chest: 168,
      legs: { to: { floor: 30 } },
      arms: { to: { own: 'chest', by: [22, -2] } },
    },
    b: { x: 100, y: 80, spine: 156, chest: 168, legs: { to: { floor: 30 } }, arms: [40, 84] },
  }),
  'ball-chop-high': ballChop,
  'ball-chop-low': vary(ballChop, {
    a: { x: -108, y: 100, spine: 146, chest: 140, legs: { to: { floor: 20 } }, arms: [18, 26] },
    b: { x: 108, y: 100, spine: 146, chest: 140, legs: { to: { floor: 20 } }, arms: [18, 26] },
  }),
  'ball-sit-top': ballSit,
  'ball-sit-low': vary(ballSit, {
    a: {
      spine: 232,
      chest: 224,
      neck: 212,
      head: 204,
      arms: { to: { own: 'chest', by: [22, 4] } },
    },
    b: { spine: 232, chest: 224, neck: 212, head: 204, arms: [110, 130] },
  }),
  'ball-pass-high': ballPass,
  'ball-pass-middle': vary(ballPass, {
    a: { x: -38, y: 144, spine: 140, chest: 124, neck: 118, head: 120, arms: [62, 74] },
    b: { x: 38, y: 144, spine: 140, chest: 124, neck: 118, head: 120, arms: [62, 74] },
  }),
  'ball-pass-low': vary(ballPass, {
    a: { ...folded, x: -36, arms: { to: { at: [-2, 56] } } },
    b: { ...folded, x: 36, arms: { to: { at: [2, 56] } } },
  }),
  'ball-lunge-high': both(
    96,
    {
      legNear: { to: { floor: 30 } },
      legFar: { to: { floor: -34, toes: true } },
      arms: { to: { own: 'chest', by: [22, -2] } },
      eyes: 'open',
    },
    [ball],
  ),
  'ball-lunge-give': both(
    96,
    {
      y: 90,
      spine: 176,
      legNear: { to: { floor: 62 } },
      legFar: { to: { floor: -66, toes: true } },
      arms: { to: { partner: 'hand', by: [0, -4] } },
      eyes: 'open',
    },
    [ball],
  ),
};
