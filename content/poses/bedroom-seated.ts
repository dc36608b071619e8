import type { Limb, PairPose, Prop } from '../../contract/figures.ts';
import { vary } from '../../contract/figures.ts';
import {
  alongside,
  both,
  crossLegged,
  crossLeggedFront,
  handsOnHearts,
  kneesDown,
  mat,
  onHeels,
} from './shared.ts';

const handsOnKnees: Limb = { to: { own: 'knee', by: [-10, 10] } };

const behind: PairPose = {
  a: { x: 22, facing: 'right', ...crossLegged, head: 168, arms: handsOnKnees },
  b: {
    x: -34,
    facing: 'right',
    legs: kneesDown,
    spine: 176,
    head: 166,
    arms: { to: { partner: 'crown', by: [-4, 0] } },
  },
  props: [{ kind: 'blanket', x: 0, width: 320 }],
};
const close = both(50, { ...crossLegged, eyes: 'open' }, [mat]);
const onChair: PairPose = {
  a: {
    x: 0,
    lift: 58,
    facing: 'right',
    legs: { to: { floor: 62 } },
    rest: 'seat',
    head: 170,
    arms: { to: { own: 'thigh', by: [6, 14] } },
  },
  b: { x: -66, facing: 'right', head: 160, arms: { to: { partner: 'shoulder', by: [-2, 6] } } },
  props: [{ kind: 'chair', x: -4, facing: 'right' }],
};
const scarf: PairPose = vary(close, {
  a: { x: -160, arms: [58, 80], hands: 'fist' },
  b: { x: 160, arms: [58, 80], hands: 'fist' },
  props: [mat, { kind: 'scarf', from: ['a', 'handNear'], to: ['b', 'handNear'] }],
});
const scarfArm: PairPose = {
  a: {
    x: -64,
    ...crossLegged,
    spine: 174,
    eyes: 'open',
    armFar: handsOnKnees,
    armNear: { to: { partner: 'elbowNear', by: [-34, 44] } },
  },
  b: {
    x: 70,
    facing: 'left',
    ...crossLegged,
    eyes: 'closed',
    armNear: [40, 84],
    armFar: handsOnKnees,
  },
  props: [mat, { kind: 'scarf', from: ['a', 'handNear'], to: ['b', 'elbowNear'] }],
};
const scent: Prop[] = [mat, { kind: 'bottle', held: ['a', 'handNear'] }];

/** Sitting and kneeling on the floor, and on a chair. */
export const bedroomSeated: Record<string, PairPose> = {
  'scalp-massage': behind,
  'temple-massage': vary(behind, { b: { arms: { to: { partner: 'face', by: [-8, 12] } } } }),
  'nape-massage': vary(behind, {
    a: { neck: 160, head: 150 },
    b: { arms: { to: { partner: 'neck', by: [-6, 0] } } },
  }),
  'arm-stroke': vary(behind, {
    b: { legs: onHeels, x: -40, spine: 170, arms: { to: { partner: 'elbow', by: [-8, 8] } } },
  }),
  'back-stroke-seated': vary(behind, {
    a: { spine: 172, chest: 168, head: 156 },
    b: { x: -52, legs: onHeels, arms: { to: { partner: 'back', by: [0, 2] } } },
  }),
  'low-back-stroke-seated': vary(behind, {
    a: { spine: 168, chest: 160, head: 150 },
    b: {
      x: -62,
      legs: onHeels,
      spine: 166,
      chest: 160,
      head: 152,
      arms: { to: { partner: 'lowBack', by: [-2, 2] } },
    },
  }),
  'held-from-behind': vary(behind, {
    a: {
      spine: 182,
      chest: 184,
      neck: 190,
      head: 192,
      arms: { to: { own: 'thigh', by: [4, 14] } },
    },
    b: { x: -18, spine: 178, arms: { to: { partner: 'heart', by: [0, 0] } } },
  }),
  'seated-cheek': vary(close, {
    a: {
      twist: -0.35,
      armNear: { to: { partner: 'face', by: [3, -9] }, end: 158 },
      armFar: handsOnKnees,
    },
    b: { arms: handsOnKnees, eyes: 'closed' },
  }),
  'seated-both-shoulders': vary(close, {
    a: {
      twist: -0.45,
      armNear: { to: { partner: 'shoulder', by: [-10, 2] } },
      armFar: { to: { own: 'heart' } },
    },
    b: {
      twist: -0.45,
      armNear: { to: { partner: 'shoulder', by: [-10, 2] } },
      armFar: { to: { own: 'heart' } },
    },
  }),
  'seated-shoulder-touch': vary(close, {
    a: {
      twist: -0.45,
      armNear: { to: { partner: 'shoulder', by: [-12, 2] } },
      armFar: handsOnKnees,
    },
    b: { twist: -0.3, arms: handsOnKnees, eyes: 'closed' },
  }),
  'seated-arm-touch': vary(close, {
    a: {
      x: -44,
      spine: 172,
      twist: -0.5,
      armNear: { to: { partner: 'elbowNear', by: [-8, 6] } },
      armFar: handsOnKnees,
    },
    b: { x: 44, twist: -0.4, arms: handsOnKnees, eyes: 'closed' },
  }),
  'seated-hand-touch': vary(close, {
    a: { x: -66, armNear: { to: { partner: 'handNear', by: [0, 6] } }, armFar: handsOnKnees },
    b: { x: 66, armNear: [40, 70], armFar: handsOnKnees, eyes: 'closed' },
  }),
  'scent-near': vary(close, {
    a: { x: -58, armNear: { to: { partner: 'face', by: [-26, -8] } }, armFar: handsOnKnees },
    b: { x: 58, arms: handsOnKnees, eyes: 'closed', head: 184 },
    props: scent,
  }),
  'scent-far': vary(close, {
    a: { x: -58, armNear: [60, 104], armFar: handsOnKnees },
    b: { x: 58, arms: handsOnKnees, eyes: 'closed', head: 176 },
    props: scent,
  }),
  'kneel-hearts': vary(both(50, { legs: onHeels, eyes: 'open' }, [mat]), handsOnHearts),
  'kneel-palms': both(
    60,
    { legs: onHeels, arms: { to: { partner: 'hand', by: [0, 10] } }, eyes: 'closed' },
    [mat],
  ),
  'kneel-behind-hug': {
    a: {
      x: 16,
      facing: 'right',
      legs: onHeels,
      spine: 182,
      head: 184,
      arms: { to: { partner: 'hand' } },
    },
    b: {
      x: -30,
      facing: 'right',
      legs: kneesDown,
      spine: 172,
      head: 160,
      arms: { to: { partner: 'chest', by: [0, -6] } },
    },
    props: [mat],
  },
  'seated-lean-heads': vary(alongside(48, crossLeggedFront, [mat]), {
    a: {
      chest: 176,
      neck: 172,
      head: 158,
      armNear: { to: { partner: 'handFar', by: [0, -48] } },
      armFar: { to: { own: 'knee', by: [-8, 10] }, short: 0.9 },
    },
    b: {
      neck: 188,
      head: 198,
      armFar: { to: { partner: 'handNear', by: [0, -48] } },
      armNear: { to: { own: 'knee', by: [-8, 10] }, short: 0.8 },
    },
  }),
  'scarf-seated': scarf,
  'scarf-seated-forward': vary(scarf, {
    a: { spine: 156, chest: 148, neck: 146, head: 150 },
    b: { spine: 202, chest: 204, neck: 192, head: 184 },
  }),
  'scarf-seated-back': vary(scarf, {
    a: { spine: 202, chest: 204, neck: 192, head: 184 },
    b: { spine: 156, chest: 148, neck: 146, head: 150 },
  }),
  'scarf-along-arm': scarfArm,
  'scarf-along-hand': vary(scarfArm, {
    a: { armNear: { to: { partner: 'handNear', by: [-22, 34] } } },
  }),
  'chair-shoulders': onChair,
  'chair-neck': vary(onChair, {
    a: { neck: 160, head: 150 },
    b: { arms: { to: { partner: 'neck', by: [-6, 2] } } },
  }),
  'chair-scalp': vary(onChair, { b: { arms: { to: { partner: 'crown', by: [-4, 0] } } } }),
  'chair-upper-back': vary(onChair, {
    a: { spine: 168, chest: 160, neck: 152, head: 144 },
    b: { spine: 160, chest: 156, head: 150, arms: { to: { partner: 'upperBack', by: [-2, 0] } } },
  }),
  'chair-arms': vary(onChair, {
    b: { spine: 156, chest: 150, head: 146, arms: { to: { partner: 'elbow', by: [-16, 22] } } },
  }),
  'chair-foot': {
    a: { ...onChair.a, spine: 186, legNear: [84, 56, 130], head: 164 },
    b: {
      x: 168,
      facing: 'left',
      ...crossLegged,
      head: 160,
      arms: { to: { partner: 'footNear', by: [-2, 0] } },
    },
    ...(onChair.props && { props: onChair.props }),
  },
  'chair-hand': {
    a: { ...onChair.a, armNear: [38, 70], armFar: { to: { own: 'thigh', by: [6, 14] } } },
    b: { x: 118, facing: 'left', legs: onHeels, head: 170, arms: { to: { partner: 'handNear' } } },
    ...(onChair.props && { props: onChair.props }),
  },
};
