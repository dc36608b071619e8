import { circle, path, rect, stroke } from '../shape.ts';
import { above, across, type Backdrop, LEFT_END, type Light, RIGHT_END } from './backdrop.ts';
import { dumbbell, pottedPlant } from './decor.ts';
import { mats } from './mats.ts';

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

/** A warm wall with a big round mirror, weights along the skirting. */
export function strength(prefix: string, light: Light): Backdrop {
  const color = COLORS[light];
  const wall = `${prefix}-wall`;
  const disc = `${prefix}-disc`;
  const [high, low] = color.wall;
  const [bright, deep] = color.mirror;
  return {
    shadow: color.shadow,
    mat: mats.strength[light],
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
      circle('mirror-frame', 320, 200, 158, color.frame),
      circle('mirror', 320, 200, 149, `url(#${disc})`),
      path('glint', 'M226 128L286 68M214 172L330 56', 'none', {
        stroke: color.glint,
        'stroke-width': 7,
        'stroke-linecap': 'round',
        opacity: light === 'day' ? 0.7 : 0.3,
      }),
      across('skirting', 366, 14, color.skirting),
      across('floor', 378, 1_000, color.floor),
      stroke(
        'boards',
        `M${LEFT_END} 408H${RIGHT_END}M${LEFT_END} 442H${RIGHT_END}M90 378L30 480M330 378L334 480M540 378L590 480`,
        color.boards,
        1.6,
        0.8,
      ),
      rect('rack', [22, 312, 96, 8], color.rack, { rx: 3 }),
      rect('rack-leg', [32, 320, 7, 62], color.rack),
      rect('rack-leg-b', [101, 320, 7, 62], color.rack),
      ...dumbbell('weight', 66, 312, '#2f7d7e', '#1f5658'),
      rect('rack-low', [22, 350, 96, 6], color.rack, { rx: 3 }),
      ...dumbbell('weight-b', 74, 350, '#e8593c', '#8a2c1c'),
      ...pottedPlant('plant', 588, 396, 1, color.plant),
    ],
  };
}
