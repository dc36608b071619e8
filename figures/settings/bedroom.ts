import { circle, ellipse, path, stroke } from '../shape.ts';
import { above, across, type Backdrop } from './backdrop.ts';
import { candle, cushion } from './decor.ts';
import { mats } from './mats.ts';

/** Night: wine to plum, heavy curtains, candlelight and cushions on a rug. */
export function bedroom(prefix: string): Backdrop {
  const wall = `${prefix}-wall`;
  const glow = `${prefix}-glow`;
  return {
    shadow: '#12040f',
    mat: mats.bedroom.day,
    gradients: [
      {
        id: wall,
        kind: 'down',
        stops: [
          [0, '#3a1536'],
          [0.6, '#5a1f40'],
          [1, '#6d2845'],
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
    ],
    shapes: [
      above('#3a1536'),
      across('wall', 0, 384, `url(#${wall})`),
      circle('halo', 320, 230, 190, '#7d3150'),
      circle('halo-in', 320, 230, 150, '#8f3d58'),
      path('moon', 'M432 78A26 26 0 1 0 432 126A30 30 0 0 1 432 78Z', '#f9e2b4'),
      path(
        'stars',
        'M250 70l2 5 5 2-5 2-2 5-2-5-5-2 5-2ZM490 168l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5ZM196 150l1.5 4 4 1.5-4 1.5-1.5 4-1.5-4-4-1.5 4-1.5Z',
        '#f4cf8a',
      ),
      path('curtain', 'M-1000 -1000H96V0C104 140 92 290 66 392H-1000Z', '#6a1d3a'),
      stroke(
        'curtain-folds',
        'M-24 -1000V390M24 -1000V0C30 140 26 280 16 390M52 -1000V0C60 140 50 280 38 390M78 -1000V0C86 140 74 280 56 388',
        '#531430',
        4,
      ),
      path('curtain-b', 'M1640 -1000H544V0C536 140 548 290 574 392H1640Z', '#6a1d3a'),
      stroke(
        'curtain-b-folds',
        'M664 -1000V390M616 -1000V0C610 140 614 280 624 390M588 -1000V0C580 140 590 280 602 390M562 -1000V0C554 140 566 280 584 388',
        '#531430',
        4,
      ),
      across('floor', 382, 1_000, '#3a1230'),
      ellipse('rug', [320, 424, 280, 42], '#4f1a38'),
      ellipse('rug-in', [320, 424, 252, 35], '#5d2140'),
      circle('glow', 112, 350, 110, `url(#${glow})`),
      circle('glow-b', 536, 350, 110, `url(#${glow})`),
      ...candle('candle', 112, 396, 1),
      ...candle('candle-b', 84, 392, 0.74),
      ...candle('candle-c', 540, 396, 0.9),
      ...cushion('cushion', 588, 398, 70, '#a84352', '#7d2a3a'),
      ...cushion('cushion-b', 592, 374, 56, '#d9a04e', '#b57d33'),
    ],
  };
}
