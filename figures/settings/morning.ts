import { circle, ellipse, path, stroke } from '../shape.ts';
import { above, across, type Backdrop } from './backdrop.ts';
import { cushion } from './decor.ts';
import { mats } from './mats.ts';

/** The bedroom at daybreak: the curtains drawn aside, the first light on the wall, no candle lit. */
export function morning(prefix: string): Backdrop {
  const wall = `${prefix}-wall`;
  const sky = `${prefix}-sky`;
  const glow = `${prefix}-glow`;
  return {
    shadow: '#5b2440',
    mat: mats.morning.day,
    gradients: [
      {
        id: wall,
        kind: 'down',
        stops: [
          [0, '#fbe3d3'],
          [1, '#f6cfc0'],
        ],
      },
      {
        id: sky,
        kind: 'down',
        stops: [
          [0, '#bcd9e6'],
          [0.6, '#fbe3c8'],
          [1, '#fbc79a'],
        ],
      },
      {
        id: glow,
        kind: 'glow',
        stops: [
          [0, '#fff4d6', 0.9],
          [1, '#fff4d6', 0],
        ],
      },
    ],
    shapes: [
      above('#fbe3d3'),
      across('wall', 0, 384, `url(#${wall})`),
      circle('frame', 320, 190, 148, '#fff3e6'),
      circle('sky', 320, 190, 136, `url(#${sky})`),
      circle('sun', 320, 250, 40, '#fff1c9'),
      path(
        'ridge',
        'M194 240C236 220 280 252 330 240S410 226 446 240A136 136 0 0 1 194 240Z',
        '#c9a9b4',
      ),
      path('ridge-b', 'M202 258C260 244 350 276 438 258A136 136 0 0 1 202 258Z', '#a98398'),
      stroke('mullion', 'M320 54V326M184 190H456', '#fff3e6', 5),
      circle('glow', 320, 236, 210, `url(#${glow})`),
      path('curtain', 'M-1000 -1000H78V0C84 140 70 290 44 392H-1000Z', '#d98a8c'),
      stroke(
        'curtain-folds',
        'M-24 -1000V390M20 -1000V0C26 140 22 280 12 390M44 -1000V0C52 140 42 280 28 390',
        '#c07378',
        4,
      ),
      path('curtain-b', 'M1640 -1000H562V0C556 140 570 290 596 392H1640Z', '#d98a8c'),
      stroke(
        'curtain-b-folds',
        'M664 -1000V390M620 -1000V0C614 140 618 280 628 390M596 -1000V0C588 140 598 280 612 390',
        '#c07378',
        4,
      ),
      across('floor', 382, 1_000, '#c99a84'),
      path('sunbeam', 'M190 382H420L470 480H120Z', '#f6cfa6', { opacity: 0.6 }),
      ellipse('rug', [320, 424, 280, 42], '#d7a79c', { opacity: 0.7 }),
      ...cushion('cushion', 588, 398, 70, '#c4606a', '#a24753'),
      ...cushion('cushion-b', 592, 374, 56, '#e3b15f', '#c08c40'),
    ],
  };
}
