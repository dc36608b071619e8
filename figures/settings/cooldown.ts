import { circle, ellipse, path, rect, stroke } from '../shape.ts';
import { above, across, type Backdrop, type Light } from './backdrop.ts';
import { cushion, pottedPlant } from './decor.ts';
import { mats } from './mats.ts';

const COLORS = {
  day: {
    shadow: '#5b2440',
    wall: ['#f4c3b4', '#eeb0a6'],
    dusk: ['#7f6a9e', '#d58fa0', '#f9c39c'],
    glow: 0.95,
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
    glow: 0.6,
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

/** Blush walls, a wide window at dusk, a paper lamp; in the evening the lamp is the brightest. */
export function cooldown(prefix: string, light: Light): Backdrop {
  const color = COLORS[light];
  const wall = `${prefix}-wall`;
  const dusk = `${prefix}-dusk`;
  const glow = `${prefix}-glow`;
  const [high, low] = color.wall;
  const [sky, middle, horizon] = color.dusk;
  const [ridge, ridgeFront] = color.ridges;
  const [rug, rugMiddle] = color.rugs;
  const [coral, coralDark, cream, creamDark] = color.cushions;
  return {
    shadow: color.shadow,
    mat: mats.cooldown[light],
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
          [0, '#fff0cf', color.glow],
          [1, '#fff0cf', 0],
        ],
      },
    ],
    shapes: [
      above(high),
      across('wall', 0, 380, `url(#${wall})`),
      rect('frame', [168, 62, 290, 218], color.frame, { rx: 14 }),
      rect('dusk', [180, 74, 266, 194], `url(#${dusk})`, { rx: 8 }),
      light === 'day'
        ? circle('sun', 313, 232, 46, color.sun)
        : circle('moon', 396, 118, 20, color.sun),
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
      stroke('mullion', 'M313 74V268', color.frame, 5),
      path(
        'curtain',
        'M142 48H206C200 130 190 210 156 312H132C142 220 144 130 142 48Z',
        color.curtain,
        { opacity: 0.85 },
      ),
      path(
        'curtain-b',
        'M484 48H420C426 130 436 210 470 312H494C484 220 482 130 484 48Z',
        color.curtain,
        { opacity: 0.85 },
      ),
      stroke('rod', 'M128 47H498', color.rod, 5),
      across('skirting', 366, 14, color.skirting),
      across('floor', 378, 1_000, color.floor),
      ellipse('rug', [320, 422, 268, 40], rug),
      ellipse('rug-in', [320, 422, 240, 33], rugMiddle),
      circle('glow', 566, 196, 120, `url(#${glow})`),
      stroke('lamp-leg', 'M566 250V388M544 390H588', '#6f3f56', 5),
      ellipse('lamp', [566, 206, 40, 46], '#fff1d6'),
      stroke('lamp-ribs', 'M528 192H604M527 210H605M532 228H600', '#f3d6a8', 1.6),
      ...cushion('cushion', 66, 398, 76, coral, coralDark),
      ...cushion('cushion-b', 62, 372, 62, cream, creamDark),
      ...pottedPlant('plant', 500, 392, 0.62, color.plant),
    ],
  };
}
