import { path, rect, type Shape, stroke } from '../bodies/shape.ts';
import { MATTRESS_COLOR } from './mats.ts';

export type PropColors = { base: string; shade: string };

/**
 * Edges of things to lie on, whose top shows. Single figures lie at a height between the edges, and
 * two rows fit between them.
 */
const NEAR_EDGE = -35;
const FAR_EDGE = 19;
/** Length by which the near edge extends at either end. */
const SLANT = 20;
const THICK = 4;

const MATTRESS = 46;
const MATTRESS_THICK = 24;

/** Draws a mat, a rug or a blanket. */
export function flatThing(
  key: string,
  x: number,
  width: number,
  { base, shade }: PropColors,
): Shape[] {
  const [left, right] = [x - width / 2 - 12, x + width / 2 + 12];
  const [near, far] = [-NEAR_EDGE, -FAR_EDGE];
  const hem = (end: number, inward: number) =>
    `M${end + inward * (SLANT + 9)} ${far + 4}L${end + inward * 11} ${near - 4}`;
  return [
    path(`${key}-edge`, `M${left} ${near - 1}H${right}V${near + THICK}H${left}Z`, shade),
    path(
      `${key}-top`,
      `M${left} ${near}L${left + SLANT} ${far}H${right - SLANT}L${right} ${near}Z`,
      base,
    ),
    stroke(`${key}-trim`, `${hem(left, 1)}${hem(right, -1)}`, shade, 2, 0.55),
  ];
}

const bedColors = {
  legs: '#3d1a2b',
  frame: '#6b3044',
  side: '#dcbfa8',
  top: MATTRESS_COLOR,
  throw: '#a3536b',
  throwSide: '#8a4259',
};

/** Draws a bed a little from above: its sheet, the side of its mattress and a throw at the foot. */
export function bed(key: string, x: number, width: number): Shape[] {
  const [left, right] = [x - width / 2, x + width / 2];
  const near = -MATTRESS - NEAR_EDGE;
  const far = -MATTRESS - FAR_EDGE;
  const low = near + MATTRESS_THICK;
  const fold = left + width * 0.58;
  const colors = bedColors;
  return [
    path(
      `${key}-legs`,
      `M${left + 10} ${low}H${left + 22}V${low + 22}H${left + 12}ZM${right - 10} ${low}H${right - 22}V${low + 22}H${right - 12}Z`,
      colors.legs,
    ),
    rect(`${key}-frame`, [left - 6, low - 5, width + 12, 15], colors.frame, { rx: 6 }),
    rect(`${key}-side`, [left, near - 8, width, MATTRESS_THICK + 6], colors.side, { rx: 9 }),
    path(
      `${key}-top`,
      `M${left + 6} ${near}Q${left} ${near} ${left + 2} ${near - 6}L${left + 15} ${far + 4}Q${left + 17} ${far} ${left + 22} ${far}` +
        `H${right - 22}Q${right - 17} ${far} ${right - 15} ${far + 4}L${right - 2} ${near - 6}Q${right} ${near} ${right - 6} ${near}Z`,
      colors.top,
    ),
    path(
      `${key}-throw`,
      `M${fold} ${near}L${fold + 10} ${far}H${right - 22}Q${right - 17} ${far} ${right - 15} ${far + 4}L${right - 2} ${near - 6}Q${right} ${near} ${right - 6} ${near}Z`,
      colors.throw,
    ),
    path(
      `${key}-throw-side`,
      `M${fold} ${near - 0.5}H${right - 6}Q${right} ${near} ${right} ${near - 4}V${low - 4}Q${(fold + right) / 2} ${low + 3} ${fold} ${low - 4}Z`,
      colors.throwSide,
    ),
    stroke(`${key}-seam`, `M${left + 8} ${near + 11}H${fold - 4}`, '#c9a78d', 1.6),
  ];
}
