import type { PairPose, Prop } from '../../contract/workouts/poses.ts';
import { vary } from '../../contract/workouts/poses.ts';
import { alongside, both } from './shared.ts';

const walls: Prop[] = [
  { kind: 'wall', x: -124, facing: 'right' },
  { kind: 'wall', x: 124, facing: 'left' },
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
  { kind: 'chair', x: -154, facing: 'right' },
  { kind: 'chair', x: 154, facing: 'left' },
];
const chairsApart: Prop[] = [
  { kind: 'chair', x: -44, facing: 'left' },
  { kind: 'chair', x: 44, facing: 'right' },
];

const seatedOn = { lift: 58, legs: { to: { floor: 62 } }, rest: 'seat', eyes: 'open' } as const;
const chairPush = both(
  146,
  {
    y: 95,
    spine: 122,
    chest: 122,
    neck: 132,
    head: 148,
    legs: { to: { floor: -120, toes: true } },
  },
  chairsApart,
);
const chairLeg = both(
  116,
  { arms: { to: { at: [-80, 138] } }, spine: 156, head: 172, eyes: 'open' },
  [
    { kind: 'chair', x: -46, facing: 'right' },
    { kind: 'chair', x: 46, facing: 'left' },
  ],
);
const wallSit = both(102, { y: 84, legs: { to: { floor: 70 } }, eyes: 'open' }, walls);
/** Seats near enough that palms meet while the backs stay at the walls. */
const wallSitNear = both(86, { y: 84, legs: { to: { floor: 62 } }, eyes: 'open' }, [
  { kind: 'wall', x: -108, facing: 'right' },
  { kind: 'wall', x: 108, facing: 'left' },
]);
const wallStand = both(104, { legs: { to: { floor: 8 } }, eyes: 'open' }, walls);
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

/** Figure with a level trunk, the head between long arms. */
const atWall = {
  spine: 96,
  chest: 88,
  neck: 70,
  head: 52,
  legs: { to: { floor: 6 } },
} as const;

export const strengthRoom: Record<string, PairPose> = {
  'chair-upright': both(104, { ...seatedOn, arms: { to: { own: 'thigh', by: [4, 14] } } }, chairs),
  'chair-sit': both(150, { ...seatedOn, arms: { to: { own: 'chest', by: [6, -2] } } }, chairsWide),
  'chair-rise': both(
    118,
    {
      y: 98,
      spine: 142,
      chest: 148,
      head: 164,
      eyes: 'open',
      legs: { to: { floor: 30 } },
      arms: { to: { own: 'chest', by: [6, -2] } },
    },
    chairsWide,
  ),
  'chair-stand': both(
    98,
    { legs: { to: { floor: 10 } }, arms: { to: { own: 'chest', by: [6, -2] } }, eyes: 'open' },
    chairsWide,
  ),
  'chair-grip': both(
    150,
    { ...seatedOn, spine: 184, arms: { to: { own: 'seat', by: [8, -4] } } },
    chairsWide,
  ),
  'chair-knee-lift': both(
    150,
    {
      ...seatedOn,
      spine: 184,
      legNear: [118, 20, 100],
      arms: { to: { own: 'seat', by: [8, -4] } },
    },
    chairsWide,
  ),
  'chair-hands': both(104, { ...seatedOn, spine: 166, arms: { to: { partner: 'hand' } } }, chairs),
  'chair-upright-hang': both(
    150,
    { ...seatedOn, spine: 168, chest: 160, arms: [10, 16] },
    chairsWide,
  ),
  'chair-hang': both(
    150,
    {
      ...seatedOn,
      spine: 122,
      chest: 92,
      round: 0.7,
      neck: 70,
      head: 50,
      arms: { to: { own: 'ankle', by: [10, 4] } },
      eyes: 'closed',
    },
    chairsWide,
  ),
  'chair-push-high': vary(chairPush, {
    a: { arms: { to: { at: [-53, 64] }, end: 60 } },
    b: { arms: { to: { at: [53, 64] }, end: 60 } },
  }),
  'chair-push-low': vary(chairPush, {
    a: {
      x: -146,
      y: 82,
      spine: 116,
      chest: 116,
      neck: 128,
      head: 146,
      legs: { to: { floor: -124, toes: true } },
      arms: { to: { at: [-53, 64] }, end: 60 },
    },
    b: {
      x: 146,
      y: 82,
      spine: 116,
      chest: 116,
      neck: 128,
      head: 146,
      legs: { to: { floor: -124, toes: true } },
      arms: { to: { at: [53, 64] }, end: 60 },
    },
  }),
  'chair-leg-down': vary(chairLeg, { b: { arms: { to: { at: [80, 138] } } } }),
  'chair-leg-back': vary(chairLeg, {
    a: { spine: 154, chest: 158, legNear: [326, 322, 60] },
    b: { spine: 154, chest: 158, legNear: [326, 322, 60], arms: { to: { at: [80, 138] } } },
  }),
  'wall-sit-hearts': vary(wallSitNear, {
    a: { arms: { to: { own: 'chest', by: [10, -2] } } },
    b: { arms: { to: { own: 'chest', by: [10, -2] } } },
  }),
  'wall-sit-palms': vary(wallSitNear, {
    a: { arms: { to: { partner: 'hand' } } },
    b: { arms: { to: { partner: 'hand' } } },
  }),
  'wall-sit-arms-down': vary(wallSit, {
    a: { x: -114, y: 96, legs: { to: { floor: 68 } }, arms: [4, 6] },
    b: { x: 114, y: 96, legs: { to: { floor: 68 } }, arms: [4, 6] },
    props: [
      { kind: 'wall', x: -136, facing: 'right' },
      { kind: 'wall', x: 136, facing: 'left' },
    ],
  }),
  'wall-sit-march': vary(wallSit, {
    a: { x: -114, y: 96, legNear: [104, 4], legFar: { to: { floor: 68 } }, arms: [4, 6] },
    b: { x: 114, y: 96, legNear: [104, 4], legFar: { to: { floor: 68 } }, arms: [4, 6] },
    props: [
      { kind: 'wall', x: -136, facing: 'right' },
      { kind: 'wall', x: 136, facing: 'left' },
    ],
  }),
  // Stand with the backs to the wall of the room itself: elbows out, hands up.
  'wall-slide-low': alongside(94, { view: 'front', arms: [78, 176], eyes: 'open' }),
  'wall-slide-high': alongside(94, { view: 'front', arms: [150, 172], eyes: 'open' }),
  'wall-rest': vary(wallStand, {
    a: {
      eyes: 'closed',
      armNear: { to: { own: 'belly' } },
      armFar: { to: { own: 'heart' } },
    },
    b: {
      eyes: 'closed',
      armNear: { to: { own: 'belly' } },
      armFar: { to: { own: 'heart' } },
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
  'wall-table': {
    a: { ...atWall, x: -40, facing: 'left', arms: { to: { at: [-207, 142] }, end: 132 } },
    b: { ...atWall, x: 40, facing: 'right', arms: { to: { at: [207, 142] }, end: 132 } },
    props: [
      { kind: 'wall', x: -212, facing: 'right' },
      { kind: 'wall', x: 212, facing: 'left' },
    ],
  },
};
