import type { FigurePose, PairPose, Target } from '../../contract/workouts/poses.ts';
import { vary } from '../../contract/workouts/poses.ts';
import { both, hold, supine, wideMat } from './shared.ts';

const plank = both(
  152,
  {
    y: 64,
    spine: 112,
    chest: 112,
    neck: 122,
    head: 138,
    legs: { to: { floor: -131, toes: true } },
    arms: { to: { floor: 84 } },
  },
  [wideMat],
);
const bridge: PairPose = {
  a: {
    x: -84,
    y: 62,
    facing: 'right',
    spine: 298,
    chest: 304,
    neck: 262,
    head: 256,
    legs: { to: { floor: 56 } },
    arms: [86, 88, 90],
  },
  b: {
    x: 84,
    y: 62,
    facing: 'left',
    spine: 298,
    chest: 304,
    neck: 262,
    head: 256,
    legs: { to: { floor: 56 } },
    arms: [86, 88, 90],
  },
  props: [wideMat],
};
const sitUp = both(
  78,
  {
    spine: 186,
    chest: 176,
    neck: 172,
    head: 174,
    legs: { to: { floor: 62 } },
    rest: 'seat',
    arms: hold,
    eyes: 'open',
  },
  [wideMat],
);

/** Puts both hands at one place. Brings the far arm across the body, so that both hands show. */
function bothHands(to: Target): Pick<FigurePose, 'armNear' | 'armFar'> {
  return { armNear: { to }, armFar: { to, layer: 'front' } };
}

const twist = both(
  138,
  {
    spine: 208,
    chest: 196,
    neck: 186,
    head: 180,
    legs: [126, 56],
    ...bothHands({ own: 'hip', by: [6, -12] }),
    look: 'front',
    hands: 'fist',
  },
  [wideMat, { kind: 'ball', held: ['a', 'handNear'] }],
);

export const core: Record<string, PairPose> = {
  plank,
  'plank-high-five': vary(plank, {
    a: { armNear: { to: { partner: 'hand', by: [0, -14] } } },
    b: { armNear: { to: { partner: 'hand' } } },
  }),
  'push-up-low': vary(plank, {
    a: {
      x: -150,
      y: 52,
      spine: 103,
      chest: 103,
      arms: { to: { floor: 82 } },
      neck: 112,
      head: 134,
      legs: { to: { floor: -133, toes: true } },
    },
    b: {
      x: 150,
      y: 52,
      spine: 103,
      chest: 103,
      arms: { to: { floor: 82 } },
      neck: 112,
      head: 134,
      legs: { to: { floor: -133, toes: true } },
    },
  }),
  'forearm-plank': both(
    152,
    {
      y: 50,
      spine: 98,
      chest: 97,
      neck: 104,
      head: 118,
      legs: { to: { floor: -136, toes: true } },
      arms: [0, 88, 90],
      hands: 'fist',
    },
    [wideMat],
  ),
  'knee-push-up': both(
    136,
    {
      spine: 120,
      chest: 119,
      neck: 126,
      head: 142,
      legs: [301, 271, 268],
      arms: { to: { floor: 78 } },
    },
    [wideMat],
  ),
  'side-plank': both(
    152,
    {
      view: 'front',
      spine: 116,
      chest: 116,
      neck: 118,
      head: 122,
      armNear: { to: { floor: 8 }, end: 80, short: 0.87 },
      armFar: [178, 180],
      legNear: [292, 290, 284],
      legFar: [68, 68, 70],
    },
    [wideMat],
  ),
  'bear-hold': both(
    152,
    {
      y: 90,
      spine: 92,
      chest: 96,
      neck: 104,
      head: 124,
      legs: { to: { floor: -58, toes: true } },
      arms: { to: { floor: 84 } },
    },
    [wideMat],
  ),
  'bridge-low': {
    a: {
      x: -84,
      ...supine,
      facing: 'right',
      legs: { to: { floor: 62 } },
      rest: 'seat',
      arms: [88, 88, 90],
    },
    b: {
      x: 84,
      ...supine,
      facing: 'left',
      legs: { to: { floor: 62 } },
      rest: 'seat',
      arms: [88, 88, 90],
    },
    props: [wideMat],
  },
  bridge,
  'sit-up-top': sitUp,
  'sit-up-low': vary(sitUp, {
    a: { spine: 236, chest: 228, neck: 214, head: 206, arms: [120, 130] },
    b: { spine: 236, chest: 228, neck: 214, head: 206, arms: [120, 130] },
  }),
  'russian-twist': twist,
  'russian-twist-over': vary(twist, {
    a: { chest: 190, look: 'side', ...bothHands({ own: 'hip', by: [40, 32] }) },
    b: { chest: 190, look: 'side', ...bothHands({ own: 'hip', by: [40, 32] }) },
  }),
  'leg-lower-high': {
    a: { x: -64, ...supine, facing: 'left', legs: [202, 203], arms: { to: { partner: 'ankle' } } },
    b: {
      x: 78,
      facing: 'left',
      spine: 158,
      chest: 148,
      neck: 142,
      legs: { to: { floor: -8 } },
      arms: { to: { partner: 'ankle', by: [-6, 4] } },
    },
    props: [{ kind: 'mat', x: -60, width: 360 }],
  },
  'bird-dog': both(
    160,
    {
      spine: 92,
      chest: 94,
      neck: 104,
      head: 120,
      legNear: kneeling(),
      legFar: { angles: [268, 268, 262], short: 0.9 },
      armFar: { to: { floor: 78 } },
      armNear: { to: { partner: 'hand', by: [0, -6] } },
    },
    [wideMat],
  ),
  superman: both(
    152,
    {
      spine: 100,
      chest: 112,
      neck: 124,
      head: 140,
      legs: [264, 258, 262],
      arms: { to: { partner: 'hand', by: [0, 6] } },
    },
    [wideMat],
  ),
};

function kneeling(): [number, number, number] {
  return [0, 270, 268];
}
