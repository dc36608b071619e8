import { circle, ellipse, path, rect, type Shape, stroke } from '../bodies/shape.ts';
import { round } from '../rig/geometry.ts';
import { above, across, type Decor, type Light, type Look, type Room } from './backdrop.ts';
import { atTime, fromNoon } from './color-script.ts';
import { cushion, hangingLamp, pottedPlant, sun } from './decor.ts';
import { type Tint, tinted } from './tint.ts';

const COLORS = {
  day: {
    shadow: '#5b2440',
    wall: ['#f4c3b4', '#eeb0a6'],
    dusk: ['#7f6a9e', '#d58fa0', '#f9c39c'],
    frame: '#fbdccc',
    sun: '#fff0d2',
    ridges: ['#a9607f', '#874a6e'],
    curtain: '#fde9dd',
    rod: '#b2677a',
    skirting: '#f7cdbf',
    floor: '#b87a85',
    rugs: ['#c98d93', '#d39ba0'],
    plant: { leaf: '#6f8f86', shade: '#567269', pot: '#8a4a66', potShade: '#a05d78' },
    cushions: ['#e8795a', '#c55a3e', '#fbe3c6', '#e0bf9a'],
  },
  evening: {
    shadow: '#1d0a1c',
    wall: ['#633a58', '#7d475c'],
    dusk: ['#262150', '#4c3d80', '#a56a93'],
    frame: '#4a2945',
    sun: '#fbe8c4',
    ridges: ['#43336b', '#30264f'],
    curtain: '#b0728a',
    rod: '#3d1f37',
    skirting: '#563049',
    floor: '#58334a',
    rugs: ['#6b4058', '#784b61'],
    plant: { leaf: '#45655f', shade: '#334e49', pot: '#5f3049', potShade: '#734059' },
    cushions: ['#ad5745', '#8a4234', '#c9a58e', '#a88672'],
  },
} as const;

/** Tints: blush, peach and lilac. */
const TINTS: Record<Look['tint'], Tint> = { 0: [0, 1], 1: [36, 1], 2: [-58, 0.8] };

const UNTINTED = ['plant', 'dusk', 'sun'] as const;

type Color = (typeof COLORS)[Light];

/**
 * Draws soft walls, a window at dusk and a paper lamp. In the evening the lamp is the brightest.
 */
export function cooldown(prefix: string, look: Look): Room {
  const { light, tint, arrangement } = look;
  const color: Color = atTime(tinted(COLORS[light], TINTS[tint], UNTINTED), 'dusk', look);
  const wall = `${prefix}-wall`;
  const dusk = `${prefix}-dusk`;
  const glow = `${prefix}-glow`;
  const [high, low] = color.wall;
  const [sky, middle, horizon] = color.dusk;
  const [rug, rugMiddle] = color.rugs;
  return {
    shadow: color.shadow,
    wall: { plane: color.skirting, edge: color.floor, skirting: color.frame },
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
        id: dusk,
        kind: 'down',
        stops: [
          [0, sky],
          [0.5, middle],
          [1, horizon],
        ],
      },
      {
        id: glow,
        kind: 'glow',
        stops: [
          [0, '#fff0cf', GLOW[light]],
          [1, '#fff0cf', 0],
        ],
      },
    ],
    shapes: [
      above(high),
      across('wall', 0, 380, `url(#${wall})`),
      ...(arrangement === 0 ? wideWindow(dusk, look, color) : balconyDoor(dusk, look, color)),
      across('skirting', 366, 14, color.skirting),
      across('floor', 378, 1_000, color.floor),
      ellipse('rug', [320, 422, 268, 40], rug),
      ellipse('rug-in', [320, 422, 240, 33], rugMiddle),
    ],
    decor:
      arrangement === 0
        ? [floorLamp(`url(#${glow})`), cushions(66, color), plantAt(500, color)]
        : [hangingLamps(`url(#${glow})`), cushions(586, color)],
  };
}

/** Share of a lamp's full light. */
const GLOW: Record<Light, number> = { day: 0.95, evening: 0.6 };

/** Distance by which the sun is lower than at half time: it sinks until the hills hide most of it. */
function sinking(past: number): number {
  return round(past * (past < 0 ? 96 : 34));
}

/** Draws a wide window. Its curtain rod is higher than any head. */
function wideWindow(dusk: string, { light, time }: Look, color: Color): Shape[] {
  const [ridge, ridgeFront] = color.ridges;
  const past = fromNoon(time);
  return [
    rect('frame', [168, 36, 290, 244], color.frame, { rx: 14 }),
    rect('dusk', [180, 48, 266, 220], `url(#${dusk})`, { rx: 8 }),
    ...(light === 'day'
      ? [sun('sun', [313 + round(76 * past), 232 + sinking(past), 46], 262, color.sun)]
      : []),
    path(
      'ridge',
      'M180 240C220 216 262 240 302 230S400 206 446 232V262Q446 268 438 268H188Q180 268 180 262Z',
      ridge,
    ),
    path(
      'ridge-b',
      'M180 256C250 238 330 262 446 246V262Q446 268 438 268H188Q180 268 180 262Z',
      ridgeFront,
    ),
    stroke('mullion', 'M313 48V268', color.frame, 5),
    ...curtain('curtain', 142, 1, color),
    ...curtain('curtain-b', 484, -1, color),
    stroke('rod', 'M128 19H498', color.rod, 5),
  ];
}

function curtain(key: string, x: number, inward: 1 | -1, color: Color): Shape[] {
  const at = (by: number) => x + by * inward;
  return [
    path(
      key,
      `M${x} 20H${at(64)}C${at(58)} 110 ${at(48)} 200 ${at(14)} 312H${at(-10)}C${x} 210 ${at(2)} 110 ${x} 20Z`,
      color.curtain,
      { opacity: 0.85 },
    ),
  ];
}

/** Draws a door to the balcony, its curtain drawn aside. */
function balconyDoor(dusk: string, { light, time }: Look, color: Color): Shape[] {
  const [ridge, ridgeFront] = color.ridges;
  const past = fromNoon(time);
  return [
    rect('frame', [96, 40, 196, 340], color.frame, { rx: 10 }),
    rect('dusk', [108, 52, 172, 322], `url(#${dusk})`, { rx: 5 }),
    ...(light === 'day'
      ? [sun('sun', [216 + round(20 * past), 262 + sinking(past), 40], 310, color.sun)]
      : []),
    path('ridge', 'M108 300C140 276 176 300 206 290S252 272 280 284V374H108Z', ridge),
    path('ridge-b', 'M108 330C150 312 210 336 280 318V374H108Z', ridgeFront),
    stroke(
      'railing',
      'M108 312H280M130 312V374M160 312V374M190 312V374M220 312V374M250 312V374',
      color.frame,
      3,
    ),
    stroke('mullion', 'M194 52V374', color.frame, 5),
    ...curtain('curtain', 74, 1, color),
    stroke('rod', 'M60 19H330', color.rod, 5),
  ];
}

function floorLamp(glow: string): Decor {
  return {
    shapes: [
      circle('glow', 566, 196, 120, glow),
      stroke('lamp-leg', 'M566 250V388M544 390H588', '#6f3f56', 5),
      ellipse('lamp', [566, 206, 40, 46], '#fff1d6'),
      stroke('lamp-ribs', 'M528 192H604M527 210H605M532 228H600', '#f3d6a8', 1.6),
    ],
    circles: [
      { x: 566, y: 206, radius: 44 },
      { x: 566, y: 300, radius: 6 },
      { x: 566, y: 370, radius: 20 },
    ],
    keepsFromHands: true,
    aside: [
      [36, 0],
      [60, 0],
      [84, 0],
    ],
  };
}

/** Draws two lamps that move together, so that neither hangs in front of the other. */
function hangingLamps(glow: string): Decor {
  return {
    shapes: [
      ...hangingLamp('lamp', 430, 92, 34, glow),
      ...hangingLamp('lamp-b', 516, 136, 26, glow),
    ],
    circles: [
      { x: 430, y: 92, radius: 34 },
      { x: 516, y: 136, radius: 26 },
    ],
    keepsFromHands: true,
    aside: [
      [0, -40],
      [50, -20],
      [90, -30],
      [0, -70],
      [60, -70],
      [130, 0],
    ],
  };
}

function cushions(x: number, color: Color): Decor {
  const [coral, coralDark, cream, creamDark] = color.cushions;
  return {
    shapes: [
      ...cushion('cushion', x, 398, 76, coral, coralDark),
      ...cushion('cushion-b', x - 4, 372, 62, cream, creamDark),
    ],
    circles: [
      { x: x - 18, y: 376, radius: 30 },
      { x: x + 18, y: 376, radius: 30 },
    ],
    aside: [
      [x < 320 ? -36 : 36, 0],
      [x < 320 ? -70 : 70, 0],
      [x < 320 ? -100 : 100, 0],
    ],
  };
}

function plantAt(x: number, color: Color): Decor {
  return {
    shapes: pottedPlant('plant', x, 392, 0.62, color.plant),
    circles: [
      { x, y: 338, radius: 46 },
      { x, y: 378, radius: 18 },
    ],
    aside: [
      [30, 0],
      [110, 0],
      [140, 0],
    ],
  };
}
