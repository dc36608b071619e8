import type { FigurePose, Limb, PairPose, Prop } from '../../contract/workouts/poses.ts';
import { vary } from '../../contract/workouts/poses.ts';
import { both, onHeart, onHeels } from './shared.ts';

const SEAT = 58;

const onThighs: Limb = { to: { own: 'thigh', by: [6, 14] } };
const sitting = {
  lift: SEAT,
  rest: 'seat',
  legNear: { to: { floor: 58 } },
  legFar: { to: { floor: 66 } },
} as const satisfies Partial<FigurePose>;

const twoChairs: Prop[] = [
  { kind: 'chair', x: -90, facing: 'right' },
  { kind: 'chair', x: 90, facing: 'left' },
];
const knees = both(86, { ...sitting, eyes: 'open' }, twoChairs);
const rub = { spine: 184, neck: 178, head: 172, eyes: 'closed' } as const;

const chairSeat: FigurePose = { x: 0, ...sitting, facing: 'right', head: 170, arms: onThighs };

/** Pose with a chair turned around: its back is toward the giver's partner, who leans on it. */
const astride: PairPose = {
  a: {
    x: 0,
    lift: SEAT,
    rest: 'seat',
    facing: 'right',
    spine: 168,
    chest: 158,
    neck: 146,
    head: 138,
    legNear: { to: { floor: 24 } },
    legFar: { to: { floor: 34 } },
    armNear: { angles: [52, 86, 52], short: [0.82, 0.5] },
    armFar: { angles: [58, 90, 58], short: [0.82, 0.5] },
  },
  b: {
    x: -66,
    facing: 'right',
    spine: 160,
    chest: 158,
    head: 150,
    legNear: { to: { floor: 10 } },
    legFar: { to: { floor: -14 } },
    arms: { to: { partner: 'shoulder', by: [-4, 8] } },
  },
  props: [{ kind: 'chair', x: 32, facing: 'left' }],
};

/** Poses on two chairs knee to knee, and on one chair used both ways round. */
export const bedroomChairs: Record<string, PairPose> = {
  'chairs-hands': vary(knees, {
    a: { arms: { to: { partner: 'hand', by: [0, -40] } } },
    b: { arms: { to: { partner: 'hand', by: [0, -40] } } },
  }),
  'chairs-warm-palms': vary(knees, {
    a: { ...rub, arms: { to: { own: 'chest', by: [16, 8] }, end: 150 } },
    b: { ...rub, arms: { to: { own: 'chest', by: [16, 8] }, end: 150 } },
  }),
  'chairs-warm-palms-low': vary(knees, {
    a: { ...rub, arms: { to: { own: 'chest', by: [17, -6] }, end: 130 } },
    b: { ...rub, arms: { to: { own: 'chest', by: [17, -6] }, end: 130 } },
  }),
  'chairs-trace': vary(knees, {
    a: {
      spine: 168,
      chest: 164,
      neck: 156,
      head: 150,
      armNear: { to: { partner: 'handNear', by: [-2, 8] }, layer: 'front' },
      armFar: onThighs,
    },
    b: { spine: 182, head: 178, eyes: 'closed', armNear: [40, 86], armFar: onThighs },
  }),
  'chairs-thumbs': vary(knees, {
    a: {
      spine: 162,
      chest: 152,
      neck: 148,
      head: 144,
      eyes: 'closed',
      arms: { to: { partner: 'handNear', by: [0, 0] } },
    },
    b: { spine: 184, chest: 186, head: 186, eyes: 'closed', armNear: [44, 66], armFar: onThighs },
  }),
  'chairs-heavy-hand': vary(knees, {
    a: {
      spine: 174,
      chest: 176,
      head: 186,
      eyes: 'closed',
      armNear: [34, 58, 84],
      armFar: onThighs,
    },
    b: {
      spine: 164,
      chest: 160,
      head: 148,
      armNear: { to: { partner: 'handNear', by: [6, 8] }, layer: 'front' },
      armFar: { to: { partner: 'handNear', by: [4, -6] } },
    },
  }),
  'chair-hands-kneeling': {
    a: {
      ...knees.a,
      x: -60,
      facing: 'right',
      spine: 184,
      head: 172,
      eyes: 'closed',
      armNear: [36, 76],
      armFar: onThighs,
    },
    b: {
      x: 66,
      facing: 'left',
      lift: 9,
      legs: onHeels,
      spine: 176,
      head: 170,
      eyes: 'open',
      arms: { to: { partner: 'handNear' } },
    },
    props: [
      { kind: 'chair', x: -64, facing: 'right' },
      { kind: 'cushion', x: 24 },
    ],
  },
  'chairs-palms': vary(knees, {
    a: { spine: 174, chest: 172, head: 172, arms: { to: { partner: 'hand', by: [0, 14] } } },
    b: { spine: 174, chest: 172, head: 172, arms: { to: { partner: 'hand', by: [0, 14] } } },
  }),
  'chairs-thanks': vary(knees, {
    a: {
      x: -57,
      spine: 174,
      armNear: { to: { partner: 'shoulderNear', by: [-10, 2] } },
      armFar: { to: { own: 'heart' } },
    },
    b: {
      x: 57,
      spine: 174,
      armNear: onHeart,
      armFar: { to: { partner: 'shoulderFar', by: [-8, 2] } },
    },
  }),
  'chair-asked': {
    a: {
      x: -30,
      ...sitting,
      facing: 'right',
      head: 196,
      eyes: 'open',
      arms: { to: { partner: 'hand', by: [0, -24] } },
    },
    b: {
      x: 92,
      facing: 'left',
      spine: 166,
      chest: 160,
      neck: 154,
      head: 152,
      eyes: 'open',
      legNear: { to: { floor: 8 } },
      legFar: { to: { floor: -22 } },
      arms: { to: { partner: 'hand', by: [0, -24] } },
    },
    props: [{ kind: 'chair', x: -34, facing: 'right' }],
  },
  'chair-nape-forehead': {
    a: { ...chairSeat, spine: 168, chest: 152, round: 0.3, neck: 130, head: 112 },
    b: {
      x: -40,
      facing: 'right',
      spine: 158,
      chest: 150,
      head: 150,
      legNear: { to: { floor: -16 } },
      legFar: { to: { floor: 14 } },
      armNear: { to: { partner: 'neck', by: [-6, 2] } },
      armFar: { to: { partner: 'forehead', by: [9, -3] } },
    },
    props: [{ kind: 'chair', x: -4, facing: 'right' }],
  },
  'astride-shoulders': astride,
  'astride-asked': vary(astride, {
    a: { neck: 156, head: 156, eyes: 'open' },
    b: {
      x: -44,
      spine: 150,
      chest: 146,
      neck: 150,
      head: 158,
      eyes: 'open',
      legFar: { to: { floor: -34 } },
      armNear: { to: { partner: 'lowBack', by: [-2, 6] } },
      armFar: { to: { partner: 'shoulderFar', by: [0, 8] } },
    },
  }),
  'astride-back': vary(astride, {
    b: { spine: 150, chest: 144, head: 142, arms: { to: { partner: 'back', by: [-2, 2] } } },
  }),
  'astride-neck': vary(astride, {
    a: { neck: 138, head: 124 },
    b: { spine: 154, chest: 150, head: 148, arms: { to: { partner: 'neck', by: [-6, 4] } } },
  }),
  'astride-hair': vary(astride, {
    a: { neck: 142, head: 130 },
    b: { x: -56, spine: 154, chest: 150, arms: { to: { partner: 'crown', by: [-16, -2] } } },
  }),
  'astride-arms': vary(astride, {
    a: { neck: 142, head: 130 },
    b: {
      x: -52,
      spine: 148,
      chest: 140,
      head: 142,
      arms: { to: { partner: 'elbow', by: [-20, 10] } },
    },
  }),
};
