import type { FigurePose, PairPose } from '../../contract/figures.ts';
import { vary } from '../../contract/figures.ts';
import { bedroom } from './bedroom.ts';
import { floor } from './floor.ts';
import { neighbour } from './neighbour.ts';
import { seated } from './seated.ts';
import { both, kneesDown, mat, supine, wideMat } from './shared.ts';

const handsHeld = neighbour(seated, 'seated-crossed-hands');
const forward: Partial<FigurePose> = { spine: 158, chest: 144, neck: 138, head: 136 };
const backward: Partial<FigurePose> = { spine: 198, chest: 198, neck: 190, head: 186 };
const downDog = neighbour(floor, 'down-dog');
const cobra = neighbour(floor, 'cobra');
const pigeon = neighbour(floor, 'pigeon');
const raise = neighbour(floor, 'hamstring-raise-assist');
const kneelingReach = neighbour(floor, 'half-kneel-reach');
const twist = neighbour(seated, 'seated-twist-back-to-back');

export const stretchFloor: Record<string, PairPose> = {
  'seated-rock-forward': vary(handsHeld, { a: forward, b: backward }),
  'seated-rock-back': vary(handsHeld, { a: backward, b: forward }),
  'seated-foreheads-mat': vary(neighbour(bedroom, 'seated-foreheads'), {
    b: { snug: { own: 'forehead', to: 'forehead', gap: 1 } },
    props: [mat],
  }),
  'figure-four': both(
    96,
    {
      ...supine,
      legFar: [160, 60, 110],
      legNear: { angles: [190, 118, 100], short: [0.7, 0.56] },
      arms: { to: { own: 'thighFar', by: [0, 0] } },
    },
    [wideMat],
  ),
  'hamstring-raise-assist-deep': vary(raise, {
    a: { legNear: [182, 184] },
    b: { x: 34, spine: 168, chest: 164 },
  }),
  'down-dog-pedal': vary(downDog, {
    a: { legNear: { to: { floor: -40, toes: true } } },
    b: { legNear: { to: { floor: -40, toes: true } } },
  }),
  'down-dog-pedal-other': vary(downDog, {
    a: { legFar: { to: { floor: -40, toes: true } } },
    b: { legFar: { to: { floor: -40, toes: true } } },
  }),
  'cobra-low': vary(cobra, {
    a: { spine: 96, chest: 104, neck: 108, head: 116 },
    b: { spine: 96, chest: 104, neck: 108, head: 116 },
  }),
  'half-kneel-twist': vary(kneelingReach, {
    a: { look: 'behind', chest: 180, armFar: [264, 270] },
    b: { look: 'behind', chest: 180, armFar: [264, 270] },
  }),
  'thread-needle': both(
    150,
    {
      spine: 74,
      chest: 50,
      neck: 72,
      head: 74,
      legs: kneesDown,
      armFar: { to: { floor: 140 } },
      armNear: { angles: [330, 60, 80], short: 0.7 },
    },
    [wideMat],
  ),
  'lying-tip': kneesTipped('behind', [112, 62, 90], [120, 66, 94]),
  'lying-tip-other': kneesTipped('front', [132, 60, 92], [124, 56, 88]),
  'seated-twist-other': vary(twist, {
    a: {
      armNear: { to: { own: 'knee', by: [-10, 10] } },
      armFar: { to: { partner: 'thighFar', by: [28, 10] } },
    },
    b: {
      armFar: { to: { own: 'knee', by: [-10, 10] } },
      armNear: { to: { partner: 'thighNear', by: [10, 12] } },
    },
  }),
  'pigeon-fold': vary(pigeon, {
    a: { x: -164, spine: 134, chest: 108, neck: 100, head: 92, arms: { to: { floor: 140 } } },
    b: { x: 164, spine: 134, chest: 108, neck: 100, head: 92, arms: { to: { floor: 140 } } },
  }),
};

/** On the back, bent knees let down to one side and the face turned to the other. */
function kneesTipped(
  look: 'front' | 'behind',
  near: [number, number, number],
  far: [number, number, number],
): PairPose {
  return both(
    100,
    {
      ...supine,
      look,
      legNear: { angles: near, short: [0.74, 0.86] },
      legFar: { angles: far, short: [0.74, 0.86] },
      arms: [262, 266],
    },
    [wideMat],
  );
}
