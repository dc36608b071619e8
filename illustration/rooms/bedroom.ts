import { circle, ellipse, path, rect, type Shape, stroke } from '../bodies/shape.ts';
import { above, across, type Decor, type Look, type Room } from './backdrop.ts';
import { atTime } from './color-script.ts';
import { candle, cushion } from './decor.ts';
import { type Tint, tinted } from './tint.ts';

const COLORS = {
  shadow: '#12040f',
  wall: ['#3a1536', '#5a1f40', '#6d2845'],
  halos: ['#7d3150', '#8f3d58'],
  night: ['#1c1640', '#3b2a66', '#7a4a78'],
  frame: '#8a3a55',
  ridges: ['#2c1f4a', '#22183c'],
  curtain: '#6a1d3a',
  folds: '#531430',
  floor: '#3a1230',
  rugs: ['#4f1a38', '#5d2140'],
  cushions: ['#a84352', '#7d2a3a'],
} as const;

type Color = typeof COLORS;

/** Tints: wine, midnight and ember. */
const TINTS: Record<Look['tint'], Tint> = { 0: [0, 1], 1: [-44, 1], 2: [34, 1] };

/** Draws a bedroom at night: wine to plum, heavy curtains, candlelight and cushions on a rug. */
export function bedroom(prefix: string, { tint, arrangement, time }: Look): Room {
  const isHalo = arrangement === 0;
  const color: Color = atTime(
    tinted(COLORS, TINTS[tint], ['night', 'ridges']),
    isHalo ? 'halos' : 'night',
    { time, light: 'evening' },
  );
  const wall = `${prefix}-wall`;
  const glow = `${prefix}-glow`;
  const night = `${prefix}-night`;
  const [high, middle, low] = color.wall;
  const [sky, dusk, horizon] = color.night;
  return {
    shadow: color.shadow,
    wall: { plane: color.halos[1], edge: color.curtain, skirting: color.halos[0] },
    gradients: [
      {
        id: wall,
        kind: 'down',
        stops: [
          [0, high],
          [0.6, middle],
          [1, low],
        ],
      },
      {
        id: glow,
        kind: 'glow',
        stops: [
          [0, '#f8c66a', 0.55],
          [0.5, '#f0a050', 0.2],
          [1, '#f0a050', 0],
        ],
      },
      ...(isHalo
        ? []
        : [
            {
              id: night,
              kind: 'down' as const,
              stops: [[0, sky] as const, [0.6, dusk] as const, [1, horizon] as const],
            },
          ]),
    ],
    shapes: [
      above(high),
      across('wall', 0, 384, `url(#${wall})`),
      ...(isHalo ? halo(color) : nightWindow(`url(#${night})`, color)),
      across('floor', 382, 1_000, color.floor),
      ellipse('rug', [320, 424, 280, 42], color.rugs[0]),
      ellipse('rug-in', [320, 424, 252, 35], color.rugs[1]),
    ],
    decor: [
      ...(isHalo ? [] : [lights()]),
      moon(isHalo),
      stars(),
      flames('candle', 112, [1, 0.74], `url(#${glow})`, time),
      flames('candle-c', isHalo ? 540 : 528, isHalo ? [0.9] : [0.8, 1.1], `url(#${glow})`, time),
      cushions(color),
    ],
  };
}

/** Draws heavy curtains on both sides of a disc of light. */
function halo(color: Color): Shape[] {
  return [
    circle('halo', 320, 230, 190, color.halos[0]),
    circle('halo-in', 320, 230, 150, color.halos[1]),
    path('curtain', 'M-1000 -1000H96V0C104 140 92 290 66 392H-1000Z', color.curtain),
    stroke(
      'curtain-folds',
      'M-24 -1000V390M24 -1000V0C30 140 26 280 16 390M52 -1000V0C60 140 50 280 38 390M78 -1000V0C86 140 74 280 56 388',
      color.folds,
      4,
    ),
    path('curtain-b', 'M1640 -1000H544V0C536 140 548 290 574 392H1640Z', color.curtain),
    stroke(
      'curtain-b-folds',
      'M664 -1000V390M616 -1000V0C610 140 614 280 624 390M588 -1000V0C580 140 590 280 602 390M562 -1000V0C554 140 566 280 584 388',
      color.folds,
      4,
    ),
  ];
}

/** Draws a wide window with the night outside, and one curtain. */
function nightWindow(night: string, color: Color): Shape[] {
  return [
    rect('frame', [150, 38, 340, 266], color.frame, { rx: 12 }),
    rect('night', [162, 50, 316, 242], night, { rx: 6 }),
    path(
      'ridge',
      'M162 256C220 224 270 252 330 238S430 214 478 236V286Q478 292 472 292H168Q162 292 162 286Z',
      color.ridges[0],
    ),
    path(
      'ridge-b',
      'M162 274C240 252 340 280 478 258V286Q478 292 472 292H168Q162 292 162 286Z',
      color.ridges[1],
    ),
    stroke('mullion', 'M320 50V292', color.frame, 5),
    path('curtain', 'M-1000 -1000H118V0C126 140 112 290 84 392H-1000Z', color.curtain),
    stroke(
      'curtain-folds',
      'M-24 -1000V390M34 -1000V0C40 140 36 280 26 390M66 -1000V0C74 140 64 280 50 390M98 -1000V0C106 140 92 280 72 388',
      color.folds,
      4,
    ),
  ];
}

/** Draws a string of lights over the window, above every head. */
function lights(): Decor {
  const places = Array.from({ length: 11 }, (_, index) => ({
    x: 30 + index * 58,
    y: 16 + 8 * Math.sin(index * 1.57) ** 2,
    radius: 3.6,
  }));
  return {
    shapes: [
      stroke(
        'string',
        'M0 14C60 30 90 8 146 22S262 10 320 22S438 10 494 22S580 12 640 20',
        '#a0627a',
        1.6,
      ),
      ...places.map(({ x, y, radius }, index) => circle(`light-${index}`, x, y, radius, '#f9d48a')),
    ],
    circles: places,
    aside: [],
  };
}

function moon(isHalo: boolean): Decor {
  return {
    shapes: [path('moon', 'M432 78A26 26 0 1 0 432 126A30 30 0 0 1 432 78Z', '#f9e2b4')],
    circles: [{ x: 414, y: 102, radius: 27 }],
    isInSky: true,
    sky: isHalo
      ? { left: 150, right: 490, top: 40, low: 170 }
      : { left: 192, right: 448, top: 80, low: 220 },
    ...(!isHalo && { behind: 'ridge' }),
    aside: [
      [-200, 0],
      [20, 30],
      [-210, 40],
      [-94, 0],
      [30, 70],
      [-220, 90],
      [36, -14],
      [-222, -10],
      [36, 110],
      [-94, -22],
    ],
  };
}

function stars(): Decor {
  return {
    shapes: [
      path(
        'stars',
        'M250 70l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM470 168l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5ZM196 150l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5Z',
        '#f4cf8a',
      ),
    ],
    circles: [],
    aside: [],
  };
}

/** Height of a stand that holds a candle above those who lie or sit beside it. */
const STAND = 132;

/** Draws one or two candles in their glow, farther out if a hand or a foot would be near. */
function flames(
  key: string,
  x: number,
  sizes: readonly number[],
  glow: string,
  time: number | undefined,
  height = 0,
): Decor {
  const away = x < 320 ? -1 : 1;
  const foot = 396 - height;
  return {
    isFlame: true,
    shapes: [
      circle(`${key}-glow`, x, foot - 46, 110, glow),
      ...(height === 0
        ? []
        : [stroke(`${key}-stand`, `M${x} ${foot + 2}V394M${x - 14} 396H${x + 14}`, '#c08a45', 4)]),
      ...sizes.flatMap((size, index) =>
        candle(`${key}-${index}`, x + away * 28 * index, foot - index * 4, size, time),
      ),
    ],
    circles: sizes.map((size, index) => ({
      x: x + away * 28 * index,
      y: foot - 26 * size,
      radius: 22 * size,
    })),
    aside: [
      [34 * away, 0],
      [64 * away, 0],
    ],
    ...(height === 0 && { instead: flames(key, x, sizes.slice(0, 1), glow, time, STAND) }),
  };
}

function cushions(color: Color): Decor {
  const [base, dark] = color.cushions;
  return {
    shapes: [
      ...cushion('cushion', 588, 398, 70, base, dark),
      ...cushion('cushion-b', 592, 374, 56, '#d9a04e', '#b57d33'),
    ],
    circles: [
      { x: 570, y: 380, radius: 28 },
      { x: 606, y: 378, radius: 30 },
    ],
    aside: [
      [30, 0],
      [64, 0],
    ],
  };
}
