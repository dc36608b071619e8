import type { Limb, PairPose } from '../../contract/workouts/poses.ts';
import { vary } from '../../contract/workouts/poses.ts';
import { neighbour } from './neighbour.ts';
import { alongside, armsUp, both, onHips } from './shared.ts';
import { standing } from './standing.ts';

const crescent = neighbour(standing, 'side-bend-crescent');
const leanBack = neighbour(standing, 'lean-back');
const backToBack = neighbour(standing, 'back-to-back');
const linked = neighbour(standing, 'back-to-back-arms-linked');
const bowedBack = {
  view: 'back',
  spine: 162,
  chest: 138,
  neck: 134,
  head: 136,
} satisfies Partial<PairPose['a']>;
/** Moves the hips out to one side over feet that stay in place. */
const hipsOut = (by: number): PairPose => {
  const figure = {
    view: 'front',
    facing: 'right',
    spine: 180 + by,
    chest: 180 - by,
    arms: onHips,
    legNear: { to: { floor: 6 - by } },
    legFar: { to: { floor: 6 + by } },
    eyes: 'open',
  } as const;
  return { a: { ...figure, x: -70 + by }, b: { ...figure, x: 70 + by } };
};
const leanLeft = neighbour(standing, 'side-lean-left');
const leanRight = {
  spine: 176,
  chest: 156,
  neck: 154,
  head: 160,
  armNear: [10, 16],
  armFar: [140, 168],
} satisfies Partial<PairPose['a']>;
const neckTilt = neighbour(standing, 'neck-tilt');
const ragDoll = neighbour(standing, 'rag-doll');
const tree = neighbour(standing, 'tree');
const lifted = { to: { own: 'kneeNear', by: [-2, 46] }, end: 8, layer: 'back' } satisfies Limb;
const treeBehind = vary(tree, {
  a: { view: 'back', legFar: lifted },
  b: { view: 'back', legFar: lifted },
});
const table = neighbour(standing, 'fold-table');
const warrior = neighbour(standing, 'warrior-facing');
/** Foreshortened arm at the height of the shoulders, pointing at the viewer. */
const nearing: Limb = { angles: [84, 96], short: 0.34 };
const mirror = both(118, { arms: [88, 92], eyes: 'open' });
const grass = both(96, {
  view: 'front',
  spine: 186,
  chest: 202,
  neck: 202,
  head: 196,
  arms: { angles: [158, 172], layer: 'under' },
});

export const stretchStanding: Record<string, PairPose> = {
  // Bow deeper than on the first side.
  'side-bend-crescent-behind': vary(crescent, {
    a: { ...bowedBack, x: -88 },
    b: { ...bowedBack, x: 88 },
  }),
  'lean-back-small': vary(leanBack, {
    a: { x: -46, spine: 192, chest: 194, neck: 184, head: 178, legs: { to: { floor: 27 } } },
    b: { x: 46, spine: 192, chest: 194, neck: 184, head: 178, legs: { to: { floor: 27 } } },
  }),
  'back-to-back-swell': vary(backToBack, {
    a: { chest: 186, head: 186, arms: [346, 2] },
    b: { chest: 186, head: 186, arms: [346, 2] },
  }),
  'linked-bow': vary(linked, {
    a: { spine: 168, chest: 156, neck: 146, head: 150, arms: [328, 78] },
    b: { spine: 190, chest: 202, neck: 202, head: 206, arms: [352, 100] },
  }),
  'linked-bow-return': vary(linked, {
    a: { spine: 190, chest: 202, neck: 202, head: 206, arms: [352, 100] },
    b: { spine: 168, chest: 156, neck: 146, head: 150, arms: [328, 78] },
  }),
  'hip-circle-left': hipsOut(-14),
  'hip-circle-right': hipsOut(14),
  'arms-low-side-by-side': {
    a: { x: -76, view: 'front', arms: [18, 22] },
    b: { x: 76, view: 'front', arms: [18, 22] },
  },
  // Bring the arms forward on their way up and down, toward the viewer, not into the partner.
  'arms-ahead-side-by-side': {
    a: { x: -76, view: 'front', arms: nearing },
    b: { x: 76, view: 'front', arms: nearing },
  },
  'side-lean-middle': alongside(92, { view: 'front', arms: { angles: [14, 18], short: 0.8 } }),
  'neck-level': alongside(72, { view: 'front', arms: { angles: [16, 26], short: 0.8 } }),
  'side-lean-right': vary(leanLeft, { a: leanRight, b: leanRight }),
  'neck-tilt-other': vary(neckTilt, { a: tiltedAway(), b: tiltedAway() }),
  'roll-down-high': both(150, { chest: 184, neck: 184, head: 184, arms: armsUp }),
  'roll-down-low': vary(ragDoll, { a: { x: -150 }, b: { x: 150 } }),
  'rag-doll-sway': vary(ragDoll, {
    a: { y: 122, spine: 80, chest: 45, head: 24, arms: { to: { floor: 70, lift: 8 }, end: 10 } },
    b: { y: 122, spine: 80, chest: 45, head: 24, arms: { to: { floor: 70, lift: 8 }, end: 10 } },
  }),
  'fold-table-soft': vary(table, {
    a: { spine: 98, chest: 88, head: 37, legs: { to: { floor: 12 } } },
    b: { spine: 98, chest: 88, head: 37, legs: { to: { floor: 12 } } },
  }),
  'palms-low-press': both(52, { arms: { to: { partner: 'hand', by: [0, -8] } } }),
  'mirror-palms-open': both(72, { arms: [34, 148, 176], eyes: 'open' }),
  'mirror-arms-forward': mirror,
  'mirror-arms-up': vary(mirror, {
    a: { arms: armsUp, chest: 184 },
    b: { arms: armsUp, chest: 184 },
  }),
  'mirror-bend-out': grass,
  'mirror-bend-in': vary(grass, {
    a: { spine: 174, chest: 158, neck: 158, head: 164 },
    b: { spine: 174, chest: 158, neck: 158, head: 164 },
  }),
  'tree-behind': vary(treeBehind, {
    a: { armFar: { to: { own: 'hip', by: [-12, 4] } } },
    b: { armFar: { to: { own: 'hip', by: [-12, 4] } } },
  }),
  'tree-behind-arms-up': vary(treeBehind, { a: { armFar: [158, 172] }, b: { armFar: [158, 172] } }),
  'warrior-facing-high': vary(warrior, { a: { y: 124 }, b: { y: 124 } }),
  'supported-backbend-start': {
    a: {
      x: -32,
      facing: 'left',
      spine: 202,
      chest: 220,
      round: -0.4,
      neck: 220,
      head: 224,
      arms: { angles: [214, 226], layer: 'under' },
      legNear: { to: { floor: 22 } },
      legFar: { to: { floor: 36 } },
    },
    b: {
      x: 6,
      y: 142,
      facing: 'right',
      spine: 148,
      chest: 138,
      neck: 128,
      head: 122,
      arms: { to: { own: 'thigh', by: [10, 12] } },
      legNear: { to: { floor: 18 } },
      legFar: { to: { floor: -2 } },
      depth: 1,
    },
  },
  'warrior-apart': vary(neighbour(standing, 'warrior-back-to-back'), {
    a: { x: -89 },
    b: { x: 89 },
  }),
};

function tiltedAway(): Partial<PairPose['a']> {
  return {
    neck: 192,
    head: 210,
    armNear: [10, 14],
    armFar: { to: { own: 'crown', by: [-2, 4] }, end: 256 },
  };
}
