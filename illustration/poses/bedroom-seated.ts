import type { FigurePose, Limb, PairPose } from '../../contract/workouts/poses.ts';
import { vary } from '../../contract/workouts/poses.ts';
import {
  alongside,
  both,
  crossLegged,
  crossLeggedFront,
  handsOnHearts,
  mat,
  onHeels,
} from './shared.ts';

const handsOnKnees: Limb = { to: { own: 'knee', by: [-10, 10] } };

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
/** Both hands at one end of the scarf. */
const bothAtTheEnd: Partial<FigurePose> = {
  armNear: [58, 80],
  armFar: { to: { own: 'handNear', by: [6, 2] } },
  hands: 'fist',
};
const scarf: PairPose = vary(close, {
  a: { x: -160, ...bothAtTheEnd },
  b: { x: 160, ...bothAtTheEnd },
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

/** Poses sitting and kneeling on the floor, and on a chair. */
export const bedroomSeated: Record<string, PairPose> = {
  'kneel-hearts': vary(both(50, { legs: onHeels, eyes: 'open' }, [mat]), handsOnHearts),
  'kneel-palms': both(
    60,
    { legs: onHeels, arms: { to: { partner: 'hand', by: [0, 10] } }, eyes: 'closed' },
    [mat],
  ),
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
  'chair-scalp': vary(onChair, { b: { arms: { to: { partner: 'crown', by: [-4, 0] } } } }),
  'chair-upper-back': vary(onChair, {
    a: { spine: 168, chest: 160, neck: 152, head: 144 },
    b: { spine: 160, chest: 156, head: 150, arms: { to: { partner: 'upperBack', by: [-2, 0] } } },
  }),
  'chair-arms': vary(onChair, {
    b: { spine: 156, chest: 150, head: 146, arms: { to: { partner: 'elbow', by: [-16, 22] } } },
  }),
};
