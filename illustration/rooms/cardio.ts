import { circle, ellipse, path, type Shape, stroke } from '../bodies/shape.ts';
import { above, across, below, type Decor, type Light, type Look, type Room } from './backdrop.ts';
import { atTime } from './color-script.ts';
import { pine, roundTree } from './decor.ts';
import { type Tint, tinted } from './tint.ts';

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

/** Tints: early summer, late summer and a cooler morning. */
const TINTS: Record<Look['tint'], Tint> = { 0: [0, 1], 1: [-34, 1], 2: [24, 0.9] };
const UNTINTED = ['cloud', 'path', 'edge', 'sky'] as const;

type Color = (typeof COLORS)[Light];

/**
 * Draws a park in early light or at dusk: hills and round trees, or a lake among pines, and a path.
 */
export function cardio(prefix: string, look: Look): Room {
  const { light, tint, arrangement } = look;
  const color: Color = atTime(tinted(COLORS[light], TINTS[tint], UNTINTED), 'sky', look);
  const sky = `${prefix}-sky`;
  const grass = `${prefix}-grass`;
  const [high, middle, horizon] = color.sky;
  return {
    shadow: color.shadow,
    wall: { plane: '#f3e3cf', edge: '#d9b998', skirting: '#fbf1e2' },
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
      ...(arrangement === 0 ? hills(color) : lake(color)),
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
        color.trees[0],
        2.4,
      ),
    ],
    decor: [...inTheSky(light), ...clouds(color), ...trees(arrangement, color)],
  };
}

function hills(color: Color): Shape[] {
  const [far, near] = color.hills;
  const [tree, lighter] = color.trees;
  return [
    path(
      'hills',
      'M-1000 300C-700 230 -300 340 0 290C90 226 170 262 260 270S430 214 520 246S610 270 640 258C900 210 1300 300 1640 250V380H-1000Z',
      far,
    ),
    path(
      'hills-b',
      'M-1000 320C-700 300 -200 360 0 322C110 280 210 318 330 302S540 276 640 306C800 340 1300 290 1640 320V390H-1000Z',
      near,
    ),
    ...roundTree('tree-far', -180, 356, 1.1, lighter, color.trunks[0]),
    ...roundTree('tree-far-b', 800, 356, 1.2, tree, color.trunks[0]),
    ellipse('bush', [510, 366, 46, 24], lighter),
    ellipse('bush-b', [20, 372, 54, 30], tree),
  ];
}

function lake(color: Color): Shape[] {
  const [far, near] = color.hills;
  const [, middle, horizon] = color.sky;
  return [
    path(
      'hills',
      'M-1000 270C-600 200 -240 292 0 262C120 214 230 270 330 262S520 220 640 254C900 220 1300 280 1640 250V330H-1000Z',
      far,
    ),
    path('shore', 'M-1000 292C-400 280 100 300 320 294S900 284 1640 296V330H-1000Z', near),
    across('lake', 304, 70, middle),
    stroke('ripples', 'M70 322H150M230 336H330M420 318H500M540 340H620M120 350H190', horizon, 3),
    ...pine('pine-far', -150, 366, 1.1, color.trees[1], color.trunks[0]),
    ...pine('pine-far-b', 780, 366, 1.2, color.trees[0], color.trunks[0]),
  ];
}

function trees(arrangement: Look['arrangement'], color: Color): Decor[] {
  const [tree, lighter, darker] = color.trees;
  const [trunk, trunkDark] = color.trunks;
  const round = (key: string, x: number, base: number, s: number, crown: string): Decor => ({
    shapes: roundTree(key, x, base, s, crown, trunk),
    circles: [
      { x, y: base - 98 * s, radius: 36 * s },
      { x, y: base - 66 * s, radius: 34 * s },
    ],
    aside: outward(x),
  });
  const pointed = (key: string, x: number, base: number, s: number, crown: string): Decor => ({
    shapes: pine(key, x, base, s, crown, trunkDark),
    circles: [
      { x, y: base - 98 * s, radius: 22 * s },
      { x, y: base - 50 * s, radius: 38 * s },
    ],
    aside: outward(x),
  });
  return arrangement === 0
    ? [
        round('tree', 78, 358, 1.3, tree),
        round('tree-b', 150, 360, 0.85, lighter),
        round('tree-c', 576, 360, 1.45, darker),
      ]
    : [
        pointed('pine', 56, 366, 1.5, darker),
        pointed('pine-b', 124, 364, 1, tree),
        pointed('pine-c', 590, 366, 1.3, tree),
      ];
}

function outward(x: number): Decor['aside'] {
  const away = x < 320 ? -1 : 1;
  return [
    [40 * away, 0],
    [90 * away, 0],
    [130 * away, 0],
  ];
}

function clouds(color: Color): Decor[] {
  return [
    {
      shapes: [
        path(
          'cloud',
          'M70 104C70 90 88 84 98 92C104 78 130 78 136 94C150 90 160 98 158 108H72Z',
          color.cloud,
        ),
      ],
      circles: [
        { x: 94, y: 98, radius: 22 },
        { x: 134, y: 98, radius: 22 },
      ],
      aside: [
        [-40, -20],
        [-40, -60],
      ],
    },
    {
      shapes: [
        path(
          'cloud-b',
          'M250 66C252 56 266 54 272 60C278 50 296 52 300 62C310 60 316 66 314 74H252Z',
          color.cloud,
        ),
      ],
      circles: [
        { x: 268, y: 64, radius: 16 },
        { x: 298, y: 64, radius: 16 },
      ],
      aside: [
        [0, -34],
        [60, -34],
      ],
    },
  ];
}

/** Sky above the hills. At noon the sun is above all heads, where only high screens show it. */
const SKY = { left: 20, right: 620, top: 70, low: 200, noon: -44 };

function inTheSky(light: Light): Decor[] {
  const aside: Decor['aside'] = [
    [50, -20],
    [96, -30],
    [-132, -40],
    [120, 10],
    [-330, -30],
  ];
  if (light === 'day') {
    return [
      {
        shapes: [
          circle('sun', 452, 142, 58, '#fff7e0'),
          circle('sun-core', 452, 142, 42, '#ffe0a3'),
        ],
        circles: [{ x: 452, y: 142, radius: 58 }],
        keepsFromHands: true,
        sky: SKY,
        behind: 'hills',
        aside: [
          ...aside,
          [-132, -80],
          [160, -60],
          [-390, -60],
          [158, 30],
          [98, -92],
          [-327, -100],
          [-422, -32],
        ],
      },
    ];
  }
  return [
    {
      shapes: [circle('moon', 470, 110, 30, '#fbe8c4')],
      circles: [{ x: 470, y: 110, radius: 30 }],
      isInSky: true,
      sky: SKY,
      behind: 'hills',
      aside: [...aside, [-300, 20]],
    },
    {
      shapes: [
        path(
          'stars',
          'M190 60l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5ZM370 90l1 3 3 1-3 1-1 3-1-3-3-1 3-1ZM566 70l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5ZM40 150l1 3 3 1-3 1-1 3-1-3-3-1 3-1Z',
          '#f4d9b0',
        ),
      ],
      circles: [],
      aside: [],
    },
  ];
}
