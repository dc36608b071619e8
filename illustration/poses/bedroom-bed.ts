import type { FigurePose, Limb, PairPose, Prop } from '../../contract/workouts/poses.ts';
import { vary } from '../../contract/workouts/poses.ts';
import { both, crossLegged, handsOnHearts, kneesDown, onHeart, onHeels } from './shared.ts';

const MATTRESS = 46;

const onKnees: Limb = { to: { own: 'knee', by: [-10, 10] } };
const onThighs: Limb = { to: { own: 'thigh', by: [0, 14] } };
const bed: Prop[] = [
  { kind: 'bed', x: 0, width: 400 },
  { kind: 'pillow', x: -156, y: MATTRESS },
];
const crossed = { lift: MATTRESS, ...crossLegged } satisfies Partial<FigurePose>;
const heels = { lift: MATTRESS, legs: onHeels } satisfies Partial<FigurePose>;
const knees = { lift: MATTRESS, legs: kneesDown } satisfies Partial<FigurePose>;
const facing = both(76, { ...crossed, arms: onKnees, eyes: 'open' }, bed);

/**
 * Pose with one leaning back on the pillows, legs long, and the other sitting beside, behind the
 * legs.
 */
const reclining: PairPose = {
  a: {
    x: -46,
    lift: MATTRESS,
    facing: 'right',
    spine: 212,
    chest: 208,
    neck: 200,
    head: 196,
    legs: [88, 86],
    eyes: 'closed',
    armNear: [70, 92, 96],
    armFar: { to: { own: 'belly', by: [4, 4] } },
  },
  b: {
    x: 76,
    row: 1,
    facing: 'left',
    ...heels,
    spine: 174,
    head: 164,
    eyes: 'open',
    armNear: { to: { partner: 'handNear', by: [-2, 8] }, layer: 'front' },
    armFar: onThighs,
  },
  props: [
    { kind: 'bed', x: 10, width: 400 },
    { kind: 'pillow', x: -98, y: MATTRESS + 24 },
    { kind: 'pillow', x: -110, y: MATTRESS },
  ],
};

/** Poses sitting and leaning back on a bed, asking before each touch. */
export const bedroomBed: Record<string, PairPose> = {
  'bed-face-to-face': facing,
  'bed-ask-hand': vary(facing, {
    a: { spine: 176, armNear: { to: { partner: 'handNear', by: [0, 8] } } },
    b: { head: 184, eyes: 'closed', armNear: [46, 82] },
  }),
  'bed-ask-arm': vary(facing, {
    a: {
      x: -54,
      view: 'side',
      ...heels,
      legNear: onHeels,
      legFar: onHeels,
      spine: 166,
      chest: 162,
      head: 156,
      armNear: { to: { partner: 'elbowNear', by: [-8, 8] }, layer: 'front' },
      armFar: onThighs,
    },
    b: { x: 58, head: 186, eyes: 'closed', armNear: [52, 84] },
  }),
  'bed-ask-shoulder': vary(facing, {
    a: {
      x: -30,
      facing: 'right',
      view: 'side',
      ...knees,
      legNear: kneesDown,
      legFar: kneesDown,
      spine: 174,
      head: 162,
      armNear: { to: { partner: 'shoulderNear', by: [-2, 8] } },
      armFar: { to: { own: 'heart' } },
    },
    b: { x: 40, facing: 'right', head: 176, eyes: 'closed' },
  }),
  'bed-ask-cheek': vary(facing, {
    a: {
      x: -42,
      view: 'side',
      ...knees,
      legNear: kneesDown,
      legFar: kneesDown,
      spine: 166,
      chest: 160,
      neck: 152,
      head: 148,
      armNear: { to: { partner: 'face', by: [6, -12] }, end: 146 },
      armFar: { to: { partner: 'shoulderFar', by: [-4, 4] } },
    },
    b: { x: 46, neck: 186, head: 196, eyes: 'closed' },
  }),
  'pillows-hand': reclining,
  'pillows-arm': vary(reclining, {
    a: { armNear: [58, 72, 80] },
    b: {
      x: 46,
      spine: 164,
      chest: 160,
      head: 156,
      armNear: { to: { partner: 'elbowNear', by: [-6, 8] }, layer: 'front' },
      armFar: { to: { partner: 'handNear', by: [4, -4] } },
    },
  }),
  'pillows-shoulder': vary(reclining, {
    a: {
      arms: { to: { own: 'thigh', by: [4, 14] } },
      armNear: { to: { own: 'thigh', by: [4, 14] } },
    },
    b: {
      x: 0,
      ...knees,
      spine: 152,
      chest: 146,
      head: 146,
      armNear: { to: { partner: 'shoulderNear', by: [-6, 6] }, layer: 'front' },
      armFar: onThighs,
    },
  }),
  'pillows-cheek': vary(reclining, {
    a: { armNear: onHeart, neck: 204, head: 204 },
    b: {
      x: 14,
      spine: 158,
      chest: 152,
      neck: 150,
      head: 152,
      armNear: { to: { partner: 'face', by: [9, -13] }, end: 140, layer: 'front' },
      armFar: onThighs,
    },
  }),
  'bed-hands': vary(facing, {
    a: { x: -66, spine: 176, arms: { to: { partner: 'hand', by: [0, -26] } } },
    b: { x: 66, spine: 176, arms: { to: { partner: 'hand', by: [0, -26] } } },
  }),
  'bed-kneel-hearts': vary(both(50, { ...heels, eyes: 'closed' }, bed), handsOnHearts),
};
