import { circle, ellipse, path, type Shape, stroke } from '../shape.ts';
import { above, across, type Backdrop, below, type Light } from './backdrop.ts';
import { roundTree } from './decor.ts';
import { mats } from './mats.ts';

const COLORS = {
  day: {
    shadow: '#1d4a48',
    sky: ['#cfeae4', '#eef5e6', '#fdeed6'],
    grass: ['#9cc9b0', '#74ad9a'],
    cloud: '#fdfaf2',
    hills: ['#b4d9cd', '#8fc3b2'],
    trees: ['#5ea391', '#77b7a0', '#4f9886'],
    trunks: ['#3f6f63', '#35645a'],
    path: '#f6dfb8',
    edge: '#e6c898',
  },
  evening: {
    shadow: '#101f2c',
    sky: ['#34386f', '#80609a', '#e8a08a'],
    grass: ['#4d7a72', '#34605d'],
    cloud: '#8a76a8',
    hills: ['#6b6796', '#4f5f83'],
    trees: ['#34586a', '#446d78', '#2d4f61'],
    trunks: ['#233c4b', '#1f3643'],
    path: '#b59a92',
    edge: '#977d7d',
  },
} as const;

/** A park in early light, or at dusk: hills, round trees, a path. */
export function cardio(prefix: string, light: Light): Backdrop {
  const color = COLORS[light];
  const sky = `${prefix}-sky`;
  const grass = `${prefix}-grass`;
  const [high, middle, horizon] = color.sky;
  const [hills, hillsFront] = color.hills;
  const [tree, lighter, darker] = color.trees;
  const [trunk, trunkDark] = color.trunks;
  return {
    shadow: color.shadow,
    mat: mats.cardio[light],
    gradients: [
      {
        id: sky,
        kind: 'down',
        stops: [
          [0, high],
          [0.6, middle],
          [1, horizon],
        ],
      },
      {
        id: grass,
        kind: 'down',
        stops: [
          [0, color.grass[0]],
          [1, color.grass[1]],
        ],
      },
    ],
    shapes: [
      above(high),
      across('sky', 0, 480, `url(#${sky})`),
      ...inTheSky[light],
      path(
        'cloud',
        'M70 104C70 90 88 84 98 92C104 78 130 78 136 94C150 90 160 98 158 108H72Z',
        color.cloud,
      ),
      path(
        'cloud-b',
        'M250 66C252 56 266 54 272 60C278 50 296 52 300 62C310 60 316 66 314 74H252Z',
        color.cloud,
      ),
      path(
        'hills',
        'M-1000 300C-700 230 -300 340 0 290C90 226 170 262 260 270S430 214 520 246S610 270 640 258C900 210 1300 300 1640 250V380H-1000Z',
        hills,
      ),
      path(
        'hills-b',
        'M-1000 320C-700 300 -200 360 0 322C110 280 210 318 330 302S540 276 640 306C800 340 1300 290 1640 320V390H-1000Z',
        hillsFront,
      ),
      ...roundTree('tree-far', -180, 356, 1.1, lighter, trunk),
      ...roundTree('tree-far-b', 800, 356, 1.2, tree, trunk),
      ...roundTree('tree', 78, 352, 1.3, tree, trunk),
      ...roundTree('tree-b', 150, 358, 0.85, lighter, trunk),
      ...roundTree('tree-c', 576, 354, 1.45, darker, trunkDark),
      ellipse('bush', [510, 366, 46, 24], lighter),
      ellipse('bush-b', [20, 372, 54, 30], tree),
      path('grass', 'M-1000 364H0C160 350 480 352 640 362H1640V480H-1000Z', `url(#${grass})`),
      below(color.grass[1]),
      path(
        'path',
        'M-1000 402H0C160 386 470 384 640 398H1640V452H640C470 434 170 436 0 456H-1000Z',
        color.path,
      ),
      path(
        'path-edge',
        'M-1000 402H0C160 386 470 384 640 398H1640V402H640C470 389 160 391 0 407H-1000Z',
        color.edge,
      ),
      stroke(
        'tufts',
        'M60 466l4-10 4 10M330 470l4-9 4 9M560 462l4-10 4 10M210 378l3-7 3 7M420 374l3-7 3 7',
        tree,
        2.4,
      ),
    ],
  };
}

const inTheSky: Record<Light, readonly Shape[]> = {
  day: [circle('sun', 452, 142, 62, '#fff7e0'), circle('sun-core', 452, 142, 44, '#ffe0a3')],
  evening: [
    circle('moon', 470, 110, 30, '#fbe8c4'),
    path(
      'stars',
      'M190 60l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5ZM370 90l1 3 3 1-3 1-1 3-1-3-3-1 3-1ZM566 70l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5ZM40 150l1 3 3 1-3 1-1 3-1-3-3-1 3-1Z',
      '#f4d9b0',
    ),
  ],
};
