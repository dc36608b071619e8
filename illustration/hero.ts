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

/** Chooses a color from the one by day and the one in the evening. */
type Choose = (day: string, evening: string) => string;

/** Follows the theme of the page around the picture. */
const byTheme: Choose = (day, evening) => `light-dark(${day},${evening})`;

/** For a picture by itself: programs that draw SVG without a page know no themes. */
export const byDay: Choose = (day) => day;

function gradientsIn(color: Choose): readonly Gradient[] {
  return [
    {
      id: 'hero-sky',
      kind: 'down',
      stops: [
        [0, color('#fff3e4', '#2c2352')],
        [0.55, color('#fedcc4', '#6b3f72')],
        [1, color('#fbbf9f', '#c4706f')],
      ],
    },
    {
      id: 'hero-sun',
      kind: 'down',
      stops: [
        [0, color('#fff9ee', '#ffedcb')],
        [0.6, color('#ffe2bd', '#fdd49b')],
        [1, color('#fdb78c', '#e58c69')],
      ],
    },
    {
      id: 'hero-floor',
      kind: 'down',
      stops: [
        [0, color('#f3b493', '#6f4350')],
        [1, color('#e58f6d', '#4e2b40')],
      ],
    },
  ];
}

function fan(
  x: number,
  y: number,
  turns: readonly number[],
  length: number,
  width: number,
): string {
  return turns.map((turn, i) => leaf(x, y, length - (i % 2) * length * 0.16, width, turn)).join('');
}

function behind(color: Choose): readonly Shape[] {
  return [
    rect('sky', [0, 0, 640, 600], 'url(#hero-sky)'),
    circle('ring', 320, 262, 246, color('#fff6e8', '#7d4f7a')),
    circle('sun', 320, 262, 206, 'url(#hero-sun)'),
    path(
      'birds',
      'M98 92q9-10 17 0q9-10 17 0M176 76q6-7 12 0q6-7 12 0M508 92q7-8 13 0q7-8 13 0',
      'none',
      {
        stroke: color('#b9725c', '#d9a49a'),
        'stroke-width': 2.4,
        'stroke-linecap': 'round',
      },
    ),
    path(
      'range',
      'M0 402C70 340 128 376 196 392S300 426 372 400S500 330 640 384V600H0Z',
      color('#f3a98b', '#8a4f74'),
      { opacity: 0.6 },
    ),
    path(
      'range-b',
      'M0 442C110 398 190 436 290 444S470 396 640 434V600H0Z',
      color('#d98a7b', '#643a68'),
      { opacity: 0.65 },
    ),
    path(
      'grove',
      'M0 470C70 442 140 468 220 474C330 482 430 452 520 452S620 462 640 468V600H0Z',
      color('#5b948a', '#2f5450'),
    ),
    path(
      'grove-light',
      'M0 486C90 462 190 486 300 488S540 470 640 482V600H0Z',
      color('#82b3a1', '#42705f'),
    ),
    path('floor', 'M0 502C150 486 490 486 640 502V600H0Z', 'url(#hero-floor)'),
    ellipse('rug', [320, 528, 214, 30], color('#fbd9bd', '#a5665f')),
    ellipse('rug-line', [320, 528, 198, 25], 'none', {
      stroke: color('#f0a581', '#c98473'),
      'stroke-width': 2.5,
    }),
    ...pottedPlant('plant', 560, 520, 1.3, {
      leaf: color('#3f8a80', '#2f6a62'),
      shade: color('#24615f', '#1d4a49'),
      pot: color('#4b2450', '#341838'),
      potShade: color('#6b3a63', '#4f2b4c'),
    }),
  ];
}

function inFront(color: Choose): readonly Shape[] {
  return [
    path('leaves-far', fan(-12, 612, [8, 26, 44, 62, 80], 190, 24), color('#24615f', '#173f40')),
    path('leaves', fan(-20, 622, [-4, 18, 38, 58, 76], 158, 25), color('#3f8a80', '#2a605a')),
    stroke(
      'veins',
      'M-18 618L28 480M-18 618L78 512M-18 618L104 560',
      color('#24615f', '#173f40'),
      2,
    ),
    path(
      'blossom',
      fan(96, 580, [0, 60, 120, 180, 240, 300], 17, 7) +
        fan(46, 520, [20, 80, 140, 200, 260, 320], 13, 5.5),
      color('#fff1df', '#e8c9b8'),
    ),
    path(
      'blossom-heart',
      'M91 580a5 5 0 1 0 10 0a5 5 0 1 0-10 0M42 520a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
      '#e8593c',
    ),
    path('leaves-right', fan(654, 618, [-12, -34, -58, -78], 126, 20), color('#24615f', '#173f40')),
    path(
      'petals',
      `${leaf(96, 318, 15, 5, 50)}${leaf(540, 250, 14, 5, -40)}${leaf(466, 372, 12, 4, 110)}${leaf(214, 92, 11, 4, -70)}`,
      color('#f08d6e', '#d9795f'),
    ),
  ];
}

/**
 * Draws the landing page's picture: a couple leaning back hand in hand before a low sun, which has
 * sunk into the evening in the dark theme.
 */
export function heroSvg(color = byTheme): string {
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
      { shapes: behind(color) },
      { shapes: couple, transform: `translate(320 ${FLOOR})scale(1.4)` },
      { shapes: inFront(color) },
    ],
    {
      viewBox: '0 0 640 600',
      title: 'A couple leaning back hand in hand, each holding the other in balance',
      gradients: gradientsIn(color),
    },
  );
}
