import { circle, ellipse, path, rect, type Shape, stroke } from '../bodies/shape.ts';
import { round } from '../rig/geometry.ts';

/** Draws one leaf from its stem at (x, y), `turn` degrees clockwise from upright. */
export function leaf(x: number, y: number, length: number, width: number, turn: number): string {
  const a = (turn * Math.PI) / 180;
  const put = (along: number, across: number) =>
    `${round(x + Math.sin(a) * along + Math.cos(a) * across)} ${round(y - Math.cos(a) * along + Math.sin(a) * across)}`;
  return (
    `M${x} ${y}C${put(length * 0.2, -width)} ${put(length * 0.7, -width)} ${put(length, 0)}` +
    `C${put(length * 0.7, width)} ${put(length * 0.2, width)} ${x} ${y}Z`
  );
}

type Green = { leaf: string; shade: string; pot: string; potShade: string };

/** Draws a potted plant whose pot stands on `floor`. */
export function pottedPlant(
  key: string,
  x: number,
  floor: number,
  s: number,
  green: Green,
): Shape[] {
  const top = floor - 46 * s;
  const leaves = (turns: readonly number[], length: number) =>
    turns.map((turn) => leaf(x, top + 4, length * s, 15 * s, turn)).join('');
  return [
    path(`${key}-back`, leaves([-52, -14, 30, 62], 96), green.shade),
    path(`${key}-leaves`, leaves([-72, -34, 8, 46], 84), green.leaf),
    stroke(
      `${key}-veins`,
      [-34, 8, 46]
        .map((turn) => {
          const a = (turn * Math.PI) / 180;
          return `M${x} ${round(top)}L${round(x + Math.sin(a) * 70 * s)} ${round(top - Math.cos(a) * 70 * s)}`;
        })
        .join(''),
      green.shade,
      1.4,
    ),
    path(
      `${key}-pot`,
      `M${x - 24 * s} ${top}H${x + 24 * s}L${x + 17 * s} ${floor}H${x - 17 * s}Z`,
      green.pot,
    ),
    rect(`${key}-rim`, [x - 27 * s, top - 4 * s, 54 * s, 11 * s], green.potShade, { rx: 4 * s }),
  ];
}

export function dumbbell(
  key: string,
  x: number,
  floor: number,
  color: string,
  dark: string,
): Shape[] {
  return [
    rect(`${key}-bar`, [x - 22, floor - 12, 44, 5], dark, { rx: 2 }),
    rect(`${key}-left`, [x - 30, floor - 20, 12, 20], color, { rx: 4 }),
    rect(`${key}-right`, [x + 18, floor - 20, 12, 20], color, { rx: 4 }),
    rect(`${key}-in-left`, [x - 20, floor - 17, 5, 14], dark, { rx: 2 }),
    rect(`${key}-in-right`, [x + 15, floor - 17, 5, 14], dark, { rx: 2 }),
  ];
}

/** Share of a candle's wax that burns while a workout lasts. */
const BURNT = 0.62;

/** Draws a candle that has burned for a share of a workout. */
export function candle(key: string, x: number, floor: number, s: number, burned = 0): Shape[] {
  const wax = round(26 * s * (1 - BURNT * burned));
  const top = round(floor - wax);
  const halo = circle(`${key}-halo`, x, round(top - 14 * s), 34 * s, '#f6c667');
  return [
    { ...halo, attrs: { ...halo.attrs, opacity: 0.14 } },
    rect(`${key}-wax`, [x - 8 * s, top, 16 * s, wax], '#f7e3c4', { rx: 3 * s }),
    rect(`${key}-wax-shade`, [x + 2 * s, top, 6 * s, wax], '#e3c39b', { rx: 3 * s }),
    path(
      `${key}-flame`,
      `M${x} ${top - 20 * s}C${x + 7 * s} ${top - 12 * s} ${x + 5 * s} ${top - 3 * s} ${x} ${top - 2 * s}` +
        `C${x - 5 * s} ${top - 3 * s} ${x - 7 * s} ${top - 12 * s} ${x} ${top - 20 * s}Z`,
      '#f9b842',
    ),
    ellipse(`${key}-core`, [x, round(top - 7 * s), 2.2 * s, 4.4 * s], '#fff3d0'),
  ];
}

/** Draws the sun, without its part below the horizon. */
export function sun(
  key: string,
  [x, y, r]: readonly [number, number, number],
  horizon: number,
  color: string,
): Shape {
  const above = horizon - y;
  if (above >= r) return circle(key, x, y, r, color);
  const half = round(Math.sqrt(Math.max(0, r ** 2 - above ** 2)));
  return path(
    key,
    `M${x - half} ${horizon}A${r} ${r} 0 ${above > 0 ? 1 : 0} 1 ${x + half} ${horizon}Z`,
    color,
  );
}

export function cushion(
  key: string,
  x: number,
  floor: number,
  w: number,
  color: string,
  dark: string,
): Shape[] {
  const h = w * 0.42;
  return [
    path(
      key,
      `M${x - w / 2} ${floor - 2}Q${x - w / 2 - 6} ${floor - h / 2} ${x - w / 2 + 2} ${floor - h}` +
        `Q${x} ${floor - h * 1.28} ${x + w / 2 - 2} ${floor - h}Q${x + w / 2 + 6} ${floor - h / 2} ${x + w / 2} ${floor - 2}` +
        `Q${x} ${floor + 4} ${x - w / 2} ${floor - 2}Z`,
      color,
    ),
    stroke(
      `${key}-seam`,
      `M${x - w / 2 + 4} ${floor - h * 0.4}Q${x} ${floor - h * 0.62} ${x + w / 2 - 4} ${floor - h * 0.4}`,
      dark,
      1.6,
      0.7,
    ),
  ];
}

export function roundTree(
  key: string,
  x: number,
  base: number,
  s: number,
  crown: string,
  trunk: string,
): Shape[] {
  return [
    rect(`${key}-trunk`, [x - 3 * s, base - 60 * s, 6 * s, 60 * s], trunk, { rx: 3 * s }),
    ellipse(`${key}-crown`, [x, base - 84 * s, 34 * s, 46 * s], crown),
    stroke(
      `${key}-branch`,
      `M${x} ${base - 50 * s}L${x} ${base - 96 * s}M${x} ${base - 62 * s}L${x + 13 * s} ${base - 78 * s}M${x} ${base - 72 * s}L${x - 12 * s} ${base - 88 * s}`,
      trunk,
      2 * s,
      0.6,
    ),
  ];
}

/** Draws a hanging paper lamp in its own glow. */
export function hangingLamp(key: string, x: number, y: number, r: number, glow: string): Shape[] {
  return [
    circle(`${key}-glow`, x, y, r * 2.6, glow),
    stroke(`${key}-cord`, `M${x} -1000V${y - r}`, '#6f3f56', 2),
    ellipse(`${key}-paper`, [x, y, r, r * 0.9], '#fff1d6'),
    stroke(
      `${key}-ribs`,
      `M${x - r * 0.9} ${y - r * 0.35}H${x + r * 0.9}M${x - r} ${y}H${x + r}M${x - r * 0.9} ${y + r * 0.35}H${x + r * 0.9}`,
      '#f3d6a8',
      1.6,
    ),
  ];
}

/** Draws a pine whose trunk stands on `base`. */
export function pine(
  key: string,
  x: number,
  base: number,
  s: number,
  crown: string,
  trunk: string,
): Shape[] {
  const tier = (top: number, low: number, half: number) =>
    `M${x} ${round(base - top * s)}L${round(x + half * s)} ${round(base - low * s)}H${round(x - half * s)}Z`;
  return [
    rect(`${key}-trunk`, [x - 3 * s, base - 30 * s, 6 * s, 30 * s], trunk),
    path(`${key}-crown`, tier(130, 76, 24) + tier(106, 46, 32) + tier(78, 18, 40), crown),
  ];
}
