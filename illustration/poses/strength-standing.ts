import type { FigurePose, PairPose } from '../../contract/workouts/poses.ts';
import { vary } from '../../contract/workouts/poses.ts';
import { alongside, armsUp, both, hookedElbows, onHips } from './shared.ts';

const counter = both(70, { spine: 190, chest: 192, neck: 182, head: 178, eyes: 'open' });
/** Low stance, with the feet where they stood before and the knees clear of the partner's. */
const satBack = {
  y: 84,
  spine: 172,
  chest: 176,
  neck: 172,
  legs: { to: { floor: 54 } },
  arms: { to: { partner: 'hand' } },
} satisfies Partial<FigurePose>;
const resistCurl: PairPose = {
  a: { x: -56, facing: 'right', arms: [0, 62], eyes: 'open' },
  b: {
    x: 50,
    facing: 'left',
    chest: 174,
    arms: { to: { partner: 'hand', by: [2, 8] } },
    eyes: 'open',
  },
};
const resistRaise: PairPose = {
  a: { x: -74, facing: 'right', arms: [32, 34], hands: 'fist', eyes: 'open' },
  b: {
    x: 60,
    facing: 'left',
    spine: 154,
    chest: 154,
    head: 166,
    legNear: { to: { floor: 18 } },
    legFar: { to: { floor: -16 } },
    arms: { to: { partner: 'hand', by: [8, 10] } },
    eyes: 'open',
  },
};
const push: PairPose = {
  a: {
    x: -78,
    y: 122,
    spine: 166,
    chest: 164,
    legNear: { to: { floor: 34 } },
    legFar: { to: { floor: -76, toes: true } },
    arms: { to: { partner: 'hand' } },
    eyes: 'open',
  },
  b: {
    x: 92,
    y: 122,
    spine: 178,
    chest: 178,
    legNear: { to: { floor: 48 } },
    legFar: { to: { floor: -64, toes: true } },
    arms: { to: { partner: 'hand' } },
    eyes: 'open',
  },
};
const backSquat: PairPose = {
  a: {
    x: -24,
    y: 90,
    facing: 'left',
    legs: { to: { floor: 66 } },
    arms: { to: { own: 'thigh', by: [8, 14] } },
  },
  b: {
    x: 24,
    y: 90,
    facing: 'right',
    legs: { to: { floor: 66 } },
    arms: { to: { own: 'thigh', by: [8, 14] } },
    snug: { own: 'back', to: 'back', gap: 1 },
  },
};
/** Stance with the far foot a little ahead, so that its heel shows when lifted. */
const half = {
  y: 108,
  legNear: { to: { floor: 46 } },
  legFar: { to: { floor: 68 } },
} as const;
const nearHeelUp = { ...half, legNear: { to: { floor: 46, toes: true } } } as const;
const farHeelUp = { ...half, legFar: { to: { floor: 68, toes: true } } } as const;
/** Squat with hooked elbows, from the back squat on. */
const linkedSquat = (legs: Partial<FigurePose>): PairPose =>
  vary(backSquat, {
    a: { ...legs, arms: hookedElbows.a },
    b: { ...legs, arms: hookedElbows.b },
  });

/** Poses on the feet without props: squats, pushes and rests. */
export const strengthStanding: Record<string, PairPose> = {
  'calf-flat': both(45, { arms: { to: { partner: 'shoulder', by: [-4, 2] } }, eyes: 'open' }),
  'shoulder-circle-down': alongside(80, {
    view: 'front',
    arms: [40, 200, 196],
  }),
  'rest-on-knees': both(122, {
    y: 124,
    spine: 142,
    chest: 130,
    round: 0.3,
    neck: 138,
    head: 152,
    legNear: { to: { floor: 16 } },
    legFar: { to: { floor: 22 } },
    arms: { to: { own: 'knee', by: [2, 14] }, end: 40 },
  }),
  'reach-lean': alongside(74, {
    view: 'front',
    spine: 172,
    chest: 154,
    neck: 156,
    head: 162,
    arms: [160, 172],
  }),
  'squat-hearts': both(104, {
    y: 78,
    spine: 154,
    chest: 166,
    legs: { to: { floor: 28 } },
    arms: { to: { own: 'chest', by: [12, 0] } },
    eyes: 'open',
  }),
  'hold-stand': both(86, { arms: { to: { partner: 'hand', by: [0, -8] } } }),
  'palms-press': both(56, { arms: { to: { partner: 'hand', by: [0, 6] } }, eyes: 'open' }),
  'counter-squat-high': vary(counter, {
    a: { x: -66, legs: { to: { floor: 28 } }, arms: { to: { partner: 'hand' } } },
    b: { x: 66, legs: { to: { floor: 28 } }, arms: { to: { partner: 'hand' } } },
  }),
  'counter-squat-low': vary(counter, {
    a: { ...satBack, x: -92 },
    b: { ...satBack, x: 92 },
  }),
  'resist-curl-low': resistCurl,
  'resist-curl-high': vary(resistCurl, { a: { arms: [2, 112] } }),
  'resist-raise-low': resistRaise,
  'resist-raise-high': vary(resistRaise, {
    a: { arms: [80, 84] },
    b: { spine: 182, chest: 182, head: 178 },
  }),
  'push-left': push,
  'push-right': vary(push, {
    a: {
      x: -92,
      spine: 178,
      chest: 178,
      legNear: { to: { floor: 48 } },
      legFar: { to: { floor: -62, toes: true } },
    },
    b: {
      x: 78,
      spine: 166,
      chest: 164,
      legNear: { to: { floor: 34 } },
      legFar: { to: { floor: -78, toes: true } },
    },
  }),
  'lunge-reach-low': both(92, {
    y: 88,
    chest: 184,
    legNear: { to: { floor: 58 } },
    legFar: { to: { floor: -70, toes: true } },
    arms: armsUp,
  }),
  // Use the width of the low lunge, so that the feet stay while the hips sink and rise.
  'lunge-stride': both(92, {
    legNear: { to: { floor: 58 } },
    legFar: { to: { floor: -70, toes: true } },
    arms: onHips,
  }),
  'single-leg-hinge': both(154, {
    spine: 112,
    chest: 106,
    neck: 112,
    head: 128,
    legNear: { angles: [280, 280, 330], short: 0.92 },
    legFar: { to: { floor: 6 } },
    armNear: { to: { partner: 'hand', by: [0, -34] } },
    armFar: onHips,
  }),
  'back-to-back-squat-hands': backSquat,
  'back-to-back-half': linkedSquat(half),
  'back-to-back-march': linkedSquat(nearHeelUp),
  'back-to-back-march-other': linkedSquat(farHeelUp),
};
