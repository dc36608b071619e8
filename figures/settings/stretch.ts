import { circle, path, rect, type Shape, stroke } from '../shape.ts';
import { above, across, type Backdrop, LEFT_END, type Light, RIGHT_END } from './backdrop.ts';
import { pottedPlant } from './decor.ts';
import { mats } from './mats.ts';

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

/** A studio: an arched window, and its light on the boards; in the evening the sky glows in it. */
export function stretch(prefix: string, light: Light): Backdrop {
  const color = COLORS[light];
  const wall = `${prefix}-wall`;
  const pane = `${prefix}-pane`;
  const [high, low] = color.wall;
  const [sky, middle, horizon] = color.pane;
  return {
    shadow: color.shadow,
    mat: mats.stretch[light],
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
      path('arch', 'M196 346V160C196 84 250 34 320 34S444 84 444 160V346Z', color.arch),
      path('pane', 'M208 340V162C208 92 256 46 320 46S432 92 432 162V340Z', `url(#${pane})`),
      ...inTheSky[light],
      path('hills', 'M208 300C250 268 290 292 330 282S410 262 432 280V340H208Z', color.hills),
      path('hill-front', 'M208 322C262 300 330 326 432 304V340H208Z', color.hillFront, {
        opacity: 0.75,
      }),
      stroke('mullions', 'M320 46V340M208 200H432', color.arch, 5),
      rect('sill', [188, 340, 264, 12], color.sill, { rx: 3 }),
      across('skirting', 366, 14, color.skirting),
      across('floor', 378, 1_000, color.floor),
      stroke(
        'boards',
        `M${LEFT_END} 404H${RIGHT_END}M${LEFT_END} 438H${RIGHT_END}M120 378L70 480M300 378L290 480M500 378L540 480`,
        color.boards,
        1.6,
        0.8,
      ),
      path('light', 'M216 384H424L486 480H190Z', color.light, {
        opacity: light === 'day' ? 0.38 : 0.2,
      }),
      ...pottedPlant('plant', 574, 398, 1.28, color.plant),
      ...shelf(color),
    ],
  };
}

const inTheSky: Record<Light, readonly Shape[]> = {
  day: [circle('sun', 320, 188, 64, '#fffaf0')],
  evening: [
    // High between the two: behind a shoulder it would be taken for part of someone.
    circle('moon', 340, 74, 18, '#fbe8c4'),
    path(
      'stars',
      'M262 96l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5ZM286 150l1 3 3 1-3 1-1 3-1-3-3-1 3-1ZM376 112l1 3 3 1-3 1-1 3-1-3-3-1 3-1Z',
      '#f4d9b0',
    ),
  ],
};

function shelf(color: { shelf: string; vase: string; page: string }): Shape[] {
  return [
    path('shelf', 'M44 214H138V221H44Z', color.shelf),
    path('vase', 'M66 214C58 200 62 188 70 184V174H80V184C88 188 92 200 84 214Z', color.vase),
    stroke('stems', 'M74 176C72 158 66 148 60 138M76 176C78 156 84 146 92 136', '#7d9a76', 2),
    circle('bloom', 60, 136, 6, '#f2a08a'),
    circle('bloom-b', 93, 134, 7, '#e8795a'),
    rect('books', [98, 196, 30, 6], '#6b3a63', { rx: 1.5 }),
    rect('books-b', [101, 202, 30, 6], '#f2a65a', { rx: 1.5 }),
    rect('books-c', [96, 208, 34, 6], color.page, { rx: 1.5 }),
  ];
}
