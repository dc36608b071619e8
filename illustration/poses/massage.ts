import type { PairPose } from '../../contract/workouts/poses.ts';
import { vary } from '../../contract/workouts/poses.ts';
import {
  both,
  crossLegged,
  handsOnBelly,
  kneesBent,
  mat,
  onHeels,
  prone,
  proneLegs,
  propped,
  straightAhead,
} from './shared.ts';

const gaze = both(
  74,
  { ...crossLegged, arms: { to: { partner: 'hand', by: [0, -20] } }, eyes: 'open' },
  [mat],
);
const proneMassage: PairPose = {
  a: { x: -34, ...prone, facing: 'right', legs: proneLegs, arms: [276, 272, 270], depth: 1 },
  b: {
    x: 4,
    row: 1,
    facing: 'right',
    legs: onHeels,
    spine: 150,
    chest: 140,
    neck: 142,
    head: 140,
    arms: { to: { partner: 'back', by: [4, 4] }, layer: 'front' },
  },
  props: [{ kind: 'blanket', x: 0, width: 460 }],
};

export const massage: Record<string, PairPose> = {
  'back-massage-lying': proneMassage,
  'back-massage-low': vary(proneMassage, {
    b: { x: -44, chest: 138, arms: { to: { partner: 'lowBack', by: [0, 4] }, layer: 'front' } },
  }),
  'hand-massage': vary(gaze, {
    a: { arms: { to: { partner: 'handNear' } }, eyes: 'closed', head: 160 },
    b: { armNear: [50, 84], armFar: { to: { own: 'knee', by: [-10, 10] } }, eyes: 'closed' },
  }),
  'foot-massage': {
    a: {
      x: -104,
      facing: 'right',
      ...crossLegged,
      spine: 172,
      head: 160,
      arms: { to: { partner: 'footNear', by: [-2, 2] } },
    },
    b: {
      x: 96,
      facing: 'left',
      spine: 208,
      chest: 204,
      neck: 196,
      head: 192,
      legNear: [100, 94],
      legFar: [96, 90],
      arms: { to: { floor: -44 }, end: 270 },
    },
    props: [
      { kind: 'blanket', x: 0, width: 420 },
      { kind: 'cushion', x: 150 },
    ],
  },
  'head-on-lap': {
    a: {
      x: -88,
      facing: 'right',
      spine: 184,
      legs: straightAhead,
      head: 158,
      armNear: { to: { partner: 'crown', by: [4, 10] } },
      armFar: { to: { partner: 'crown', by: [12, 2] } },
    },
    b: {
      x: 96,
      facing: 'right',
      ...propped,
      legs: kneesBent,
      rest: 'seat',
      arms: handsOnBelly,
      depth: 1,
    },
    props: [{ kind: 'blanket', x: 40, width: 460 }],
  },
};
