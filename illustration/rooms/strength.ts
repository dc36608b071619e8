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
import { dumbbell, pottedPlant } from './decor.ts';
import { type Tint, tinted } from './tint.ts';

const COLORS = {
  day: {
    shadow: '#6b2f1c',
    wall: ['#fbd3a6', '#f6b685'],
    mirror: ['#ffe9cd', '#fccda0'],
    panel: '#ef9f6c',
    rail: '#fbd9b3',
    frame: '#f8c595',
    glint: '#fff6e8',
    skirting: '#e88f5c',
    floor: '#c9724a',
    boards: '#b9633e',
    rack: '#7a3d33',
    plant: { leaf: '#4f8a78', shade: '#356b5c', pot: '#fbe3c6', potShade: '#fff2de' },
  },
  evening: {
    shadow: '#1f0b18',
    wall: ['#5f3350', '#844657'],
    mirror: ['#8b5b7c', '#cf8f80'],
    panel: '#57294a',
    rail: '#a0606b',
    frame: '#b27468',
    glint: '#f6cdb6',
    skirting: '#4f2743',
    floor: '#5f3340',
    boards: '#502837',
    rack: '#341729',
    plant: { leaf: '#3f6d60', shade: '#2c5248', pot: '#b08a80', potShade: '#c29c90' },
  },
} as const;

/**
 * Tints: apricot, straw and sage, on which pale arms show. In the evening a gray plum replaces
 * sage.
 */
const TINTS: Record<Light, Record<Look['tint'], Tint>> = {
  day: { 0: [0, 1], 1: [18, 0.85], 2: [58, 0.56] },
  evening: { 0: [0, 1], 1: [18, 0.85], 2: [-34, 0.62] },
};

const UNTINTED = ['plant', 'floor', 'boards', 'rack'] as const;

type Color = (typeof COLORS)[Light];

/** Draws a warm wall with a mirror, and weights along the skirting. */
export function strength(prefix: string, look: Look): Room {
  const { light, tint, arrangement } = look;
  const color: Color = atTime(tinted(COLORS[light], TINTS[light][tint], UNTINTED), 'mirror', look);
  const wall = `${prefix}-wall`;
  const disc = `${prefix}-disc`;
  const [high, low] = color.wall;
  const [bright, deep] = color.mirror;
  return {
    shadow: color.shadow,
    wall: { plane: low, edge: color.skirting, skirting: color.rail },
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
        id: disc,
        kind: 'down',
        stops: [
          [0, bright],
          [1, deep],
        ],
      },
    ],
    shapes: [
      above(high),
      across('wall', 0, 380, `url(#${wall})`),
      path('panel', `M${LEFT_END} 250H${RIGHT_END}V380H${LEFT_END}Z`, color.panel, {
        opacity: 0.45,
      }),
      stroke('rail', `M${LEFT_END} 250H${RIGHT_END}`, color.rail, 3),
      ...(look.time === undefined ? [] : [sunlight(look, color)]),
      ...(arrangement === 0 ? roundMirror(disc, light, color) : tallMirrors(disc, light, color)),
      across('skirting', 366, 14, color.skirting),
      across('floor', 378, 1_000, color.floor),
      stroke(
        'boards',
        `M${LEFT_END} 408H${RIGHT_END}M${LEFT_END} 442H${RIGHT_END}M90 378L30 480M330 378L334 480M540 378L590 480`,
        color.boards,
        1.6,
        0.8,
      ),
    ],
    decor:
      arrangement === 0
        ? [rack(color), plantAt(588, color)]
        : [wallBars(color), kettlebells(), plantAt(540, color)],
  };
}

/** Draws the light of a window with four panes, which wanders over the wall with the sun. */
function sunlight({ light, time }: Look, color: Color): Shape {
  const pane = (x: number, y: number) => `M${x} ${y}h72l-24 84h-72Z`;
  const [x, y] = [round(300 + 190 * fromNoon(time)), round(76 + 40 * fromNoon(time))];
  return path(
    'light',
    pane(x, y) + pane(x + 84, y) + pane(x - 28, y + 96) + pane(x + 56, y + 96),
    color.glint,
    { opacity: light === 'day' ? 0.42 : 0.14 },
  );
}

function glint(d: string, light: Light, color: Color): Shape {
  return path('glint', d, 'none', {
    stroke: color.glint,
    'stroke-width': 7,
    'stroke-linecap': 'round',
    opacity: light === 'day' ? 0.7 : 0.3,
  });
}

function roundMirror(disc: string, light: Light, color: Color): Shape[] {
  return [
    circle('mirror-frame', 320, 200, 158, color.frame),
    circle('mirror', 320, 200, 149, `url(#${disc})`),
    glint('M226 128L286 68M214 172L330 56', light, color),
  ];
}

function tallMirrors(disc: string, light: Light, color: Color): Shape[] {
  return [
    rect('mirror-frame', [186, 44, 132, 296], color.frame, { rx: 66 }),
    rect('mirror', [194, 52, 116, 280], `url(#${disc})`, { rx: 58 }),
    rect('mirror-frame-b', [346, 44, 132, 296], color.frame, { rx: 66 }),
    rect('mirror-b', [354, 52, 116, 280], `url(#${disc})`, { rx: 58 }),
    glint('M214 128L262 80M374 300L440 234', light, color),
  ];
}

function rack(color: Color): Decor {
  return {
    shapes: [
      rect('rack', [22, 312, 96, 8], color.rack, { rx: 3 }),
      rect('rack-leg', [32, 320, 7, 62], color.rack),
      rect('rack-leg-b', [101, 320, 7, 62], color.rack),
      ...dumbbell('weight', 66, 312, '#2f7d7e', '#1f5658'),
      rect('rack-low', [22, 350, 96, 6], color.rack, { rx: 3 }),
      ...dumbbell('weight-b', 74, 350, '#e8593c', '#8a2c1c'),
    ],
    circles: [
      { x: 48, y: 340, radius: 46 },
      { x: 92, y: 340, radius: 46 },
    ],
    aside: [[-60, 0]],
  };
}

/** Draws bars to climb and to stretch on, at the end of the wall. */
function wallBars(color: Color): Decor {
  const rungs = Array.from({ length: 10 }, (_, index) => `M20 ${86 + index * 30}H118`).join('');
  return {
    shapes: [
      stroke('bars', rungs, color.rack, 6),
      rect('bars-post', [14, 66, 10, 312], color.rack, { rx: 3 }),
      rect('bars-post-b', [114, 66, 10, 312], color.rack, { rx: 3 }),
    ],
    circles: [
      { x: 69, y: 120, radius: 58 },
      { x: 69, y: 222, radius: 58 },
      { x: 69, y: 324, radius: 58 },
    ],
    aside: [
      [-60, 0],
      [-130, 0],
    ],
  };
}

function kettlebells(): Decor {
  const bell = (key: string, x: number, color: string): Shape[] => [
    stroke(`${key}-handle`, `M${x - 11} 372C${x - 13} 350 ${x + 13} 350 ${x + 11} 372`, color, 6),
    circle(`${key}-ball`, x, 380, 17, color),
  ];
  return {
    shapes: [...bell('bell', 162, '#2f7d7e'), ...bell('bell-b', 202, '#8a2c3c')],
    circles: [{ x: 182, y: 374, radius: 40 }],
    aside: [],
  };
}

function plantAt(x: number, color: Color): Decor {
  return {
    shapes: pottedPlant('plant', x, 396, 1, color.plant),
    circles: [
      { x, y: 306, radius: 72 },
      { x, y: 374, radius: 26 },
    ],
    aside: [
      [40, 0],
      [80, 0],
      [120, 0],
    ],
  };
}
