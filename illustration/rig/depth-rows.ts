import type { FigurePose, PairPose } from '../../contract/workouts/poses.ts';
import { type Body, smaller } from './body.ts';

/** Height of the back row above the front one, and the size of figures in the back row. */
const BETWEEN_ROWS = 26;
const BACK_ROW_SIZE = 0.95;

/** Shift of the front row toward the viewer, which keeps both rows on one mat. */
const FRONT_ROW = -18;

/**
 * Props that bear a figure and carry its shadow. Any other raised figure is jumping. A chair is not
 * included: a shadow is wider than its seat and would hang in the air, so the chair has its own
 * shadow on the floor.
 */
const BEARING = ['bed', 'bench', 'step'];

/** Computes the height in the picture of the floor under one of the two. */
export function groundOf(pose: PairPose, who: 'a' | 'b'): number {
  if (!pose.a.row && !pose.b.row) return 0;
  return FRONT_ROW + (pose[who].row ? BETWEEN_ROWS : 0);
}

export function bodyInDepthRow(pose: FigurePose, body: Body): Body {
  return pose.row ? smaller(body, BACK_ROW_SIZE) : body;
}

/** Returns the height above the floor of the bed or bench under a figure. */
export function raisedBy({ lift = 0 }: FigurePose, props: PairPose['props'] = []): number {
  return props.some(({ kind }) => BEARING.includes(kind)) ? lift : 0;
}
