import type { PairPose, Prop } from '../../contract/workouts/poses.ts';
import { vary } from '../../contract/workouts/poses.ts';
import { alongside, armsUp, both, supine, weights, wideMat } from './shared.ts';

/** Dumbbells, one for each partner, held upright in both hands. */
const goblets: Prop[] = [
  { kind: 'dumbbell', held: ['a', 'handNear'] },
  { kind: 'dumbbell', held: ['b', 'handNear'] },
];
const ball: Prop = { kind: 'ball', held: ['a', 'handNear'] };
const handToHand: Prop[] = [
  { kind: 'band', from: ['a', 'handNear'], to: ['a', 'handFar'] },
  { kind: 'band', from: ['b', 'handNear'], to: ['b', 'handFar'] },
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
const ballChop = both(116, { chest: 176, arms: [132, 150], eyes: 'open' }, [ball]);
const ballPass: PairPose = {
  a: { x: -40, facing: 'left', chest: 186, head: 186, arms: { to: { at: [-2, 306] } } },
  b: { x: 40, facing: 'right', chest: 186, head: 186, arms: { to: { at: [4, 306] } } },
  props: [ball],
};
const folded = { spine: 74, chest: 38, round: 0.6, neck: 16, head: 8, y: 126 } as const;
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
  props: [wideMat, ...weights],
};
const bentRow = both(
  136,
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
  weights,
);

const brace = vary(
  both(
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
  { b: { depth: 1 } },
);

/** Poses with bands, dumbbells and a ball. */
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
    128,
    { view: 'front', arms: { angles: [26, 146], short: [0.8, 0.5] }, hands: 'fist', eyes: 'open' },
    handToHand,
  ),
  'band-apart-wide': alongside(
    128,
    {
      view: 'front',
      chest: 180,
      arms: { angles: [66, 92], short: 0.92 },
      hands: 'fist',
      eyes: 'open',
    },
    handToHand,
  ),
  'band-press-start': bandPress,
  'band-press-out': vary(bandPress, { a: { arms: [80, 86] } }),
  'band-curl-low': bandCurl,
  'band-curl-high': vary(bandCurl, { a: { arms: [4, 142] }, b: { arms: [4, 142] } }),
  'band-brace': brace,
  // Place each on the other's side, so that the band pulls from the other hand. Turn both around
  // too, so that the picture cross-fades instead of leading one through the other.
  'band-brace-crossed': vary(brace, {
    a: { x: 112, facing: 'left' },
    b: { x: -112, facing: 'right' },
  }),
  'band-lean': alongside(
    84,
    {
      view: 'front',
      spine: 172,
      chest: 154,
      neck: 156,
      head: 162,
      arms: [158, 162],
      hands: 'fist',
    },
    handToHand,
  ),
  'goblet-high': both(
    82,
    { arms: { to: { own: 'chest', by: [14, -2] } }, hands: 'fist', eyes: 'open' },
    goblets,
  ),
  'bent-row-low': bentRow,
  'bent-row-high': vary(bentRow, { a: { arms: [286, 358] }, b: { arms: [286, 358] } }),
  'floor-press-low': floorPress,
  'floor-press-high': vary(floorPress, { a: { arms: [176, 180] }, b: { arms: [176, 180] } }),
  'lunge-press-low': both(
    92,
    {
      y: 88,
      legNear: { to: { floor: 58 } },
      legFar: { to: { floor: -70, toes: true } },
      arms: [20, 166],
      hands: 'fist',
    },
    weights,
  ),
  'lunge-press-high': both(
    92,
    {
      legNear: { to: { floor: 22 } },
      legFar: { to: { floor: -34, toes: true } },
      arms: armsUp,
      hands: 'fist',
    },
    weights,
  ),
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
    a: { x: -128, y: 100, spine: 146, chest: 140, legs: { to: { floor: 20 } }, arms: [18, 26] },
    b: { x: 128, y: 100, spine: 146, chest: 140, legs: { to: { floor: 20 } }, arms: [18, 26] },
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
    a: { ...folded, x: -30, arms: { to: { at: [-2, 60] } } },
    b: { ...folded, x: 30, arms: { to: { at: [2, 60] } } },
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
