import { ellipse, type Shape } from './bodies/shape.ts';
import { round, type Vec } from './rig/geometry.ts';
import type { SolvedFigure } from './rig/solve.ts';

/** Height below which things cast a soft shadow on the floor or the bed. */
const CASTS_BELOW = 60;
/** Distance below the bed from which a foot counts as standing beside the bed. */
const BESIDE = 10;

/**
 * Draws a soft shadow under the figure, and a darker one under each foot or hand that bears weight.
 */
export function shadowShapes(key: string, figure: SolvedFigure, color: string): Shape[] {
  const { torso, limbs, ground, surface } = figure;
  const above = ({ y }: Vec) => y - surface;
  const points = [
    { ...torso.pelvis, y: torso.pelvis.y - 10 },
    torso.neckBase,
    torso.headCentre,
    ...Object.values(limbs).flatMap(({ joint, tip }) => [joint, tip]),
  ].filter((point) => above(point) < CASTS_BELOW && above(point) > -BESIDE);
  const xs = points.length ? points.map(({ x }) => x) : [torso.pelvis.x];
  const left = Math.min(...xs) - 22;
  const right = Math.max(...xs) + 22;
  const pool = ellipse(
    `${key}-pool`,
    [round((left + right) / 2), round(3 - surface), round((right - left) / 2), 9],
    color,
    { opacity: 0.16 },
  );
  const contacts = Object.entries(limbs).map(([name, { tip, side, kind }]) => {
    const level = above(tip) < -BESIDE ? ground : surface;
    const fade = Math.max(0, 1 - Math.max(0, tip.y - level) / 30);
    const x = tip.x + side * (kind === 'leg' ? 7 : 4);
    const place = [round(x), round(1.5 - level), round(12 + 12 * fade), 4] as const;
    return ellipse(`${key}-${name}-contact`, place, color, { opacity: round(fade * 3) / 10 });
  });
  return [pool, ...contacts];
}
