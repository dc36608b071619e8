import { circle, ellipse, path, rect, stroke } from '../shape.ts';
import type { Backdrop } from './backdrop.ts';
import { roundTree } from './decor.ts';

/** A park in early light: hills in teal, round trees, a path. */
export function cardio(prefix: string): Backdrop {
  const sky = `${prefix}-sky`;
  const grass = `${prefix}-grass`;
  return {
    shadow: '#1d4a48',
    mat: { base: '#f2a65a', shade: '#d98a3f' },
    gradients: [
      {
        id: sky,
        kind: 'down',
        stops: [
          [0, '#cfeae4'],
          [0.6, '#eef5e6'],
          [1, '#fdeed6'],
        ],
      },
      {
        id: grass,
        kind: 'down',
        stops: [
          [0, '#9cc9b0'],
          [1, '#74ad9a'],
        ],
      },
    ],
    shapes: [
      rect('sky', [0, 0, 640, 480], `url(#${sky})`),
      circle('sun', 452, 142, 62, '#fff7e0'),
      circle('sun-core', 452, 142, 44, '#ffe0a3'),
      path(
        'cloud',
        'M70 104C70 90 88 84 98 92C104 78 130 78 136 94C150 90 160 98 158 108H72Z',
        '#fdfaf2',
      ),
      path(
        'cloud-b',
        'M250 66C252 56 266 54 272 60C278 50 296 52 300 62C310 60 316 66 314 74H252Z',
        '#fdfaf2',
      ),
      path(
        'hills',
        'M0 290C90 226 170 262 260 270S430 214 520 246S610 270 640 258V380H0Z',
        '#b4d9cd',
      ),
      path('hills-b', 'M0 322C110 280 210 318 330 302S540 276 640 306V390H0Z', '#8fc3b2'),
      ...roundTree('tree', 78, 352, 1.3, '#5ea391', '#3f6f63'),
      ...roundTree('tree-b', 150, 358, 0.85, '#77b7a0', '#3f6f63'),
      ...roundTree('tree-c', 576, 354, 1.45, '#4f9886', '#35645a'),
      ellipse('bush', [510, 366, 46, 24], '#77b7a0'),
      ellipse('bush-b', [20, 372, 54, 30], '#5ea391'),
      path('grass', 'M0 364C160 350 480 352 640 362V480H0Z', `url(#${grass})`),
      path('path', 'M0 402C160 386 470 384 640 398V452C470 434 170 436 0 456Z', '#f6dfb8'),
      path('path-edge', 'M0 402C160 386 470 384 640 398V402C470 389 160 391 0 407Z', '#e6c898'),
      stroke(
        'tufts',
        'M60 466l4-10 4 10M330 470l4-9 4 9M560 462l4-10 4 10M210 378l3-7 3 7M420 374l3-7 3 7',
        '#5ea391',
        2.4,
      ),
    ],
  };
}
