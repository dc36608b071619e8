import type { FigurePose, Limb, PairPose } from '../../contract/workouts/poses.ts';
import { vary } from '../../contract/workouts/poses.ts';
import { bedroom } from './bedroom.ts';
import { floor } from './floor.ts';
import { neighbour } from './neighbour.ts';
import { seated } from './seated.ts';
import {
  both,
  fromAbove,
  kneesAway,
  kneesDown,
  kneesHalfToUs,
  kneesToUs,
  mat,
  supine,
  wideMat,
} from './shared.ts';

const handsHeld = neighbour(seated, 'seated-crossed-hands');
const forward: Partial<FigurePose> = { spine: 158, chest: 144, neck: 138, head: 136 };
const backward: Partial<FigurePose> = { spine: 198, chest: 198, neck: 190, head: 186 };
const downDog = neighbour(floor, 'down-dog');
const cobra = neighbour(floor, 'cobra');
const pigeon = neighbour(floor, 'pigeon');
const raise = neighbour(floor, 'hamstring-raise-assist');
const kneelingReach = neighbour(floor, 'half-kneel-reach');

/** Arm of a lying figure: long on the floor, a little out to the side. */
const pastHead: Limb = { angles: [262, 266], short: 0.8 };

const onThigh: Limb = { to: { own: 'thigh', by: [10, 20] } };

export const stretchFloor: Record<string, PairPose> = {
  'seated-rock-forward': vary(handsHeld, { a: forward, b: backward }),
  'seated-rock-back': vary(handsHeld, { a: backward, b: forward }),
  'seated-foreheads-mat': vary(neighbour(bedroom, 'seated-foreheads'), {
    a: { spine: 160, chest: 154, neck: 152, head: 156 },
    b: {
      ...{ spine: 160, chest: 154, neck: 152, head: 156 },
      snug: { own: 'forehead', to: 'forehead', gap: 1 },
    },
    props: [mat],
  }),
  // Let the near knee fall open toward the viewer, its shin across the far thigh.
  'figure-four': both(
    96,
    {
      ...supine,
      view: 'three-quarter',
      look: 'side',
      legFar: [164, 72, 118],
      legNear: { angles: [98, 214, 250], short: [0.86, 0.84], layer: 'front' },
      arms: { to: { own: 'thighFar', by: [-6, -6] } },
    },
    [wideMat],
  ),
  'hamstring-raise-assist-deep': vary(raise, {
    a: { legNear: [182, 184] },
    b: { x: 46, spine: 168, chest: 164 },
  }),
  'hamstring-raise-rest': vary(raise, {
    a: { legNear: [88, 86] },
    b: { x: 46, spine: 172, armNear: onThigh, armFar: onThigh },
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
    a: { spine: 96, chest: 108, neck: 118, head: 130 },
    b: { spine: 96, chest: 108, neck: 118, head: 130 },
  }),
  'half-kneel-twist': vary(kneelingReach, {
    a: { look: 'back', twist: -0.6, chest: 180, armFar: [264, 270] },
    b: { look: 'back', twist: -0.6, chest: 180, armFar: [264, 270] },
  }),
  'thread-needle': both(
    150,
    {
      spine: 74,
      chest: 50,
      neck: 72,
      head: 74,
      legs: kneesDown,
      armNear: { to: { floor: 140 } },
      // Come out under the chest on our side, palm up.
      armFar: { angles: [297, 300, 280], short: [0.7, 0.56], layer: 'front' },
    },
    [wideMat],
  ),
  'lying-knees-up': both(
    118,
    { ...supine, ...fromAbove, rest: 'seat', legs: { to: { floor: 56 } }, arms: pastHead },
    [wideMat],
  ),
  'lying-tip': kneesTipped('side', kneesToUs),
  'lying-tip-half': kneesTipped('side', kneesHalfToUs),
  'lying-tip-other': kneesTipped('front', kneesAway),
  'pigeon-fold': vary(pigeon, {
    a: pigeonFold(-138),
    b: pigeonFold(138),
  }),
};

function pigeonFold(x: number): Partial<FigurePose> {
  const reach: Limb = { to: { floor: 122 } };
  return {
    x,
    legFar: { angles: [284, 272, 268], short: 0.7 },
    spine: 124,
    chest: 106,
    round: 0.3,
    neck: 98,
    head: 92,
    armNear: reach,
    armFar: reach,
  };
}

/** Poses both on the back, bent knees let down to one side. */
function kneesTipped(
  look: 'front' | 'side',
  legs: Pick<FigurePose, 'y' | 'legNear' | 'legFar'>,
): PairPose {
  return both(118, { ...supine, ...fromAbove, look, ...legs, arms: pastHead }, [wideMat]);
}
