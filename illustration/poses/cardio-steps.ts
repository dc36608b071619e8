import type { FigurePose, PairPose, Prop } from '../../contract/workouts/poses.ts';
import { both, hold } from './shared.ts';

const steps: Prop[] = [
  { kind: 'step', x: -62 },
  { kind: 'step', x: 62 },
];
const wideSteps: Prop[] = [
  { kind: 'step', x: -96 },
  { kind: 'step', x: 96 },
];

const onStep: Omit<FigurePose, 'x'> = {
  lift: 24,
  legs: { to: { floor: 0, lift: 24 } },
  eyes: 'open',
};

const slope: Omit<FigurePose, 'x'> = {
  y: 85,
  spine: 112,
  chest: 112,
  neck: 124,
  head: 140,
  arms: { to: { floor: 84, lift: 24 } },
};

/** Poses up and down on low steps. */
export const cardioSteps: Record<string, PairPose> = {
  'step-before': both(170, { arms: [4, 30], eyes: 'open' }, wideSteps),
  'step-tap': {
    a: {
      x: -170,
      spine: 178,
      legNear: { to: { at: [-124, 24] }, end: 84 },
      legFar: { to: { floor: 0 } },
      armNear: [340, 30],
      armFar: [36, 96],
      eyes: 'open',
    },
    b: {
      x: 170,
      spine: 178,
      legNear: { to: { at: [124, 24] }, end: 84 },
      legFar: { to: { floor: 0 } },
      armNear: [340, 30],
      armFar: [36, 96],
      eyes: 'open',
    },
    props: wideSteps,
  },
  'step-foot-up': {
    a: {
      x: -146,
      y: 146,
      spine: 168,
      chest: 168,
      legNear: { to: { at: [-98, 24] } },
      legFar: { to: { floor: -16, toes: true } },
      armNear: [330, 20],
      armFar: [40, 100],
      eyes: 'open',
    },
    b: {
      x: 146,
      y: 146,
      spine: 168,
      chest: 168,
      legNear: { to: { at: [98, 24] } },
      legFar: { to: { floor: -16, toes: true } },
      armNear: [330, 20],
      armFar: [40, 100],
      eyes: 'open',
    },
    props: wideSteps,
  },
  'step-stand': both(98, { ...onStep, armNear: [10, 60], armFar: [350, 30] }, wideSteps),
  'step-knee': both(
    98,
    {
      ...onStep,
      legNear: [92, 344],
      legFar: { to: { floor: 0, lift: 24 } },
      armNear: [334, 60],
      armFar: [46, 120],
      hands: 'fist',
    },
    wideSteps,
  ),
  'step-sit': both(
    104,
    {
      lift: 24,
      legs: { to: { floor: 66 } },
      rest: 'seat',
      arms: { to: { own: 'knee', by: [-8, 10] } },
    },
    [
      { kind: 'step', x: -100 },
      { kind: 'step', x: 100 },
    ],
  ),
  'step-fold': both(
    158,
    {
      lift: 24,
      legs: { to: { floor: 62 } },
      rest: 'seat',
      spine: 144,
      chest: 112,
      round: 0.8,
      neck: 92,
      head: 74,
      arms: { to: { own: 'ankle', by: [8, 8] } },
    },
    [
      { kind: 'step', x: -154 },
      { kind: 'step', x: 154 },
    ],
  ),
  'step-hands-low': {
    a: {
      x: -100,
      y: 146,
      spine: 170,
      legNear: { to: { at: [-64, 24] } },
      legFar: { to: { floor: -20, toes: true } },
      arms: hold,
      eyes: 'open',
    },
    b: {
      x: 100,
      y: 146,
      spine: 170,
      legNear: { to: { at: [64, 24] } },
      legFar: { to: { floor: -20, toes: true } },
      arms: hold,
      eyes: 'open',
    },
    props: steps,
  },
  'step-hands-high': both(62, { ...onStep, arms: hold }, steps),
  'step-climber': both(
    152,
    {
      ...slope,
      legFar: { to: { floor: -112, toes: true } },
      legNear: { to: { floor: 8, toes: true } },
    },
    steps,
  ),
  'step-slope': both(152, { ...slope, legs: { to: { floor: -112, toes: true } } }, steps),
  // Place the ankles behind the edge: the ball of the foot is on the step, the heel below it.
  'step-calf': both(
    52,
    {
      ...onStep,
      spine: 174,
      lift: 20,
      legs: { to: { floor: 0, lift: 20 }, end: 106 },
      arms: { to: { partner: 'shoulder', by: [-10, 2] } },
    },
    [{ kind: 'step', x: 0 }],
  ),
};
