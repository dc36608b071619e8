import type { PairPose } from '../../contract/workouts/poses.ts';
import { swapped, vary } from '../../contract/workouts/poses.ts';
import { armsUp, both, hookedElbows, onHips, weights } from './shared.ts';

const squatHigh = both(74, { arms: { to: { partner: 'hand', by: [0, 0] } }, eyes: 'open' });
const wallSit: PairPose = {
  a: { x: -102, y: 84, facing: 'right', spine: 180, legs: { to: { floor: 70 } }, arms: [70, 90] },
  b: { x: 102, y: 84, facing: 'left', spine: 180, legs: { to: { floor: 70 } }, arms: [70, 90] },
  props: [
    { kind: 'wall', x: -124, facing: 'right' },
    { kind: 'wall', x: 124, facing: 'left' },
  ],
};
const wheelbarrow: PairPose = {
  a: {
    x: -26,
    y: 98,
    facing: 'left',
    spine: 88,
    chest: 86,
    neck: 98,
    head: 116,
    legNear: { angles: [262, 260, 256], layer: 'front' },
    legFar: [262, 260, 256],
    arms: { to: { floor: 88 } },
  },
  b: {
    x: 152,
    facing: 'left',
    spine: 154,
    y: 132,
    legNear: { to: { floor: 20 } },
    legFar: { to: { floor: -16 } },
    armNear: { to: { partner: 'ankle' }, layer: 'front' },
    armFar: { to: { partner: 'ankle' } },
  },
  props: [{ kind: 'mat', x: -60, width: 330 }],
};
const chairDip: PairPose = {
  a: { x: -116, y: 64, legs: { to: { floor: 86 } }, arms: { to: { at: [-144, 63] }, end: 0 } },
  b: { x: 116, y: 64, legs: { to: { floor: 86 } }, arms: { to: { at: [144, 63] }, end: 0 } },
  props: [
    { kind: 'wall', x: -198, facing: 'right' },
    { kind: 'wall', x: 198, facing: 'left' },
    { kind: 'chair', x: -168, facing: 'right' },
    { kind: 'chair', x: 168, facing: 'left' },
  ],
};
const row = both(
  128,
  { spine: 186, chest: 186, y: 132, legs: { to: { floor: 34 } }, arms: [80, 88], hands: 'fist' },
  [{ kind: 'band', from: ['a', 'handNear'], to: ['b', 'handNear'] }],
);
const curl = both(84, { arms: [358, 20], hands: 'fist', eyes: 'open' }, weights);

const sideLunge = { view: 'front', y: 106, arms: { to: { own: 'heart' } } } as const;

export const strength: Record<string, PairPose> = {
  'facing-squat-high': squatHigh,
  'facing-squat-mid': vary(squatHigh, {
    a: { x: -88, y: 112, spine: 160, chest: 168, legs: { to: { floor: 20 } } },
    b: { x: 88, y: 112, spine: 160, chest: 168, legs: { to: { floor: 20 } } },
  }),
  'facing-squat-low': vary(squatHigh, {
    a: { x: -100, y: 76, spine: 156, chest: 168, legs: { to: { floor: 30 } } },
    b: { x: 100, y: 76, spine: 156, chest: 168, legs: { to: { floor: 30 } } },
  }),
  'sumo-squat': both(108, {
    view: 'front',
    y: 96,
    legs: { to: { floor: 36 } },
    arms: { to: { own: 'heart' } },
    eyes: 'open',
  }),
  'sumo-squat-high': both(108, {
    view: 'front',
    legs: { to: { floor: 36 } },
    arms: { to: { own: 'heart' } },
    eyes: 'open',
  }),
  'goblet-squat': both(
    96,
    {
      y: 84,
      spine: 160,
      chest: 170,
      legs: { to: { floor: 26 } },
      arms: { to: { own: 'chest', by: [14, -2] } },
      hands: 'fist',
    },
    [
      { kind: 'dumbbell', held: ['a', 'handNear'] },
      { kind: 'dumbbell', held: ['b', 'handNear'] },
    ],
  ),
  'back-to-back-squat': {
    a: {
      x: -24,
      y: 90,
      facing: 'left',
      legs: { to: { floor: 66 } },
      arms: hookedElbows.a,
    },
    b: {
      x: 24,
      y: 90,
      facing: 'right',
      legs: { to: { floor: 66 } },
      arms: hookedElbows.b,
      snug: { own: 'back', to: 'back', gap: 1 },
    },
  },
  'wall-sit': wallSit,
  'lunge-high': both(92, {
    legNear: { to: { floor: 22 } },
    legFar: { to: { floor: -34, toes: true } },
    arms: onHips,
  }),
  'lunge-low': both(92, {
    y: 88,
    legNear: { to: { floor: 58 } },
    legFar: { to: { floor: -70, toes: true } },
    arms: onHips,
  }),
  // Keep the feet in place and move the hips from side to side.
  'side-lunge': both(163, {
    ...sideLunge,
    spine: 188,
    chest: 182,
    legFar: { to: { floor: 10 } },
    legNear: { to: { floor: 92 } },
  }),
  'side-lunge-other': both(81, {
    ...sideLunge,
    spine: 172,
    chest: 178,
    legFar: { to: { floor: 92 } },
    legNear: { to: { floor: 10 } },
  }),
  'deadlift-low': both(
    136,
    {
      y: 138,
      spine: 122,
      chest: 116,
      neck: 126,
      head: 138,
      legs: { to: { floor: 18 } },
      arms: [4, 4],
      hands: 'fist',
    },
    weights,
  ),
  'deadlift-high': both(114, { arms: [8, 8], hands: 'fist' }, weights),
  'curl-low': curl,
  'curl-high': vary(curl, { a: { arms: [4, 148] }, b: { arms: [4, 148] } }),
  'press-low': vary(curl, { a: { arms: [20, 168] }, b: { arms: [20, 168] } }),
  'press-high': vary(curl, { a: { arms: armsUp }, b: { arms: armsUp } }),
  'band-row-long': row,
  'band-row-pulled': vary(row, { a: { arms: [318, 84] }, b: { arms: [80, 88] } }),
  'chair-dip-high': chairDip,
  'chair-dip-low': vary(chairDip, { a: { y: 34 }, b: { y: 34 } }),
  wheelbarrow: wheelbarrow,
  'wheelbarrow-low': vary(wheelbarrow, {
    a: { spine: 74, chest: 68, neck: 84, arms: { to: { floor: 90 } } },
  }),
  'wheelbarrow-swapped': swapped(wheelbarrow),
  'single-leg-hold': both(86, {
    legNear: [70, 344],
    arms: { to: { partner: 'hand', by: [0, -8] } },
  }),
  'calf-raise': both(45, {
    legs: { to: { floor: 4, toes: true } },
    arms: { to: { partner: 'shoulder', by: [-4, 2] } },
  }),
};
