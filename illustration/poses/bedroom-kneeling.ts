import type { Limb, PairPose } from '../../contract/workouts/poses.ts';
import { vary } from '../../contract/workouts/poses.ts';
import { both, kneesDown, mat, onHeels } from './shared.ts';

const onThighs: Limb = { to: { own: 'thigh', by: [0, 14] } };

/** Pose with one kneeling tall and bending over the other, who sits on the heels and looks up. */
const faceHeld: PairPose = {
  a: {
    x: -52,
    facing: 'right',
    legs: kneesDown,
    spine: 168,
    chest: 164,
    neck: 156,
    head: 150,
    eyes: 'open',
    armNear: { to: { partner: 'face', by: [6, -13] }, end: 150 },
    armFar: { to: { partner: 'shoulderFar', by: [-4, 6] } },
  },
  b: {
    x: 50,
    facing: 'left',
    legs: onHeels,
    spine: 178,
    neck: 184,
    head: 194,
    eyes: 'closed',
    arms: onThighs,
  },
  props: [mat],
};

/** Poses kneeling face to face: tall, or on the heels. */
export const bedroomKneeling: Record<string, PairPose> = {
  'kneel-own-thighs': both(
    72,
    { legs: onHeels, arms: onThighs, neck: 172, head: 164, eyes: 'closed' },
    [mat],
  ),
  'kneel-one-cheek': faceHeld,
  'kneel-both-cheeks': vary(faceHeld, {
    a: {
      x: -46,
      neck: 160,
      head: 156,
      eyes: 'closed',
      armNear: { to: { partner: 'face', by: [6, -12] }, end: 150 },
      armFar: { to: { partner: 'face', by: [18, 0] }, end: 150 },
    },
    b: {
      x: 42,
      spine: 180,
      head: 190,
      armNear: { to: { partner: 'elbowNear', by: [2, -8] }, layer: 'front' },
      armFar: onThighs,
    },
  }),
  'kneel-foreheads': vary(
    both(
      44,
      {
        legs: kneesDown,
        spine: 172,
        neck: 166,
        head: 162,
        eyes: 'closed',
        arms: { to: { partner: 'hand', by: [0, -6] } },
      },
      [mat],
    ),
    { b: { snug: { own: 'forehead', to: 'forehead', gap: 4 } } },
  ),
};
