import { circle, path, rect, stroke } from '../shape.ts';
import type { Backdrop } from './backdrop.ts';
import { pottedPlant } from './decor.ts';

/** A morning studio: cream walls, an arched window, its light on the boards. */
export function stretch(prefix: string): Backdrop {
  const wall = `${prefix}-wall`;
  const pane = `${prefix}-pane`;
  return {
    shadow: '#7a3d2c',
    mat: { base: '#f08d6e', shade: '#d9714f' },
    gradients: [
      {
        id: wall,
        kind: 'down',
        stops: [
          [0, '#fff4e6'],
          [1, '#fde0c8'],
        ],
      },
      {
        id: pane,
        kind: 'down',
        stops: [
          [0, '#fff9ee'],
          [0.55, '#ffe6c4'],
          [1, '#ffd0a8'],
        ],
      },
    ],
    shapes: [
      rect('wall', [0, 0, 640, 380], `url(#${wall})`),
      path('arch', 'M196 346V160C196 84 250 34 320 34S444 84 444 160V346Z', '#fbd3b4'),
      path('pane', 'M208 340V162C208 92 256 46 320 46S432 92 432 162V340Z', `url(#${pane})`),
      circle('sun', 320, 188, 64, '#fffaf0'),
      path('hills', 'M208 300C250 268 290 292 330 282S410 262 432 280V340H208Z', '#f6c9a4'),
      path('hill-front', 'M208 322C262 300 330 326 432 304V340H208Z', '#b9c8a6', { opacity: 0.75 }),
      stroke('mullions', 'M320 46V340M208 200H432', '#fbd3b4', 5),
      rect('sill', [188, 340, 264, 12], '#fff7ec', { rx: 3 }),
      rect('skirting', [0, 366, 640, 14], '#fff1e0'),
      rect('floor', [0, 378, 640, 102], '#eebb97'),
      stroke(
        'boards',
        'M0 404H640M0 438H640M120 378L70 480M300 378L290 480M500 378L540 480',
        '#e2a983',
        1.6,
        0.8,
      ),
      path('light', 'M216 384H424L486 480H190Z', '#fff3df', { opacity: 0.38 }),
      ...pottedPlant('plant', 574, 398, 1.28, {
        leaf: '#5f9a83',
        shade: '#3f7b69',
        pot: '#e8795a',
        potShade: '#f0947a',
      }),
      path('shelf', 'M44 214H138V221H44Z', '#e9a988'),
      path('vase', 'M66 214C58 200 62 188 70 184V174H80V184C88 188 92 200 84 214Z', '#2f7d7e'),
      stroke('stems', 'M74 176C72 158 66 148 60 138M76 176C78 156 84 146 92 136', '#7d9a76', 2),
      circle('bloom', 60, 136, 6, '#f2a08a'),
      circle('bloom-b', 93, 134, 7, '#e8795a'),
      rect('books', [98, 196, 30, 6], '#6b3a63', { rx: 1.5 }),
      rect('books-b', [101, 202, 30, 6], '#f2a65a', { rx: 1.5 }),
      rect('books-c', [96, 208, 34, 6], '#fbe9d4', { rx: 1.5 }),
    ],
  };
}
