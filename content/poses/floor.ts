import type { FigurePose, PairPose } from '../../contract/figures.ts';
import { both, hold, kneesDown, mat, straightAhead, supine, wideMat } from './shared.ts';

const child: Omit<FigurePose, 'x'> = {
  spine: 92,
  chest: 84,
  neck: 76,
  head: 62,
  legs: [76, 271, 268],
  arms: { to: { floor: 176 } },
};

export const floor: Record<string, PairPose> = {
  'child-facing': both(188, child, [wideMat]),
  'child-supported': {
    a: { ...child, x: -40, facing: 'right' },
    b: {
      x: -86,
      facing: 'right',
      legs: kneesDown,
      spine: 140,
      chest: 126,
      neck: 130,
      head: 136,
      arms: { to: { partner: 'lowBack', by: [0, 2] } },
    },
    props: [mat],
  },
  cat: both(
    147,
    {
      spine: 104,
      chest: 66,
      neck: 40,
      head: 26,
      legs: kneesDown,
      arms: { to: { floor: 74 } },
    },
    [wideMat],
  ),
  cow: both(
    147,
    {
      spine: 86,
      chest: 98,
      neck: 122,
      head: 144,
      legs: kneesDown,
      arms: { to: { floor: 72 } },
    },
    [wideMat],
  ),
  'down-dog': both(
    150,
    {
      y: 140,
      spine: 56,
      chest: 46,
      neck: 36,
      head: 20,
      legs: { to: { floor: -44 } },
      arms: { to: { floor: 100 } },
    },
    [wideMat],
  ),
  cobra: both(
    142,
    {
      spine: 118,
      chest: 146,
      neck: 160,
      head: 172,
      legs: { angles: [266, 267, 268], short: 0.9 },
      arms: { to: { floor: 62 } },
    },
    [wideMat],
  ),
  puppy: both(
    156,
    {
      spine: 68,
      chest: 62,
      neck: 68,
      head: 62,
      legs: kneesDown,
      arms: { to: { floor: 140 } },
    },
    [wideMat],
  ),
  'half-kneel-hip': both(
    92,
    {
      y: 86,
      chest: 184,
      legNear: { to: { floor: 60 } },
      legFar: [338, 270, 268],
      arms: { to: { partner: 'hand', by: [0, -6] } },
    },
    [wideMat],
  ),
  'half-kneel-reach': both(
    84,
    {
      y: 86,
      chest: 186,
      legNear: { to: { floor: 60 } },
      legFar: [338, 270, 268],
      armNear: hold,
      armFar: [176, 184],
    },
    [wideMat],
  ),
  camel: both(
    62,
    {
      chest: 204,
      spine: 190,
      neck: 214,
      head: 216,
      legs: kneesDown,
      arms: { to: { partner: 'hand' } },
    },
    [mat],
  ),
  'kneeling-tall': both(
    58,
    { legs: kneesDown, arms: { to: { partner: 'hand', by: [0, -14] } }, eyes: 'open' },
    [mat],
  ),
  pigeon: both(
    98,
    {
      spine: 168,
      chest: 172,
      legNear: { angles: [86, 276, 270], short: 0.86 },
      legFar: { angles: [276, 269, 268], short: 0.86 },
      arms: { to: { own: 'kneeNear', by: [-6, 8] } },
    },
    [wideMat],
  ),
  'lying-knees-to-chest': {
    a: {
      x: -74,
      ...supine,
      facing: 'right',
      legs: [196, 70, 120],
      arms: { to: { own: 'knee', by: [8, 6] } },
    },
    b: {
      x: 74,
      ...supine,
      facing: 'left',
      legs: [196, 70, 120],
      arms: { to: { own: 'knee', by: [8, 6] } },
    },
    props: [wideMat],
  },
  'hamstring-raise-assist': {
    a: {
      x: -30,
      ...supine,
      facing: 'right',
      legNear: [166, 168],
      legFar: straightAhead,
      arms: [92, 88],
    },
    b: {
      x: 46,
      facing: 'left',
      legs: kneesDown,
      spine: 176,
      arms: { to: { partner: 'shinNear', by: [0, 0] } },
    },
    props: [wideMat],
  },
};
