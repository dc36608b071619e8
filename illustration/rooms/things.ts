import type { Thing } from '../../contract/workouts/setting.schemas.ts';
import { mixed } from '../bodies/oklab.ts';
import { circle, ellipse, path, rect, type Shape, stroke } from '../bodies/shape.ts';
import type { Decor, Light } from './backdrop.ts';

/** Place of the thing of a workout's title, where its room has space for it. */
const HOME = { x: 150, y: 397 };
/** Height on the canvas of what stands on the floor, far back, where no mat hides it. */
const FAR_BACK = 384;
const ASIDE: Decor['aside'] = [
  [340, 0],
  [-30, 0],
  [370, 0],
  [-60, 0],
  [400, 0],
  [-90, 0],
  [430, 0],
  [-112, 0],
  [452, 0],
];

/** Heights of the furniture on which small things stand. A night stand is higher than a bed. */
const HEIGHTS = { floor: 0, stool: 50, 'night stand': 104 };
/** Place of a shelf between two windows, lower where heads need it. */
const SHELF = { x: 320, y: 150 };
const LOWER: Decor['aside'] = [
  [0, 14],
  [0, 28],
  [0, 46],
];
/** Colors that a thing loses in the evening, and how much. */
const DUSK = { color: '#2b1230', share: 0.2 };

/** Draws a thing that stands at a place. */
type Draw = (x: number, y: number) => Shape[];

const drawn: Record<Thing, { stands: keyof typeof HEIGHTS | 'shelf'; draw: Draw }> = {
  mugs: {
    stands: 'stool',
    draw: (x, y) => [
      steam(x - 15, y - 28),
      steam(x + 15, y - 28),
      ...mug('mug', x - 15, y, '#e8593c', -1),
      ...mug('mug-b', x + 15, y, '#2f7d7e', 1),
    ],
  },
  tea: {
    stands: 'stool',
    draw: (x, y) => [
      steam(x + 17, y - 24),
      ...mug('cup', x + 17, y, '#f3dcb4', 1),
      path(
        'bowl',
        `M${x - 34} ${y - 20}H${x + 2}Q${x} ${y} ${x - 16} ${y}Q${x - 32} ${y} ${x - 34} ${y - 20}Z`,
        '#5f8f8c',
      ),
      ellipse('bowl-oil', [x - 16, y - 20, 18, 3.6], '#e9b45e'),
    ],
  },
  laptop: {
    stands: 'shelf',
    draw: (x, y) => [
      rect('laptop-base', [x - 33, y - 6, 66, 6], '#5d5866', { rx: 2 }),
      rect('laptop-lid', [x - 32, y - 11, 64, 5], '#a7a2b0', { rx: 2.5 }),
      ...mug('mug', x + 8, y - 11, '#e8593c', 1),
    ],
  },
  letter: {
    stands: 'stool',
    draw: (x, y) => [
      path(
        'letter-back',
        `M${x - 4} ${y - 42}L${x + 30} ${y - 36}L${x + 26} ${y}H${x - 4}Z`,
        '#dcc3a2',
      ),
      path('letter', `M${x - 30} ${y - 38}L${x - 2} ${y - 44}V${y}H${x - 30}Z`, '#fbeedb'),
      stroke(
        'letter-lines',
        `M${x - 25} ${y - 30}L${x - 8} ${y - 33}M${x - 25} ${y - 22}L${x - 8} ${y - 25}M${x - 25} ${y - 14}L${x - 13} ${y - 16}`,
        '#a5688a',
        2,
      ),
      circle('seal', x + 13, y - 19, 5.5, '#c8412f'),
    ],
  },
  'alarm clock': {
    stands: 'night stand',
    draw: (x, y) => [
      stroke(
        'clock-feet',
        `M${x - 12} ${y - 7}L${x - 17} ${y}M${x + 12} ${y - 7}L${x + 17} ${y}`,
        '#7a3d33',
        4,
      ),
      ellipse('clock-bell', [x - 12, y - 41, 9, 7], '#d99a3c'),
      ellipse('clock-bell-b', [x + 12, y - 41, 9, 7], '#d99a3c'),
      circle('clock', x, y - 22, 20, '#2f7d7e'),
      circle('clock-face', x, y - 22, 15, '#fff6e6'),
      stroke('clock-hands', `M${x} ${y - 33}V${y - 22}L${x - 7} ${y - 18}`, '#3a1730', 2.4),
    ],
  },
  'story book': {
    stands: 'night stand',
    draw: (x, y) => [
      path(
        'book-cover',
        `M${x} ${y - 3}L${x - 38} ${y - 9}V${y - 39}L${x} ${y - 32}L${x + 38} ${y - 39}V${y - 9}Z`,
        '#a5324a',
      ),
      path(
        'book',
        `M${x} ${y - 7}Q${x - 18} ${y - 17} ${x - 35} ${y - 12}V${y - 42}Q${x - 16} ${y - 47} ${x} ${y - 35}Q${x + 16} ${y - 47} ${x + 35} ${y - 42}V${y - 12}Q${x + 18} ${y - 17} ${x} ${y - 7}Z`,
        '#fbeedb',
      ),
      stroke(
        'book-lines',
        `M${x - 28} ${y - 34}L${x - 9} ${y - 32}M${x - 28} ${y - 25}L${x - 9} ${y - 23}M${x + 9} ${y - 32}L${x + 28} ${y - 34}M${x + 9} ${y - 23}L${x + 28} ${y - 25}`,
        '#b08a7a',
        2,
      ),
    ],
  },
  'record player': {
    stands: 'stool',
    draw: (x, y) => [
      path(
        'player-lid',
        `M${x - 34} ${y - 18}L${x - 40} ${y - 60}H${x + 28}L${x + 34} ${y - 18}Z`,
        '#7d2a3a',
      ),
      rect('player', [x - 38, y - 18, 76, 18], '#a84352', { rx: 4 }),
      ellipse('record', [x - 6, y - 19, 27, 8], '#241526'),
      ellipse('record-label', [x - 6, y - 19, 9, 2.8], '#f2a65a'),
      stroke(
        'player-arm',
        `M${x + 29} ${y - 28}L${x + 26} ${y - 21}L${x + 8} ${y - 20}`,
        '#f3dcb4',
        2.6,
      ),
    ],
  },
  'running shoes': {
    stands: 'floor',
    draw: (x, y) => [
      ...shoe('shoe', x - 20, y - 6, '#2f7d7e'),
      ...shoe('shoe-b', x + 8, y, '#e8593c'),
    ],
  },
  'gym bag': {
    stands: 'stool',
    draw: (x, y) => [
      stroke(
        'bag-strap',
        `M${x - 24} ${y - 34}C${x - 20} ${y - 66} ${x + 20} ${y - 66} ${x + 24} ${y - 34}`,
        '#3a1730',
        5,
      ),
      rect('bag', [x - 41, y - 40, 82, 40], '#6b3a63', { rx: 17 }),
      rect('bag-pocket', [x - 20, y - 26, 40, 18], '#86507d', { rx: 5 }),
      stroke('bag-zip', `M${x - 32} ${y - 36}H${x + 32}`, '#f2a65a', 2.4),
    ],
  },
};

/** Places the thing of a workout's title in its room, clear of all heads and chairs. */
export function thingIn(thing: Thing, light: Light): Decor {
  const { stands, draw } = drawn[thing];
  const { x, y } =
    stands === 'shelf' ? SHELF : stands === 'floor' ? { ...HOME, y: FAR_BACK } : HOME;
  const height = stands === 'shelf' ? 0 : HEIGHTS[stands];
  const shapes = [
    ...(stands === 'shelf' ? shelf(x, y) : stand(x, y, height)),
    ...draw(x, y - height),
  ];
  return {
    shapes: shapes.map((shape) => inLight({ ...shape, key: `thing-${shape.key}` }, light)),
    circles: [{ x, y: y - height - 20, radius: 38 }],
    aside: stands === 'shelf' ? LOWER : ASIDE,
  };
}

function inLight(shape: Shape, light: Light): Shape {
  if (light === 'day') return shape;
  const { fill, stroke: line, ...attrs } = shape.attrs;
  const dim = (color: unknown) =>
    color === 'none' ? 'none' : mixed(String(color), DUSK.color, DUSK.share);
  return { ...shape, attrs: { ...attrs, fill: dim(fill), ...(line && { stroke: dim(line) }) } };
}

/** Draws a stool or a night stand, or nothing under what stands on the floor. */
function stand(x: number, y: number, height: number): Shape[] {
  if (height === 0) return [];
  const top = y - height;
  return [
    stroke(
      'stand-legs',
      `M${x - 26} ${top + 6}L${x - 32} ${y}M${x + 26} ${top + 6}L${x + 32} ${y}`,
      '#7a4430',
      6,
    ),
    rect('stand', [x - 42, top, 84, 9], '#b0744c', { rx: 4.5 }),
  ];
}

function shelf(x: number, y: number): Shape[] {
  return [
    stroke('brackets', `M${x - 30} ${y + 16}V${y + 6}M${x + 30} ${y + 16}V${y + 6}`, '#7a4430', 4),
    rect('shelf', [x - 48, y, 96, 8], '#b0744c', { rx: 3 }),
  ];
}

function mug(key: string, x: number, y: number, color: string, away: 1 | -1): Shape[] {
  return [
    stroke(
      `${key}-handle`,
      `M${x + away * 10} ${y - 18}C${x + away * 19} ${y - 18} ${x + away * 19} ${y - 6} ${x + away * 10} ${y - 7}`,
      color,
      3.4,
    ),
    rect(key, [x - 11, y - 23, 22, 23], color, { rx: 4 }),
    ellipse(`${key}-rim`, [x, y - 22, 11, 2.8], '#fbeedb'),
  ];
}

function steam(x: number, y: number): Shape {
  return stroke(
    `steam-${x}`,
    `M${x - 4} ${y}c-6 -8 6 -12 0 -21M${x + 4} ${y - 2}c-6 -8 6 -12 0 -21`,
    '#ffffff',
    2.2,
    0.7,
  );
}

function shoe(key: string, x: number, y: number, color: string): Shape[] {
  return [
    path(
      `${key}-sole`,
      `M${x - 22} ${y - 6}H${x + 26}Q${x + 28} ${y} ${x + 22} ${y}H${x - 20}Z`,
      '#fbeedb',
    ),
    path(
      key,
      `M${x - 22} ${y - 6}V${y - 26}Q${x - 14} ${y - 20} ${x - 6} ${y - 27}L${x + 8} ${y - 15}Q${x + 26} ${y - 13} ${x + 26} ${y - 6}Z`,
      color,
    ),
    stroke(`${key}-laces`, `M${x - 2} ${y - 20}l6 -5M${x + 4} ${y - 15}l6 -5`, '#fbeedb', 2.2),
  ];
}
