import type { Prop } from '../../contract/workouts/poses.ts';
import type { Layer } from '../bodies/draw-figure.ts';
import { circle, ellipse, path, rect, type Shape, stroke } from '../bodies/shape.ts';
import { BED_WIDTH } from '../rig/camera.ts';
import { at, between, distance, round, type Vec } from '../rig/geometry.ts';
import { type SolvedPair, solvedPoint } from '../rig/solve.ts';
import { bed, flatThing, type PropColors } from './bedding.ts';
import { candle, cushion } from './decor.ts';
import { BLANKET } from './mats.ts';

const BEHIND = -30;
const HELD = 6.5;
const BEHIND_BODIES = 0.5;
const OVER_ALL = 30;

type Placed = Extract<Prop, { x: number }>;

function chair(key: string, x: number, back: number, shadow: string): Shape[] {
  const wood = '#9a5a3c';
  const dark = '#7a4430';
  const rear = x + back * 26;
  const front = x - back * 26;
  return [
    ellipse(`${key}-shadow`, [x + back * 2, 2, 46, 8], shadow, { opacity: 0.16 }),
    stroke(
      `${key}-far-legs`,
      `M${rear - back * 4}-54L${rear} 0M${front + back * 6}-54L${front + back * 4}-2`,
      dark,
      5,
    ),
    stroke(`${key}-back`, `M${rear}-56L${rear + back * 9}-128`, wood, 6.5),
    rect(`${key}-rest`, [rear + back * 7 - 6, -132, 12, 34], wood, { rx: 6 }),
    stroke(
      `${key}-legs`,
      `M${rear}-54L${rear + back * 5} 2M${front}-54L${front - back * 3} 2`,
      wood,
      5.5,
    ),
    rect(`${key}-seat`, [x - 32, -58, 64, 9], '#c98a5e', { rx: 4.5 }),
  ];
}

export type WallColors = { plane: string; edge: string; skirting: string };

export const WALL_WIDTH = 400;

function wall(key: string, x: number, surface: number, color: WallColors): Shape[] {
  const left = surface === 1 ? x - WALL_WIDTH : x;
  return [
    rect(`${key}-plane`, [left, -520, WALL_WIDTH, 516], color.plane),
    rect(`${key}-edge`, [surface === 1 ? x - 7 : x, -520, 7, 516], color.edge),
    rect(`${key}-skirting`, [left, -18, WALL_WIDTH, 16], color.skirting),
  ];
}

type Look = { shadow: string; mat: PropColors; wall: WallColors };

function placedShapes(key: string, prop: Placed, look: Look): Shape[] {
  const { x } = prop;
  const y = 'y' in prop && prop.y !== undefined ? -prop.y : 0;
  const width = 'width' in prop ? prop.width : undefined;
  const turned = 'facing' in prop && prop.facing === 'left' ? -1 : 1;
  switch (prop.kind) {
    case 'mat':
      return flatThing(key, x, width ?? 320, look.mat);
    case 'rug':
    case 'blanket':
      return flatThing(key, x, width ?? 340, BLANKET);
    case 'bed':
      return bed(key, x, width ?? BED_WIDTH);
    case 'bench':
      return [
        stroke(
          `${key}-legs`,
          `M${x - (width ?? 150) / 2 + 16}-40V0M${x + (width ?? 150) / 2 - 16}-40V0`,
          '#7a4430',
          7,
        ),
        rect(`${key}-seat`, [x - (width ?? 150) / 2, -46, width ?? 150, 12], '#c98a5e', { rx: 6 }),
      ];
    case 'chair':
      return chair(key, x, -turned, look.shadow);
    case 'wall':
      return wall(key, x, turned, look.wall);
    case 'step':
      return [
        rect(`${key}-box`, [x - 46, -24, 92, 26], '#6b3a63', { rx: 6 }),
        rect(`${key}-top`, [x - 48, -24, 96, 9], '#86507d', { rx: 4.5 }),
      ];
    case 'cushion':
      return cushion(key, x, y + 2, 62, '#d9714f', '#b5553a');
    case 'pillow':
      return cushion(key, x, y + 1, 66, '#fbeee0', '#dcc4ac');
    case 'candle':
      return candle(key, x, y, 0.8);
    case 'towel':
      return [
        rect(`${key}-roll`, [x - 24, y - 16, 48, 16], '#a9ccc8', { rx: 8 }),
        circle(`${key}-end`, x + turned * 17, y - 8, 5, '#8ab3af'),
      ];
    case 'basket':
      return basket(key, x, y);
  }
}

function basket(key: string, x: number, floor: number): Shape[] {
  return [
    ...bottle(`${key}-first`, x - 9, floor - 24),
    ...bottle(`${key}-second`, x + 9, floor - 21),
    path(
      `${key}-body`,
      `M${x - 26} ${floor - 25}H${x + 26}L${x + 20} ${floor}Q${x} ${floor + 4} ${x - 20} ${floor}Z`,
      '#c99a63',
    ),
    stroke(
      `${key}-weave`,
      `M${x - 24} ${floor - 17}H${x + 24}M${x - 22} ${floor - 8}H${x + 22}M${x - 12} ${floor - 25}L${x - 9} ${floor}M${x + 12} ${floor - 25}L${x + 9} ${floor}`,
      '#a97a45',
      1.6,
    ),
    rect(`${key}-rim`, [x - 28, floor - 29, 56, 6], '#b5854d', { rx: 3 }),
  ];
}

/** Draws a little bottle with a cork and a label, its middle in the hand. */
function bottle(key: string, x: number, y: number): Shape[] {
  return [
    rect(`${key}-neck`, [x - 3, y - 17, 6, 9], '#e8bd6a'),
    rect(`${key}-cork`, [x - 4, y - 22, 8, 7], '#8a5a3a', { rx: 2 }),
    rect(`${key}-glass`, [x - 8, y - 11, 16, 23], '#e0a63f', { rx: 5 }),
    rect(`${key}-label`, [x - 8, y - 4, 16, 9], '#fbeee0'),
  ];
}

function heldShapes(key: string, kind: string, [hand, wrist]: readonly [Vec, Vec]): Shape[] {
  const { x, y } = { x: round(hand.x), y: round(-hand.y) };
  const turn = round((Math.atan2(-(hand.y - wrist.y), hand.x - wrist.x) * 180) / Math.PI);
  const transform = `translate(${x} ${y})rotate(${turn})`;
  switch (kind) {
    case 'dumbbell':
      return [
        rect(`${key}-bar`, [-3, -17, 6, 34], '#3b1d2e', { transform }),
        rect(`${key}-top`, [-8, -24, 16, 11], '#2f7d7e', { rx: 4, transform }),
        rect(`${key}-low`, [-8, 13, 16, 11], '#2f7d7e', { rx: 4, transform }),
      ];
    case 'pad':
      return [
        rect(`${key}-pad`, [-8, -19, 20, 38], '#4b2450', { rx: 9, transform }),
        rect(`${key}-face`, [5, -13, 7, 26], '#e8593c', { rx: 3.5, transform }),
      ];
    case 'glove':
      return [
        rect(`${key}-glove`, [-14, -12, 28, 24], '#e8593c', { rx: 11, transform }),
        rect(`${key}-cuff`, [-18, -9, 7, 18], '#fdf0e2', { rx: 3, transform }),
      ];
    case 'bottle':
      // Keep the bottle upright however the hand is turned, so that nothing spills.
      return bottle(key, x, y);
    default:
      return [
        circle(`${key}-ball`, x, y, 20, '#f2a65a'),
        stroke(`${key}-seam`, `M${x - 19} ${y}Q${x} ${y + 12} ${x + 19} ${y}`, '#d98a3f', 2),
      ];
  }
}

/** Sag when the ends meet, and how soon the line runs straight as they part. */
const SLACK = {
  band: { deepest: 30, taken: 0.35 },
  scarf: { deepest: 44, taken: 0.26 },
} as const;

/**
 * Draws a band or a scarf: a slack one sags and a stretched one runs straight. A scarf hangs lower.
 */
function bandPath(kind: keyof typeof SLACK, from: Vec, to: Vec): string {
  const { deepest, taken } = SLACK[kind];
  const sag = Math.max(0, deepest - distance(from, to) * taken);
  const middle = between(from, to, 0.5);
  return `M${at(from)}Q${at({ x: middle.x, y: middle.y - sag })} ${at(to)}`;
}

/** Draws a silk scarf: a fold along its middle, and ends that hang down from the hands. */
function scarf(key: string, from: Vec, to: Vec): Shape[] {
  const hanging = ({ x, y }: Vec, other: Vec) => {
    const away = x < other.x ? -1 : 1;
    return `M${at({ x, y })}Q${at({ x: x + away * 9, y: y - 12 })} ${at({ x: x + away * 5, y: y - 30 })}`;
  };
  const length = bandPath('scarf', from, to);
  return [
    stroke(`${key}-ends`, hanging(from, to) + hanging(to, from), '#c98f35', 8),
    stroke(key, length, '#e3b155', 8.5),
    stroke(`${key}-fold`, length, '#c08a34', 1.8),
  ];
}

export function propLayers(pair: SolvedPair, look: Look): Layer[] {
  const figures = { a: pair.a, b: pair.b };
  return (pair.pose.props ?? []).map((prop, index): Layer => {
    const key = `prop-${index}`;
    if ('x' in prop) {
      return { z: BEHIND + index / 100, shapes: placedShapes(key, prop, look) };
    }
    if ('from' in prop) {
      const from = solvedPoint(figures[prop.from[0]], prop.from[1]);
      const to = solvedPoint(figures[prop.to[0]], prop.to[1]);
      // Paint the prop in front of the body in front views. In side views one hand is behind.
      const ahead = figures[prop.from[0]].torso.view !== 'side';
      return {
        z: ahead ? OVER_ALL : HELD,
        shapes:
          prop.kind === 'band'
            ? [stroke(key, bandPath('band', from, to), '#e8593c', 4)]
            : scarf(key, from, to),
      };
    }
    const figure = figures[prop.held[0]];
    const arm = figure.limbs[prop.held[1].endsWith('Far') ? 'armFar' : 'armNear'];
    const z = prop.held[1].endsWith('Far') ? BEHIND_BODIES : OVER_ALL;
    return { z, shapes: heldShapes(key, prop.kind, [arm.tip, arm.end]) };
  });
}
