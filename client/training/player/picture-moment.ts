import {
  type PlayerRules,
  type PlayerState,
  placeAt,
} from '../../../contract/training/player-state.ts';
import type { WorkoutDetail } from '../../../contract/workouts/workouts.ts';
import type { PictureMoment } from '../../../illustration/rig/motion.ts';
import { intervalAt } from './intervals.ts';

type Step = WorkoutDetail['steps'][number];

/** Seconds per side before Start, when the sides of a step are shown in turn. */
const PREVIEW_HALF_SECONDS = 5;

const isAhead = ({ phase }: PlayerState) => phase === 'idle' || phase === 'starting';

/**
 * Tells whether the picture's couple moves: in the preview, and while time runs. In a pause they
 * are still.
 */
export function isPictureMoving(state: PlayerState): boolean {
  return isAhead(state) || state.phase === 'running';
}

/**
 * Moment of a step that its picture shows. The workout's own time decides, so that two phones show
 * the same. The preview starts at the pose of the still picture, at the time of the first drawing.
 */
export function pictureMoment(
  { intervals }: Pick<Step, 'intervals'>,
  state: PlayerState,
  rules: PlayerRules,
  { now, drawnAt }: { now: number; drawnAt: number },
): PictureMoment {
  if (isAhead(state)) return previewMoment((now - drawnAt) / 1000);
  const place = placeAt(state, now);
  const lengthMs = rules.lengthMs(place);
  const seconds = place.stepMs / 1000;
  const moment = {
    breathing: seconds,
    moving: seconds,
    resting: 0,
    sinceHalf: (place.stepMs - lengthMs / 2) / 1000,
  };
  if (!intervals) return moment;
  const interval = intervalAt(intervals, place, lengthMs);
  if (!interval) return { ...moment, moving: intervals.workSeconds, resting: seconds };
  const passed = (interval.lengthMs - interval.leftMs) / 1000;
  return interval.kind === 'work'
    ? { ...moment, moving: passed }
    : { ...moment, moving: intervals.workSeconds, resting: passed };
}

/** Loops through a preview before Start, from side to side. */
function previewMoment(seconds: number): PictureMoment {
  const turn = seconds % (4 * PREVIEW_HALF_SECONDS);
  const sinceHalf = PREVIEW_HALF_SECONDS - Math.abs(turn - 2 * PREVIEW_HALF_SECONDS);
  return { breathing: seconds, moving: seconds, resting: 0, sinceHalf };
}
