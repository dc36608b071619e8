import type { FigurePose, PairPose } from '../../contract/workouts/poses.ts';
import { vary } from '../../contract/workouts/poses.ts';
import { cardio } from './cardio.ts';
import { cardioSteps } from './cardio-steps.ts';
import { alongside, armsUp, both, onHips } from './shared.ts';

type Figure = Omit<FigurePose, 'x'>;

function pose(name: string): PairPose {
  const found = cardio[name];
  if (!found) throw new Error(`no cardio pose named ${name}`);
  return found;
}

/** Places one who works on the left and one who holds on the right. */
function relay(works: FigurePose, holds: FigurePose): PairPose {
  return { a: { ...works, facing: 'right' }, b: { ...holds, facing: 'left' } };
}

const guard: Figure = {
  spine: 176,
  chest: 172,
  legNear: { to: { floor: 26 } },
  legFar: { to: { floor: -30, toes: true } },
  arms: [24, 150],
  hands: 'fist',
  eyes: 'open',
};
const rope: Figure = {
  view: 'front',
  arms: [22, 66],
  legs: { to: { floor: -4 } },
  hands: 'fist',
  eyes: 'open',
};
const crossGuard = vary(pose('boxing-cross'), {
  a: { x: -116, chest: 174, armFar: [30, 150] },
});
const duck: PairPose = {
  a: {
    x: -84,
    spine: 176,
    legNear: { to: { floor: 24 } },
    legFar: { to: { floor: -26 } },
    arms: [22, 154],
    hands: 'fist',
    eyes: 'open',
  },
  b: {
    x: 74,
    legNear: { to: { floor: 18 } },
    legFar: { to: { floor: -18 } },
    armNear: [52, 128],
    armFar: [20, 60],
    eyes: 'open',
  },
  props: [{ kind: 'pad', held: ['b', 'handNear'] }],
};
const swing: Figure = {
  spine: 178,
  legNear: { to: { floor: 18 } },
  legFar: { to: { floor: -14, toes: true } },
  arms: { to: { partner: 'hand', by: [0, -26] } },
  eyes: 'open',
};
const squatHold: FigurePose = {
  x: 112,
  y: 82,
  spine: 158,
  chest: 168,
  legs: { to: { floor: 30 } },
  arms: [78, 84],
  eyes: 'open',
};
const plankHold: FigurePose = {
  x: 150,
  y: 64,
  spine: 112,
  chest: 112,
  neck: 124,
  head: 144,
  legs: { to: { floor: -131, toes: true } },
  arms: { to: { floor: 84 } },
};
const lungeHold: FigurePose = {
  x: 92,
  y: 100,
  legNear: { to: { floor: 58 } },
  legFar: { to: { floor: -70, toes: true } },
  arms: onHips,
  eyes: 'open',
};

/** Poses for cardio beyond the first library: skips, steps, guards and relays. */
export const cardioMore: Record<string, PairPose> = {
  'step-touch': alongside(108, {
    view: 'front',
    spine: 178,
    legNear: { to: { floor: 2 } },
    legFar: { to: { floor: -22, toes: true }, end: 50 },
    armNear: [70, 80],
    armFar: [40, 60],
    eyes: 'open',
  }),
  'step-touch-wide': alongside(108, {
    view: 'front',
    legs: { to: { floor: 24 } },
    arms: [46, 64],
    eyes: 'open',
  }),
  'tap-jack': alongside(92, {
    view: 'front',
    legNear: { to: { floor: 46 }, end: 70 },
    legFar: { to: { floor: 2 } },
    arms: [140, 160],
    eyes: 'open',
  }),
  'knee-drive-reach': both(108, {
    spine: 174,
    legNear: { to: { floor: -52, toes: true } },
    legFar: { to: { floor: 14 } },
    arms: { angles: [160, 166], layer: 'under' },
    eyes: 'open',
  }),
  'knee-drive': both(108, {
    spine: 170,
    chest: 162,
    legNear: [104, 346],
    legFar: { to: { floor: 14 } },
    arms: { to: { own: 'kneeNear', by: [2, 14] } },
    hands: 'fist',
    eyes: 'open',
  }),
  'march-stand': both(100, { arms: [4, 24], eyes: 'open' }),
  'clap-stand': both(90, { arms: { to: { partner: 'hand' } }, eyes: 'open' }),
  'heel-stand': both(96, { arms: [4, 90], hands: 'fist', eyes: 'open' }),
  'heel-dig': both(96, {
    y: 138,
    spine: 186,
    chest: 178,
    legNear: { to: { floor: 56 }, end: 124 },
    legFar: { to: { floor: -8 } },
    arms: [4, 128],
    hands: 'fist',
    eyes: 'open',
  }),
  'rope-ready': alongside(112, rope),
  'rope-soft': alongside(112, { ...rope, y: 140, arms: [26, 76], legs: { to: { floor: 4 } } }),
  'rope-jump': alongside(112, {
    ...rope,
    lift: 12,
    arms: [24, 72],
    legs: { to: { floor: -4, lift: 12 } },
  }),
  'rope-skip': alongside(112, {
    ...rope,
    lift: 8,
    legNear: { to: { floor: -4, lift: 8 } },
    legFar: { to: { floor: 4, lift: 42 }, end: 20 },
  }),
  'jump-ready': both(98, {
    y: 110,
    spine: 150,
    chest: 154,
    head: 176,
    legs: { to: { floor: 18 } },
    arms: [312, 330],
    eyes: 'open',
  }),
  'shadow-guard': both(150, guard),
  'shadow-jab': both(150, { ...guard, chest: 166, armNear: [84, 90] }),
  'shadow-cross': both(150, { ...guard, chest: 160, armFar: [86, 90] }),
  'boxing-cross-guard': crossGuard,
  'boxing-duck-up': duck,
  'boxing-duck': vary(duck, {
    a: { x: -96, y: 98, spine: 140, chest: 146, head: 160, arms: [20, 146] },
    b: { armNear: [104, 118] },
  }),
  'shake-left': both(86, {
    legs: { to: { floor: 6 } },
    armNear: [20, 36],
    armFar: [352, 6],
    head: 172,
  }),
  'shake-right': both(86, {
    legs: { to: { floor: 6 } },
    armNear: [346, 2],
    armFar: [26, 44],
    head: 172,
  }),
  'dance-line-in': both(44, {
    view: 'front',
    look: 'side',
    armNear: { to: { partner: 'hand', by: [0, -64] }, bend: 'in' },
    armFar: [24, 110],
    eyes: 'open',
  }),
  'dance-line-out': both(92, {
    view: 'front',
    look: 'side',
    spine: 186,
    chest: 190,
    armNear: { to: { partner: 'hand', by: [0, -8] }, bend: 'in' },
    armFar: [92, 104],
    legFar: { to: { floor: 26 } },
    legNear: { to: { floor: 4 } },
    eyes: 'open',
  }),
  'dance-low': both(100, {
    view: 'front',
    look: 'side',
    y: 112,
    spine: 184,
    chest: 176,
    arms: [70, 150],
    legs: { to: { floor: 14 } },
    eyes: 'open',
  }),
  'dance-swing-left': both(64, swing),
  'dance-swing-right': {
    a: { ...swing, x: -64, spine: 186, arms: { to: { partner: 'hand', by: [14, 12] } } },
    b: { ...swing, x: 64, spine: 172, arms: { to: { partner: 'hand', by: [14, 12] } } },
  },
  'mirror-palms-low': both(62, {
    arms: { to: { partner: 'hand', by: [-3, -22] }, end: 170 },
    eyes: 'open',
  }),
  'mirror-palms-high': both(62, {
    arms: { to: { partner: 'hand', by: [-3, 26] }, end: 176 },
    eyes: 'open',
  }),
  'mirror-reach': both(96, { chest: 184, arms: armsUp, eyes: 'open' }),
  'mirror-jump': both(108, {
    lift: 40,
    spine: 176,
    chest: 182,
    legNear: [82, 344, 60],
    legFar: [346, 262, 292],
    armNear: [296, 318],
    armFar: [122, 142],
    eyes: 'open',
  }),
  'shuffle-push': alongside(110, {
    view: 'front',
    y: 122,
    spine: 170,
    chest: 176,
    legNear: { to: { floor: 44 } },
    legFar: { to: { floor: 8 } },
    arms: { to: { own: 'heart', by: [4, -2] } },
    hands: 'fist',
    eyes: 'open',
  }),
  'burpee-rise': both(92, {
    y: 110,
    spine: 148,
    chest: 150,
    head: 174,
    legs: { to: { floor: 16, toes: true } },
    arms: [40, 70],
    eyes: 'open',
  }),
  'burpee-push-up': both(158, {
    y: 44,
    spine: 100,
    chest: 99,
    neck: 106,
    head: 122,
    legs: { to: { floor: -136, toes: true } },
    arms: { to: { floor: 88 } },
  }),
  'relay-knees-right': relay({ ...pose('high-knees-right').a, x: -140 }, squatHold),
  'relay-knees-left': relay({ ...pose('high-knees-left').a, x: -140 }, squatHold),
  'relay-burpee-high': relay({ ...pose('burpee-stand').a, x: -112 }, plankHold),
  'relay-burpee-low': relay({ ...pose('burpee-squat').a, x: -138 }, plankHold),
  'relay-jump-low': relay(
    {
      x: -112,
      y: 82,
      spine: 154,
      chest: 164,
      legs: { to: { floor: 26 } },
      arms: [330, 350],
      eyes: 'open',
    },
    lungeHold,
  ),
  'relay-jump-high': relay({ ...pose('squat-jump').a, x: -100 }, lungeHold),
  ...cardioSteps,
};
