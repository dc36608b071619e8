import type { FigurePose, PairPose, Prop } from '../../contract/workouts/poses.ts';
import { vary } from '../../contract/workouts/poses.ts';
import { bedroom } from './bedroom.ts';
import { cooldown } from './cooldown.ts';
import { floor } from './floor.ts';
import { massage } from './massage.ts';
import { neighbour } from './neighbour.ts';
import {
  alongside,
  both,
  fromAbove,
  handsOnBelly,
  kneesAway,
  kneesToUs,
  mat,
  straightAhead,
  supine,
  wideMat,
} from './shared.ts';

const shoulders = neighbour(cooldown, 'shoulder-massage');
const hearts = neighbour(cooldown, 'seated-breathing-hearts');
const palms = neighbour(cooldown, 'seated-palms-together');
const wall = neighbour(cooldown, 'legs-up-wall');
const lap = neighbour(cooldown, 'head-in-lap');
const hero = neighbour(cooldown, 'hero-pose');
const rest = neighbour(cooldown, 'savasana');
const child = neighbour(floor, 'child-facing');
const childSupported = neighbour(floor, 'child-supported');
const feet = neighbour(massage, 'foot-massage');
const onHearts = neighbour(bedroom, 'hands-on-hearts');

const cushions = (x: number): Prop[] => [
  { kind: 'cushion', x: -x },
  { kind: 'cushion', x },
];
const armAcross = alongside(72, {
  view: 'front',
  armNear: { angles: [284, 272], short: 0.92 },
  // Hook the hand around the arm from below, so that both hands show.
  armFar: { angles: [46, 186, 190], short: [0.9, 0.86], layer: 'front' },
  eyes: 'open',
});
const full: Partial<FigurePose> = { chest: 185, head: 184 };
const raisedHead = { spine: 270, chest: 266, neck: 252, head: 250 } as const;

/** Poses both side by side on the back, bent knees let down to one side. */
function tipped(
  look: 'front' | 'side',
  legs: Pick<FigurePose, 'y' | 'legNear' | 'legFar'>,
): PairPose {
  const figure: Omit<FigurePose, 'x'> = {
    ...supine,
    ...fromAbove,
    ...legs,
    facing: 'right',
    look,
    arms: { angles: [88, 92], short: 0.7 },
  };
  return {
    a: { ...figure, x: 96 },
    b: { ...figure, x: 10, row: 1 },
    props: [wideMat],
  };
}

export const cooldownMore: Record<string, PairPose> = {
  'shoulder-massage-outward': vary(shoulders, {
    a: { head: 166 },
    b: { spine: 173, arms: { to: { partner: 'shoulder', by: [4, 0] } } },
  }),
  'seated-breathing-hearts-full': vary(hearts, { a: full, b: full }),
  'palms-wave-toward': vary(palms, {
    a: { spine: 174, chest: 172, arms: { to: { partner: 'hand', by: [14, 0] } } },
    b: { spine: 184, chest: 184, arms: { to: { partner: 'hand' } } },
  }),
  'palms-wave-back': vary(palms, {
    a: { spine: 184, chest: 184 },
    b: { spine: 174, chest: 172 },
  }),
  // Move them apart so that each has their own seat, and lean them in.
  'hands-on-hearts-mat': vary(onHearts, {
    a: { x: -67, spine: 167, chest: 165 },
    b: { x: 67, spine: 167, chest: 165 },
    props: [mat],
  }),
  'child-supported-lean': vary(childSupported, { b: { x: -78, spine: 134, chest: 120 } }),
  'foot-massage-sole': vary(feet, {
    a: { spine: 168, head: 152, arms: { to: { partner: 'footNear', by: [-2, 10] } } },
  }),
  'hero-cushions': vary(hero, { props: [wideMat, ...cushions(150)] }),
  'child-cushions': vary(child, {
    a: { x: -186, arms: { to: { floor: 12 } }, spine: 98, chest: 96, neck: 100, head: 84 },
    b: { x: 186, arms: { to: { floor: 12 } }, spine: 98, chest: 96, neck: 100, head: 84 },
    props: [wideMat, ...cushions(68)],
  }),
  'lying-butterfly': both(
    90,
    {
      ...raisedHead,
      y: 24,
      view: 'three-quarter',
      legNear: { angles: [60, 108, 96], short: [0.5, 0.62] },
      legFar: { angles: [122, 46, 80], short: [0.72, 0.72] },
      arms: handsOnBelly,
    },
    [wideMat, ...cushions(206)],
  ),
  'head-in-lap-stroke': vary(lap, {
    a: {
      head: 162,
      armNear: { to: { partner: 'forehead', by: [0, 6] } },
      armFar: { to: { partner: 'crown', by: [2, 6] } },
    },
  }),
  'lying-tip-together': tipped('side', kneesToUs),
  'lying-tip-together-other': tipped('front', kneesAway),
  'legs-up-wall-cushion': vary(wall, {
    a: raisedHead,
    b: raisedHead,
    props: [
      ...(wall.props ?? []),
      { kind: 'cushion', x: -76, y: 8 },
      { kind: 'cushion', x: -48, y: -18 },
    ],
  }),
  'savasana-cushions': vary(rest, {
    a: raisedHead,
    b: raisedHead,
    props: [wideMat, { kind: 'cushion', x: -102, y: 8 }, { kind: 'cushion', x: -58, y: -18 }],
  }),
  'seated-forward-tall': both(
    150,
    { spine: 180, legs: straightAhead, arms: { to: { own: 'knee', by: [-8, 12] } } },
    [wideMat],
  ),
  'march-soft': both(106, { legNear: [52, 350, 70], armNear: [340, 24], armFar: [26, 64] }),
  'walk-it-off': both(96, {
    spine: 178,
    legNear: [30, 336, 62],
    armNear: [344, 10],
    armFar: [18, 44],
    eyes: 'open',
  }),
  'arm-across-front': armAcross,
  'arm-across-front-other': vary(armAcross, { a: { facing: 'left' }, b: { facing: 'left' } }),
  'triceps-reach': alongside(66, {
    view: 'front',
    spine: 181,
    chest: 184,
    neck: 188,
    head: 190,
    armNear: { angles: [166, 318, 300], short: [1.04, 0.42], layer: 'back' },
    armFar: { to: { own: 'elbowNear', by: [-4, 8] }, layer: 'under' },
  }),
};
