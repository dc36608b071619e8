import { round } from './geometry.ts';
import { ellipse, type Shape } from './shape.ts';
import type { SolvedFigure } from './solve.ts';

/** Only what is this near to the floor casts a soft shadow on it. */
const CASTS_BELOW = 60;

/** A soft pool under the figure, and a darker one under each foot or hand that bears weight. */
export function shadowShapes(key: string, figure: SolvedFigure, color: string): Shape[] {
  const { torso, limbs } = figure;
  const points = [
    { ...torso.pelvis, y: torso.pelvis.y - 10 },
    torso.neckBase,
    torso.headCentre,
    ...Object.values(limbs).flatMap(({ joint, tip }) => [joint, tip]),
  ].filter(({ y }) => y < CASTS_BELOW);
  const xs = points.length ? points.map(({ x }) => x) : [torso.pelvis.x];
  const left = Math.min(...xs) - 22;
  const right = Math.max(...xs) + 22;
  const pool = ellipse(
    `${key}-pool`,
    [round((left + right) / 2), 3, round((right - left) / 2), 9],
    color,
    { opacity: 0.16 },
  );
  const contacts = Object.entries(limbs).map(([name, { tip, side, kind }]) => {
    const height = Math.max(0, tip.y);
    const fade = Math.max(0, 1 - height / 30);
    const x = tip.x + side * (kind === 'leg' ? 7 : 4);
    return ellipse(`${key}-${name}-contact`, [round(x), 1.5, round(12 + 12 * fade), 4], color, {
      opacity: round(fade * 3) / 10,
    });
  });
  return [pool, ...contacts];
}
