import type { PairPose } from '../contract/workouts/poses.ts';
import { bodies } from './bodies/bodies.ts';
import { cloth, type Outfit } from './bodies/outfit.ts';
import { circle, ellipse, path, rect, type Shape, stroke } from './bodies/shape.ts';
import { type Gradient, toSvg } from './bodies/svg.ts';
import type { Body } from './rig/body.ts';
import { solvePair } from './rig/solve.ts';
import { leaf, pottedPlant } from './rooms/decor.ts';
import { pairShapes } from './solved-scene.ts';

const FLOOR = 520;

/** Pose toe to toe, in which each is the other's counterweight. */
const counterweight: PairPose = {
  a: {
    x: -66,
    spine: 203,
    chest: 208,
    neck: 190,
    head: 176,
    armNear: { to: { partner: 'hand', by: [0, -4] } },
    armFar: [222, 236, 246],
    legNear: { to: { floor: 47 } },
    legFar: { to: { floor: 44 } },
  },
  b: {
    x: 66,
    spine: 203,
    chest: 208,
    neck: 190,
    head: 176,
    armNear: { to: { partner: 'hand' } },
    armFar: [222, 236, 246],
    legNear: { to: { floor: 47 } },
    legFar: { to: { floor: 44 } },
  },
};

function bodyNamed(name: string): Body {
  const body = bodies.find((candidate) => candidate.name === name);
  if (!body) throw new Error(`no body named ${name}`);
  return body;
}

const barefoot = { feet: 'bare', shoes: cloth.cream } as const;
const warm: Outfit = {
  top: { cut: 'tank', cloth: cloth.coral },
  bottom: { cut: 'leggings', cloth: cloth.plum },
  ...barefoot,
};
const cool: Outfit = {
  top: { cut: 'tee', cloth: cloth.sky },
  bottom: { cut: 'joggers', cloth: cloth.teal },
  ...barefoot,
};

const gradients: readonly Gradient[] = [
  {
    id: 'hero-sky',
    kind: 'down',
    stops: [
      [0, '#fff3e4'],
      [0.55, '#fedcc4'],
      [1, '#fbbf9f'],
    ],
  },
  {
    id: 'hero-sun',
    kind: 'down',
    stops: [
      [0, '#fff9ee'],
      [0.6, '#ffe2bd'],
      [1, '#fdb78c'],
    ],
  },
  {
    id: 'hero-floor',
    kind: 'down',
    stops: [
      [0, '#f3b493'],
      [1, '#e58f6d'],
    ],
  },
];

function fan(
  x: number,
  y: number,
  turns: readonly number[],
  length: number,
  width: number,
): string {
  return turns.map((turn, i) => leaf(x, y, length - (i % 2) * length * 0.16, width, turn)).join('');
}

const behind: readonly Shape[] = [
  rect('sky', [0, 0, 640, 600], 'url(#hero-sky)'),
  circle('ring', 320, 262, 246, '#fff6e8'),
  circle('sun', 320, 262, 206, 'url(#hero-sun)'),
  path(
    'birds',
    'M98 92q9-10 17 0q9-10 17 0M176 76q6-7 12 0q6-7 12 0M508 92q7-8 13 0q7-8 13 0',
    'none',
    {
      stroke: '#b9725c',
      'stroke-width': 2.4,
      'stroke-linecap': 'round',
    },
  ),
  path('range', 'M0 402C70 340 128 376 196 392S300 426 372 400S500 330 640 384V600H0Z', '#f3a98b', {
    opacity: 0.6,
  }),
  path('range-b', 'M0 442C110 398 190 436 290 444S470 396 640 434V600H0Z', '#d98a7b', {
    opacity: 0.65,
  }),
  path(
    'grove',
    'M0 470C70 442 140 468 220 474C330 482 430 452 520 452S620 462 640 468V600H0Z',
    '#5b948a',
  ),
  path('grove-light', 'M0 486C90 462 190 486 300 488S540 470 640 482V600H0Z', '#82b3a1'),
  path('floor', 'M0 502C150 486 490 486 640 502V600H0Z', 'url(#hero-floor)'),
  ellipse('rug', [320, 528, 214, 30], '#fbd9bd'),
  ellipse('rug-line', [320, 528, 198, 25], 'none', { stroke: '#f0a581', 'stroke-width': 2.5 }),
  ...pottedPlant('plant', 560, 520, 1.3, {
    leaf: '#3f8a80',
    shade: '#24615f',
    pot: '#4b2450',
    potShade: '#6b3a63',
  }),
];

const inFront: readonly Shape[] = [
  path('leaves-far', fan(-12, 612, [8, 26, 44, 62, 80], 190, 24), '#24615f'),
  path('leaves', fan(-20, 622, [-4, 18, 38, 58, 76], 158, 25), '#3f8a80'),
  stroke('veins', 'M-18 618L28 480M-18 618L78 512M-18 618L104 560', '#24615f', 2),
  path(
    'blossom',
    fan(96, 580, [0, 60, 120, 180, 240, 300], 17, 7) +
      fan(46, 520, [20, 80, 140, 200, 260, 320], 13, 5.5),
    '#fff1df',
  ),
  path(
    'blossom-heart',
    'M91 580a5 5 0 1 0 10 0a5 5 0 1 0-10 0M42 520a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
    '#e8593c',
  ),
  path('leaves-right', fan(654, 618, [-12, -34, -58, -78], 126, 20), '#24615f'),
  path(
    'petals',
    `${leaf(96, 318, 15, 5, 50)}${leaf(540, 250, 14, 5, -40)}${leaf(466, 372, 12, 4, 110)}${leaf(214, 92, 11, 4, -70)}`,
    '#f08d6e',
  ),
];

/** Draws the landing page's picture: a couple leaning back hand in hand before a low sun. */
export function heroSvg(): string {
  const cast = {
    a: { body: bodyNamed('amara'), outfit: warm },
    b: { body: bodyNamed('tomas'), outfit: cool },
  };
  const pair = solvePair(counterweight, { a: cast.a.body, b: cast.b.body });
  const couple = pairShapes(pair, cast, {
    shadow: '#7a3020',
    mat: cloth.coral,
    wall: { plane: '#fedcc4', edge: '#f3b493', skirting: '#fff3e4' },
  });
  return toSvg(
    [
      { shapes: behind },
      { shapes: couple, transform: `translate(320 ${FLOOR})scale(1.4)` },
      { shapes: inFront },
    ],
    {
      viewBox: '0 0 640 600',
      title: 'A couple leaning back hand in hand, each holding the other in balance',
      gradients,
    },
  );
}
