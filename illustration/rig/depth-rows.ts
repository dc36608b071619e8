import type { FigurePose, PairPose } from '../../contract/workouts/poses.ts';
import { type Body, smaller } from './body.ts';

/** Of the back row above the front one, and how much smaller whoever is there looks. */
const BETWEEN_ROWS = 26;
const BACK_ROW_SIZE = 0.95;

/** Two rows share the floor: the front one comes nearer by as much as keeps both on one mat. */
const FRONT_ROW = -18;

/**
 * Whoever is raised on these has a shadow on them; anyone else who is raised jumps. A chair is
 * narrower than a shadow, which would hang in the air beside it: it has one of its own on the floor.
 */
const BEARING = ['bed', 'bench', 'step'];

/** Height in the picture of the floor under one of the two. */
export function groundOf(pose: PairPose, who: 'a' | 'b'): number {
  if (!pose.a.row && !pose.b.row) return 0;
  return FRONT_ROW + (pose[who].row ? BETWEEN_ROWS : 0);
}

export function bodyInDepthRow(pose: FigurePose, body: Body): Body {
  return pose.row ? smaller(body, BACK_ROW_SIZE) : body;
}

/** Of the bed or bench under someone, above the floor. */
export function raisedBy({ lift = 0 }: FigurePose, props: PairPose['props'] = []): number {
  return props.some(({ kind }) => BEARING.includes(kind)) ? lift : 0;
}
