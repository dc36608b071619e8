import { circle, path, rect, stroke } from '../shape.ts';
import type { Backdrop } from './backdrop.ts';
import { dumbbell, pottedPlant } from './decor.ts';

/** A warm wall with a big round mirror, weights along the skirting. */
export function strength(prefix: string): Backdrop {
  const wall = `${prefix}-wall`;
  const disc = `${prefix}-disc`;
  return {
    shadow: '#6b2f1c',
    mat: { base: '#4b2450', shade: '#371739' },
    gradients: [
      {
        id: wall,
        kind: 'down',
        stops: [
          [0, '#fbd3a6'],
          [1, '#f6b685'],
        ],
      },
      {
        id: disc,
        kind: 'down',
        stops: [
          [0, '#ffe9cd'],
          [1, '#fccda0'],
        ],
      },
    ],
    shapes: [
      rect('wall', [0, 0, 640, 380], `url(#${wall})`),
      path('panel', 'M0 250H640V380H0Z', '#ef9f6c', { opacity: 0.45 }),
      stroke('rail', 'M0 250H640', '#fbd9b3', 3),
      circle('mirror-frame', 320, 200, 158, '#f8c595'),
      circle('mirror', 320, 200, 149, `url(#${disc})`),
      path('glint', 'M226 128L286 68M214 172L330 56', 'none', {
        stroke: '#fff6e8',
        'stroke-width': 7,
        'stroke-linecap': 'round',
        opacity: 0.7,
      }),
      rect('skirting', [0, 366, 640, 14], '#e88f5c'),
      rect('floor', [0, 378, 640, 102], '#c9724a'),
      stroke(
        'boards',
        'M0 408H640M0 442H640M90 378L30 480M330 378L334 480M540 378L590 480',
        '#b9633e',
        1.6,
        0.8,
      ),
      rect('rack', [22, 312, 96, 8], '#7a3d33', { rx: 3 }),
      rect('rack-leg', [32, 320, 7, 62], '#7a3d33'),
      rect('rack-leg-b', [101, 320, 7, 62], '#7a3d33'),
      ...dumbbell('weight', 66, 312, '#2f7d7e', '#1f5658'),
      rect('rack-low', [22, 350, 96, 6], '#7a3d33', { rx: 3 }),
      ...dumbbell('weight-b', 74, 350, '#e8593c', '#8a2c1c'),
      ...pottedPlant('plant', 588, 396, 1, {
        leaf: '#4f8a78',
        shade: '#356b5c',
        pot: '#fbe3c6',
        potShade: '#fff2de',
      }),
    ],
  };
}
