import { circle, ellipse, path, rect, type Shape, stroke } from '../bodies/shape.ts';
import { round } from '../rig/geometry.ts';
import { above, across, type Decor, type Look, type Room } from './backdrop.ts';
import { atTime, fromNoon } from './color-script.ts';
import { cushion } from './decor.ts';
import { type Tint, tinted } from './tint.ts';

const COLORS = {
  shadow: '#5b2440',
  wall: ['#fbe3d3', '#f6cfc0'],
  sky: ['#bcd9e6', '#fbe3c8', '#fbc79a'],
  frame: '#fff3e6',
  ridges: ['#c9a9b4', '#a98398'],
  curtain: '#d98a8c',
  folds: '#c07378',
  floor: '#c99a84',
  sunbeam: '#f6cfa6',
  rug: '#d7a79c',
  cushions: ['#c4606a', '#a24753'],
} as const;

type Color = typeof COLORS;

/** Tints: rose, honey and heather. */
const TINTS: Record<Look['tint'], Tint> = { 0: [0, 1], 1: [34, 1], 2: [-52, 0.8] };

/**
 * Draws the bedroom at daybreak: the curtains drawn aside, the first light on the wall, no candle
 * lit.
 */
export function morning(prefix: string, { tint, arrangement, time }: Look): Room {
  const risen = fromNoon(time);
  const lean = round(80 * risen);
  const color: Color = atTime(tinted(COLORS, TINTS[tint], ['sky', 'sunbeam', 'floor']), 'sky', {
    time,
    light: 'day',
    isDawn: true,
  });
  const wall = `${prefix}-wall`;
  const sky = `${prefix}-sky`;
  const glow = `${prefix}-glow`;
  const [high, low] = color.wall;
  const [top, middle, horizon] = color.sky;
  return {
    shadow: color.shadow,
    wall: { plane: low, edge: color.folds, skirting: color.frame },
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
        id: sky,
        kind: 'down',
        stops: [
          [0, top],
          [0.6, middle],
          [1, horizon],
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
      above(high),
      across('wall', 0, 384, `url(#${wall})`),
      ...(arrangement === 0
        ? roundWindow(`url(#${sky})`, risen, color)
        : tallWindow(`url(#${sky})`, risen, color)),
      circle('glow', 320, 236, 210, `url(#${glow})`),
      path('curtain', 'M-1000 -1000H78V0C84 140 70 290 44 392H-1000Z', color.curtain),
      stroke(
        'curtain-folds',
        'M-24 -1000V390M20 -1000V0C26 140 22 280 12 390M44 -1000V0C52 140 42 280 28 390',
        color.folds,
        4,
      ),
      path('curtain-b', 'M1640 -1000H562V0C556 140 570 290 596 392H1640Z', color.curtain),
      stroke(
        'curtain-b-folds',
        'M664 -1000V390M620 -1000V0C614 140 618 280 628 390M596 -1000V0C588 140 598 280 612 390',
        color.folds,
        4,
      ),
      across('floor', 382, 1_000, color.floor),
      path('sunbeam', `M190 382H420L${470 - lean} 480H${120 - lean}Z`, color.sunbeam, {
        opacity: 0.6,
      }),
      ellipse('rug', [320, 424, 280, 42], color.rug, { opacity: 0.7 }),
    ],
    decor: [cushions(color)],
  };
}

/** Height that the sun has gained since it stood half behind the hills. */
const rise = (risen: number) => risen * (risen < 0 ? 22 : 64);

function roundWindow(sky: string, risen: number, color: Color): Shape[] {
  return [
    circle('frame', 320, 190, 148, color.frame),
    circle('sky', 320, 190, 136, sky),
    circle('sun', round(320 + 44 * risen), round(250 - rise(risen)), 40, '#fff1c9'),
    path(
      'ridge',
      'M194 240C236 220 280 252 330 240S410 226 446 240A136 136 0 0 1 194 240Z',
      color.ridges[0],
    ),
    path('ridge-b', 'M202 258C260 244 350 276 438 258A136 136 0 0 1 202 258Z', color.ridges[1]),
    stroke('mullion', 'M320 54V326M184 190H456', color.frame, 5),
  ];
}

function tallWindow(sky: string, risen: number, color: Color): Shape[] {
  return [
    rect('frame', [168, 34, 304, 300], color.frame, { rx: 16 }),
    rect('sky', [180, 46, 280, 276], sky, { rx: 8 }),
    circle('sun', round(384 + 36 * risen), round(240 - rise(risen)), 40, '#fff1c9'),
    path('ridge', 'M180 262C226 236 280 268 330 254S420 238 460 254V322H180Z', color.ridges[0]),
    path('ridge-b', 'M180 286C250 268 350 300 460 280V322H180Z', color.ridges[1]),
    stroke('mullion', 'M274 46V322M366 46V322', color.frame, 5),
  ];
}

function cushions(color: Color): Decor {
  const [base, dark] = color.cushions;
  return {
    shapes: [
      ...cushion('cushion', 588, 398, 70, base, dark),
      ...cushion('cushion-b', 592, 374, 56, '#e3b15f', '#c08c40'),
    ],
    circles: [
      { x: 570, y: 380, radius: 28 },
      { x: 606, y: 378, radius: 30 },
    ],
    aside: [
      [30, 0],
      [64, 0],
    ],
  };
}
