import { circle, ellipse, path, rect, stroke } from '../shape.ts';
import type { Backdrop } from './backdrop.ts';
import { cushion, pottedPlant } from './decor.ts';

/** Dusk: blush walls, the last light in a wide window, a paper lamp. */
export function cooldown(prefix: string): Backdrop {
  const wall = `${prefix}-wall`;
  const dusk = `${prefix}-dusk`;
  const glow = `${prefix}-glow`;
  return {
    shadow: '#5b2440',
    mat: { base: '#8a5a83', shade: '#6f4469' },
    gradients: [
      {
        id: wall,
        kind: 'down',
        stops: [
          [0, '#f4c3b4'],
          [1, '#eeb0a6'],
        ],
      },
      {
        id: dusk,
        kind: 'down',
        stops: [
          [0, '#7f6a9e'],
          [0.5, '#d58fa0'],
          [1, '#f9c39c'],
        ],
      },
      {
        id: glow,
        kind: 'glow',
        stops: [
          [0, '#fff0cf', 0.95],
          [1, '#fff0cf', 0],
        ],
      },
    ],
    shapes: [
      rect('wall', [0, 0, 640, 380], `url(#${wall})`),
      rect('frame', [168, 62, 290, 218], '#fbdccc', { rx: 14 }),
      rect('dusk', [180, 74, 266, 194], `url(#${dusk})`, { rx: 8 }),
      circle('sun', 313, 232, 46, '#fff0d2'),
      path(
        'ridge',
        'M180 240C220 216 262 240 302 230S400 206 446 232V262Q446 268 438 268H188Q180 268 180 262Z',
        '#a9607f',
      ),
      path(
        'ridge-b',
        'M180 256C250 238 330 262 446 246V262Q446 268 438 268H188Q180 268 180 262Z',
        '#874a6e',
      ),
      stroke('mullion', 'M313 74V268', '#fbdccc', 5),
      path(
        'curtain',
        'M142 48H206C200 130 190 210 156 312H132C142 220 144 130 142 48Z',
        '#fde9dd',
        { opacity: 0.85 },
      ),
      path(
        'curtain-b',
        'M484 48H420C426 130 436 210 470 312H494C484 220 482 130 484 48Z',
        '#fde9dd',
        { opacity: 0.85 },
      ),
      stroke('rod', 'M128 47H498', '#b2677a', 5),
      rect('skirting', [0, 366, 640, 14], '#f7cdbf'),
      rect('floor', [0, 378, 640, 102], '#b87a85'),
      ellipse('rug', [320, 422, 268, 40], '#c98d93'),
      ellipse('rug-in', [320, 422, 240, 33], '#d39ba0'),
      circle('glow', 566, 196, 120, `url(#${glow})`),
      stroke('lamp-leg', 'M566 250V388M544 390H588', '#6f3f56', 5),
      ellipse('lamp', [566, 206, 40, 46], '#fff1d6'),
      stroke('lamp-ribs', 'M528 192H604M527 210H605M532 228H600', '#f3d6a8', 1.6),
      ...cushion('cushion', 66, 398, 76, '#e8795a', '#c55a3e'),
      ...cushion('cushion-b', 62, 372, 62, '#fbe3c6', '#e0bf9a'),
      ...pottedPlant('plant', 500, 392, 0.62, {
        leaf: '#6f8f86',
        shade: '#567269',
        pot: '#8a4a66',
        potShade: '#a05d78',
      }),
    ],
  };
}
