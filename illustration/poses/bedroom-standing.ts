import type { FigurePose, PairPose } from '../../contract/workouts/poses.ts';
import { vary } from '../../contract/workouts/poses.ts';
import { both, handsOnHearts } from './shared.ts';

const mirror = both(114, { arms: [54, 116], eyes: 'open' });
const lead = both(66, { arms: { to: { partner: 'hand', by: [0, -26] } }, eyes: 'open' });
const behind: PairPose = {
  a: { x: 20, facing: 'right', head: 172, arms: [4, 12] },
  b: { x: -34, facing: 'right', head: 170, arms: { to: { partner: 'shoulder', by: [-2, 6] } } },
};
const scarf = both(150, { arms: [52, 84], hands: 'fist', eyes: 'open' }, [
  { kind: 'scarf', from: ['a', 'handNear'], to: ['b', 'handNear'] },
]);
/** Stance with one foot back and a light pull, so that no weight hangs on the silk. */
const drawnBack: Partial<FigurePose> = {
  spine: 187,
  chest: 188,
  head: 178,
  arms: [70, 88],
  legNear: { to: { floor: 26 } },
  legFar: { to: { floor: -36 } },
};
const rock = both(30, {
  armNear: { to: { partner: 'hand', by: [0, -8] } },
  armFar: { to: { partner: 'back', by: [-4, 0] }, end: 140 },
  legNear: { to: { floor: 16 } },
  legFar: { to: { floor: -20, toes: true } },
  head: 170,
});
/** Poses on the feet: dancing, leading and being led. */
export const bedroomStanding: Record<string, PairPose> = {
  'dance-close': vary(both(32, { head: 170 }), {
    a: { arms: { to: { partner: 'waist', by: [2, 0] } } },
    b: { arms: { to: { partner: 'shoulder', by: [4, 6] } } },
  }),
  'dance-asked': {
    a: {
      x: -96,
      facing: 'right',
      spine: 160,
      chest: 156,
      neck: 160,
      head: 176,
      eyes: 'open',
      legNear: { to: { floor: 16 } },
      legFar: { to: { floor: -26 } },
      armNear: [52, 88],
      armFar: [342, 352],
    },
    b: {
      x: 62,
      facing: 'left',
      head: 170,
      eyes: 'open',
      armNear: { to: { partner: 'handNear', by: [0, 6] } },
      armFar: { to: { own: 'heart' } },
    },
  },
  'dance-open': both(80, {
    armNear: { to: { partner: 'hand', by: [0, -6] } },
    armFar: [284, 296],
    legNear: { to: { floor: 20 } },
    legFar: { to: { floor: -20 } },
    eyes: 'open',
  }),
  'dance-rock': rock,
  'dance-rock-back': vary(rock, {
    a: { legNear: { to: { floor: 4 } }, legFar: { to: { floor: -6 } }, spine: 184 },
    b: { legNear: { to: { floor: 4 } }, legFar: { to: { floor: -6 } }, spine: 176 },
  }),
  'standing-hearts': vary(both(50, { eyes: 'open' }), handsOnHearts),
  'lean-into-chest': {
    a: {
      x: 16,
      facing: 'right',
      spine: 187,
      chest: 188,
      neck: 188,
      head: 190,
      legs: { to: { floor: 20 } },
      arms: { to: { own: 'heart', by: [0, -14] } },
    },
    b: {
      x: -52,
      facing: 'right',
      spine: 176,
      legNear: { to: { floor: 10 } },
      legFar: { to: { floor: -40 } },
      arms: { to: { partner: 'shoulder', by: [0, -8] } },
      head: 178,
    },
  },
  'led-by-hands': vary(lead, { b: { eyes: 'closed' } }),
  'led-by-hands-step': vary(lead, {
    a: { x: -78, legNear: { to: { floor: 18 } }, legFar: { to: { floor: -34 } } },
    b: {
      x: 54,
      eyes: 'closed',
      legNear: { to: { floor: 36 } },
      legFar: { to: { floor: -26, toes: true } },
    },
  }),
  'led-from-behind': vary(behind, {
    a: {
      head: 180,
      arms: [30, 60],
      legNear: { to: { floor: 30 } },
      legFar: { to: { floor: -22, toes: true } },
    },
    b: {
      eyes: 'open',
      legNear: { to: { floor: -20, toes: true } },
      legFar: { to: { floor: 26 } },
    },
  }),
  'led-from-behind-still': vary(behind, { a: { head: 180, arms: [26, 50] }, b: { eyes: 'open' } }),
  'mirror-palms': mirror,
  'mirror-high': vary(mirror, { a: { arms: [132, 168] }, b: { arms: [132, 168] } }),
  'mirror-low': vary(mirror, {
    a: { arms: [24, 62], spine: 176 },
    b: { arms: [24, 62], spine: 176 },
  }),
  'mirror-one-up': vary(mirror, {
    a: { armNear: [140, 170], armFar: [24, 60] },
    b: { armNear: [140, 170], armFar: [24, 60] },
  }),
  'mirror-other-up': vary(mirror, {
    a: { armNear: [24, 60], armFar: [140, 170] },
    b: { armNear: [24, 60], armFar: [140, 170] },
  }),
  'mirror-bow': vary(mirror, {
    a: { x: -148, spine: 142, chest: 134, neck: 140, head: 146, arms: [30, 64] },
    b: { x: 148, spine: 142, chest: 134, neck: 140, head: 146, arms: [30, 64] },
  }),
  'mirror-sink': vary(mirror, {
    a: { x: -128, y: 112, spine: 166, legs: { to: { floor: 14 } }, arms: [50, 100] },
    b: { x: 128, y: 112, spine: 166, legs: { to: { floor: 14 } }, arms: [50, 100] },
  }),
  'side-by-side': {
    a: {
      x: -40,
      view: 'front',
      facing: 'right',
      neck: 174,
      head: 164,
      armNear: { to: { partner: 'handFar', by: [0, -66] } },
      armFar: [8, 12],
    },
    b: {
      x: 40,
      view: 'front',
      facing: 'right',
      neck: 186,
      head: 192,
      armFar: { to: { partner: 'handNear', by: [0, -66] } },
      armNear: [8, 12],
    },
  },
  'scarf-held': scarf,
  'scarf-slack': vary(scarf, { a: { x: -106, arms: [12, 108] }, b: { x: 106, arms: [12, 108] } }),
  'scarf-lean': vary(scarf, {
    a: { x: -172, ...drawnBack },
    b: { x: 172, ...drawnBack },
  }),
  'scarf-high': vary(scarf, {
    a: { chest: 184, head: 192, arms: [132, 148] },
    b: { chest: 184, head: 192, arms: [132, 148] },
  }),
  'scarf-low': vary(scarf, {
    a: { y: 118, spine: 164, legs: { to: { floor: 12 } }, arms: [28, 56] },
    b: { y: 118, spine: 164, legs: { to: { floor: 12 } }, arms: [28, 56] },
  }),
  'scarf-led': vary(scarf, {
    a: { x: -164, legNear: { to: { floor: 18 } }, legFar: { to: { floor: -34 } } },
    b: {
      x: 136,
      eyes: 'closed',
      legNear: { to: { floor: 36 } },
      legFar: { to: { floor: -26, toes: true } },
    },
  }),
};
