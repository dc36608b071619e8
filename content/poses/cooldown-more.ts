import type { FigurePose, PairPose, Prop } from '../../contract/figures.ts';
import { vary } from '../../contract/figures.ts';
import { bedroom } from './bedroom.ts';
import { cooldown } from './cooldown.ts';
import { floor } from './floor.ts';
import { massage } from './massage.ts';
import { neighbour } from './neighbour.ts';
import { both, mat, supine, wideMat } from './shared.ts';

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
const full: Partial<FigurePose> = { chest: 185, head: 184 };
const raisedHead = { spine: 270, chest: 266, neck: 252, head: 250 } as const;

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
  'hands-on-hearts-mat': vary(onHearts, { props: [mat] }),
  'child-supported-lean': vary(childSupported, { b: { x: -78, spine: 134, chest: 120 } }),
  'foot-massage-sole': vary(feet, {
    a: { spine: 168, head: 152, arms: { to: { partner: 'footNear', by: [-2, 10] } } },
  }),
  'hero-cushions': vary(hero, { props: [wideMat, ...cushions(150)] }),
  'child-cushions': vary(child, {
    a: { x: -150, arms: { to: { floor: 150 } }, spine: 98, chest: 92, neck: 88, head: 74 },
    b: { x: 150, arms: { to: { floor: 150 } }, spine: 98, chest: 92, neck: 88, head: 74 },
    props: [wideMat, ...cushions(34)],
  }),
  'lying-butterfly': both(
    90,
    {
      ...raisedHead,
      legNear: { angles: [110, 40, 90], short: [0.7, 0.8] },
      legFar: { angles: [130, 44, 90], short: [0.7, 0.8] },
      arms: { to: { own: 'belly', by: [0, 6] } },
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
  'legs-up-wall-cushion': vary(wall, {
    a: raisedHead,
    b: raisedHead,
    props: [...(wall.props ?? []), { kind: 'cushion', x: -48 }],
  }),
  'savasana-cushions': vary(rest, {
    a: raisedHead,
    b: raisedHead,
    props: [wideMat, { kind: 'cushion', x: -58 }],
  }),
  'lying-knees-bent': both(
    84,
    {
      ...supine,
      legs: { to: { floor: 62 } },
      rest: 'seat',
      arms: { to: { own: 'belly', by: [0, 6] } },
    },
    [wideMat],
  ),
};
