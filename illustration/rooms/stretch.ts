import { circle, path, rect, type Shape, stroke } from '../bodies/shape.ts';
import { round } from '../rig/geometry.ts';
import {
  above,
  across,
  type Decor,
  LEFT_END,
  type Light,
  type Look,
  RIGHT_END,
  type Room,
} from './backdrop.ts';
import { atTime, fromNoon } from './color-script.ts';
import { pottedPlant } from './decor.ts';
import { type Tint, tinted } from './tint.ts';

const COLORS = {
  day: {
    shadow: '#7a3d2c',
    wall: ['#fff4e6', '#fde0c8'],
    pane: ['#fff9ee', '#ffe6c4', '#ffd0a8'],
    arch: '#fbd3b4',
    hills: '#f6c9a4',
    hillFront: '#b9c8a6',
    sill: '#fff7ec',
    skirting: '#fff1e0',
    floor: '#eebb97',
    boards: '#e2a983',
    light: '#fff3df',
    plant: { leaf: '#5f9a83', shade: '#3f7b69', pot: '#e8795a', potShade: '#f0947a' },
    shelf: '#e9a988',
    vase: '#2f7d7e',
    page: '#fbe9d4',
  },
  evening: {
    shadow: '#230f22',
    wall: ['#583a62', '#7d4f66'],
    pane: ['#373371', '#7c5797', '#e59b86'],
    arch: '#47304f',
    hills: '#75508a',
    hillFront: '#4c3a70',
    sill: '#8d5f72',
    skirting: '#6b4358',
    floor: '#6f4350',
    boards: '#5f3745',
    light: '#f0b48a',
    plant: { leaf: '#42705f', shade: '#2f5649', pot: '#a8523f', potShade: '#bd654f' },
    shelf: '#9a6468',
    vase: '#2a6266',
    page: '#c9a8a0',
  },
} as const;

/** Tints: cream, sage and rose. Plants and things on the shelf keep their own color. */
const TINTS: Record<Look['tint'], Tint> = { 0: [0, 1], 1: [42, 0.85], 2: [-42, 0.6] };
const UNTINTED = [
  ...(['plant', 'pane', 'hills', 'hillFront', 'vase', 'page', 'light'] as const),
  ...(['floor', 'boards'] as const),
] as const;

type Color = (typeof COLORS)[Light];

/**
 * Draws a studio: arched windows, and their light on the boards. In the evening the sky glows in
 * them.
 */
export function stretch(prefix: string, look: Look): Room {
  const { light, tint, arrangement } = look;
  const color: Color = atTime(tinted(COLORS[light], TINTS[tint], UNTINTED), 'pane', look);
  const wall = `${prefix}-wall`;
  const pane = `${prefix}-pane`;
  const [high, low] = color.wall;
  const [sky, middle, horizon] = color.pane;
  const isWide = arrangement === 0;
  const lean = round(90 * fromNoon(look.time));
  return {
    shadow: color.shadow,
    wall: { plane: color.skirting, edge: color.arch, skirting: color.sill },
    gradients: [
      {
        id: wall,
        kind: 'down',
        stops: [
          [0, high],
          [1, low],
        ],
      },
      {
        id: pane,
        kind: 'down',
        stops: [
          [0, sky],
          [0.55, middle],
          [1, horizon],
        ],
      },
    ],
    shapes: [
      above(high),
      across('wall', 0, 380, `url(#${wall})`),
      ...(isWide
        ? archedWindow('window', 320, 124, look, pane, color)
        : [
            ...archedWindow('window', 132, 78, look, pane, color),
            ...archedWindow('window-b', 508, 78, look, pane, color),
          ]),
      across('skirting', 366, 14, color.skirting),
      across('floor', 378, 1_000, color.floor),
      stroke(
        'boards',
        `M${LEFT_END} 404H${RIGHT_END}M${LEFT_END} 438H${RIGHT_END}M120 378L70 480M300 378L290 480M500 378L540 480`,
        color.boards,
        1.6,
        0.8,
      ),
      path(
        'light',
        isWide
          ? `M216 384H424L${486 - lean} 480H${190 - lean}Z`
          : `M66 384H196L${176 - lean} 480H${10 - lean}ZM446 384H574L${640 - lean} 480H${470 - lean}Z`,
        color.light,
        { opacity: light === 'day' ? 0.38 : 0.2 },
      ),
    ],
    decor: isWide
      ? [plantAt(574, 398, 1.28, color), shelf(color), ...moon(light)]
      : [plantAt(622, 400, 1.1, color), picture(color)],
  };
}

function archedWindow(
  key: string,
  x: number,
  half: number,
  { light, time }: Look,
  pane: string,
  color: Color,
): Shape[] {
  const arch = (w: number, top: number, foot: number) => {
    const spring = top + w;
    const bow = top + (spring - top) * 0.4;
    return `M${x - w} ${foot}V${spring}C${x - w} ${bow} ${x - w * 0.56} ${top} ${x} ${top}S${x + w} ${bow} ${x + w} ${spring}V${foot}Z`;
  };
  const w = half - 12;
  const past = fromNoon(time);
  const hill = (from: number, rise: number) =>
    `M${x - w} ${from}C${x - w * 0.6} ${from - rise} ${x - w * 0.2} ${from - 8} ${x + w * 0.1} ${from - rise * 0.6}S${x + w * 0.8} ${from - rise} ${x + w} ${from - rise * 0.6}V340H${x - w}Z`;
  return [
    path(`${key}-arch`, arch(half, 34, 346), color.arch),
    path(`${key}-pane`, arch(w, 46, 340), `url(#${pane})`),
    ...(light === 'day'
      ? [
          circle(
            `${key}-sun`,
            round(x + 0.3 * half * past),
            round(188 + (past < 0 ? 44 : 72) * past),
            half / 2,
            '#fffaf0',
          ),
        ]
      : []),
    path(`${key}-hills`, hill(300, 32), color.hills),
    path(`${key}-hill-front`, hill(322, 20), color.hillFront, { opacity: 0.75 }),
    stroke(`${key}-mullions`, `M${x} 46V340M${x - w} 200H${x + w}`, color.arch, 5),
    rect(`${key}-sill`, [x - half - 8, 340, half * 2 + 16, 12], color.sill, { rx: 3 }),
  ];
}

function plantAt(x: number, floor: number, size: number, color: Color): Decor {
  return {
    shapes: pottedPlant('plant', x, floor, size, color.plant),
    circles: [
      { x, y: floor - 90 * size, radius: 72 * size },
      { x, y: floor - 22 * size, radius: 26 * size },
    ],
    aside: [
      [40, 0],
      [80, 0],
      [120, 0],
    ],
  };
}

/**
 * Places the moon high between the two, because behind a shoulder it would look like part of a
 * figure.
 */
function moon(light: Light): Decor[] {
  if (light === 'day') return [];
  return [
    {
      shapes: [circle('moon', 340, 80, 18, '#fbe8c4')],
      circles: [{ x: 340, y: 80, radius: 18 }],
      isInSky: true,
      sky: { left: 250, right: 390, top: 84, low: 176 },
      behind: 'window-hills',
      aside: [
        [-44, 10],
        [40, 14],
        [-70, 50],
        [60, 50],
        [0, 70],
      ],
    },
    {
      shapes: [
        path(
          'stars',
          'M262 106l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5ZM286 150l1 3 3 1-3 1-1 3-1-3-3-1 3-1ZM376 112l1 3 3 1-3 1-1 3-1-3-3-1 3-1Z',
          '#f4d9b0',
        ),
      ],
      circles: [],
      aside: [],
    },
  ];
}

/** Draws two leaves in a frame, on the wall between two windows. */
function picture(color: Color): Decor {
  return {
    shapes: [
      rect('picture-frame', [272, 84, 96, 120], color.shelf, { rx: 4 }),
      rect('picture', [281, 93, 78, 102], color.page),
      path('picture-sun', 'M302 132a18 18 0 1 0 36 0a18 18 0 1 0-36 0Z', '#f2a08a'),
      path('picture-hill', 'M281 195V166C300 150 326 178 359 156V195Z', color.vase),
    ],
    circles: [{ x: 320, y: 144, radius: 66 }],
    keepsFromHands: true,
    aside: [
      [0, -44],
      [0, -80],
    ],
  };
}

function shelf(color: Color): Decor {
  return {
    shapes: [
      path('shelf', 'M44 214H138V221H44Z', color.shelf),
      path('vase', 'M66 214C58 200 62 188 70 184V174H80V184C88 188 92 200 84 214Z', color.vase),
      stroke('stems', 'M74 176C72 158 66 148 60 138M76 176C78 156 84 146 92 136', '#7d9a76', 2),
      circle('bloom', 60, 136, 6, '#f2a08a'),
      circle('bloom-b', 93, 134, 7, '#e8795a'),
      rect('books', [98, 196, 30, 6], '#6b3a63', { rx: 1.5 }),
      rect('books-b', [101, 202, 30, 6], '#f2a65a', { rx: 1.5 }),
      rect('books-c', [96, 208, 34, 6], color.page, { rx: 1.5 }),
    ],
    circles: [
      { x: 76, y: 168, radius: 40 },
      { x: 110, y: 206, radius: 26 },
    ],
    aside: [[-40, 0]],
  };
}
