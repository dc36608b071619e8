import type { PairPose } from '../../contract/workouts/poses.ts';
import { vary } from '../../contract/workouts/poses.ts';
import { alongside, armsUp, both, hold, hookedElbows, onHips, palmsLow } from './shared.ts';

const handsHeld = both(66, { arms: palmsLow, eyes: 'open' });

const breathIn = { chest: 186, neck: 182, head: 186, eyes: 'closed' } as const;

const lunge = both(90, {
  y: 104,
  spine: 176,
  arms: { to: { partner: 'hand', by: [0, -4] } },
  legNear: { to: { floor: 52 } },
  legFar: { to: { floor: -92, toes: true } },
});

const tree = both(56, {
  view: 'front',
  legNear: { to: { floor: -6 } },
  legFar: { to: { own: 'kneeNear', by: [-2, 46] }, end: 8, layer: 'front' },
  armNear: { to: { partner: 'hand', by: [0, 38] } },
  armFar: { to: { own: 'heart', by: [4, 0] } },
});

const innerLeg = {
  legFar: { to: { floor: -6 } },
  legNear: { to: { own: 'kneeFar', by: [2, 46] }, end: 8 },
} satisfies Partial<PairPose['a']>;

const backToBack: PairPose = {
  a: { x: -20, facing: 'left', arms: [352, 4], eyes: 'closed' },
  b: { x: 20, facing: 'right', arms: [352, 4], snug: { own: 'back', to: 'back', gap: 1 } },
};

const table = both(131, {
  spine: 104,
  chest: 94,
  neck: 56,
  head: 42,
  arms: { to: { partner: 'shoulder', by: [-23, 13] } },
  legs: { to: { floor: 0 } },
});
/** Pose with both heads hanging between the arms, one beside the other. */
const foldTable = vary(table, { b: { snug: { own: 'crown', to: 'crown', gap: 26 } } });

export const standing: Record<string, PairPose> = {
  'hands-held': handsHeld,
  'hands-held-breath': vary(handsHeld, {
    a: { ...breathIn, arms: { to: { partner: 'hand', by: [0, -16] } } },
    b: { ...breathIn, arms: { to: { partner: 'hand', by: [0, -16] } } },
  }),
  'tall-reach': both(60, { chest: 184, neck: 186, head: 190, arms: armsUp }),
  'palms-overhead': both(52, { arms: { to: { partner: 'hand', by: [0, 42] } }, head: 186 }),
  'lean-back': both(60, {
    spine: 203,
    chest: 206,
    neck: 190,
    head: 176,
    arms: hold,
    legs: { to: { floor: 41 } },
  }),
  'lean-back-open': both(58, {
    spine: 203,
    chest: 208,
    neck: 190,
    head: 176,
    armNear: hold,
    armFar: [222, 236, 246],
    legs: { to: { floor: 41 } },
  }),
  'fold-table': foldTable,
  'rag-doll': both(104, {
    y: 128,
    spine: 74,
    chest: 38,
    round: 0.9,
    neck: 14,
    head: 8,
    arms: { to: { floor: 58, lift: 8 }, end: 10 },
    legs: { to: { floor: 18 } },
  }),
  // Continue the line of the trunk with the arm beyond the head, so that no elbow crosses a face.
  'side-bend-crescent': both(82, {
    view: 'front',
    spine: 166,
    chest: 142,
    neck: 136,
    head: 140,
    armFar: { to: { partner: 'hand', by: [0, 66] }, layer: 'under' },
    armNear: { to: { partner: 'hand', by: [0, -80] }, end: 20 },
  }),
  'side-bend-open': both(58, {
    view: 'front',
    spine: 188,
    chest: 200,
    neck: 200,
    head: 196,
    armNear: hold,
    armFar: [208, 226],
    legs: { to: { floor: 8 } },
  }),
  'side-by-side-reach': {
    a: { x: -76, view: 'front', arms: [164, 176] },
    b: { x: 76, view: 'front', arms: [164, 176] },
  },
  'side-lean-left': {
    a: {
      x: -92,
      view: 'front',
      facing: 'right',
      spine: 184,
      chest: 204,
      neck: 206,
      head: 200,
      armNear: [140, 168],
      armFar: [10, 16],
    },
    b: {
      x: 92,
      view: 'front',
      facing: 'right',
      spine: 184,
      chest: 204,
      neck: 206,
      head: 200,
      armNear: [140, 168],
      armFar: [10, 16],
    },
  },
  'back-to-back': backToBack,
  'back-to-back-reach': vary(backToBack, {
    a: { arms: armsUp, chest: 182 },
    b: { arms: armsUp, chest: 182 },
  }),
  'back-to-back-arms-linked': vary(backToBack, {
    a: { arms: hookedElbows.a },
    b: { arms: hookedElbows.b },
  }),
  'supported-backbend': {
    a: {
      x: -22,
      y: 132,
      facing: 'left',
      spine: 228,
      chest: 258,
      round: -0.6,
      neck: 262,
      head: 266,
      arms: { angles: [256, 274], layer: 'under' },
      legNear: { to: { floor: 32 } },
      legFar: { to: { floor: 46 } },
    },
    b: {
      x: 0,
      y: 116,
      facing: 'right',
      spine: 114,
      chest: 101,
      round: 0.3,
      neck: 92,
      head: 92,
      arms: { to: { own: 'thigh', by: [22, 12] } },
      legNear: { to: { floor: 24 } },
      legFar: { to: { floor: 4 } },
      snug: { own: 'seat', to: 'seat', gap: 2 },
      depth: 1,
    },
  },
  'quad-stretch': both(58, {
    spine: 176,
    legNear: [344, 206, 216],
    armNear: { to: { own: 'foot', by: [0, 4] } },
    armFar: { to: { partner: 'hand', by: [0, 6] } },
  }),
  'chest-opener': {
    a: { x: 26, facing: 'right', chest: 190, head: 190, arms: [316, 318] },
    b: {
      x: -72,
      facing: 'right',
      arms: hold,
      spine: 184,
      legNear: { to: { floor: 16 } },
      legFar: { to: { floor: -14 } },
    },
  },
  tree,
  'tree-apart': vary(tree, { a: { x: -80 }, b: { x: 80 } }),
  'tree-apart-other': vary(tree, { a: { x: -92, ...innerLeg }, b: { x: 92, ...innerLeg } }),
  'tree-arms-up': vary(tree, { a: { armFar: [158, 172] }, b: { armFar: [158, 172] } }),
  'warrior-back-to-back': {
    a: {
      x: -86,
      y: 129,
      spine: 179,
      chest: 192,
      neck: 184,
      facing: 'left',
      armNear: [90, 90],
      armFar: { to: { partner: 'hand', by: [0, -16] } },
      legNear: { to: { floor: 56 } },
      legFar: { to: { floor: -74 } },
    },
    b: {
      x: 86,
      y: 129,
      spine: 179,
      chest: 192,
      neck: 184,
      facing: 'right',
      armNear: [90, 90],
      armFar: { to: { partner: 'hand', by: [0, -16] } },
      legNear: { to: { floor: 56 } },
      legFar: { to: { floor: -74 } },
    },
  },
  'warrior-facing': both(92, {
    y: 112,
    armNear: { to: { partner: 'hand' } },
    armFar: [268, 270],
    legNear: { to: { floor: 60 } },
    legFar: { to: { floor: -84 } },
  }),
  'lunge-palms': lunge,
  'lunge-reach': vary(lunge, {
    a: { arms: armsUp, chest: 186 },
    b: { arms: armsUp, chest: 186 },
  }),
  'hamstring-heel': both(132, {
    y: 122,
    spine: 138,
    chest: 128,
    neck: 130,
    head: 134,
    arms: { to: { partner: 'hand', by: [0, -10] } },
    legNear: { to: { floor: 90 }, end: 122 },
    legFar: { to: { floor: -12 } },
  }),
  'calf-push': both(70, {
    y: 138,
    spine: 160,
    chest: 160,
    arms: { to: { partner: 'shoulder', by: [-6, 0] } },
    legNear: { to: { floor: 26 } },
    legFar: { to: { floor: -66 } },
  }),
  'standing-twist': both(60, {
    look: 'back',
    twist: -0.6,
    armNear: hold,
    armFar: [266, 274],
    legFar: { to: { floor: -6, toes: true } },
  }),
  'shoulder-circle': alongside(80, {
    view: 'front',
    arms: [104, 262, 280],
  }),
  'neck-tilt': alongside(72, {
    view: 'front',
    neck: 168,
    head: 150,
    armNear: { to: { own: 'crown', by: [2, 4] }, end: 256 },
    armFar: [10, 14],
  }),
  'arm-across': both(60, { armFar: [92, 96], armNear: { to: { own: 'elbowFar', by: [-4, -6] } } }),
  'hands-on-hips': alongside(74, { view: 'front', arms: onHips, eyes: 'open' }),
};
