import {
  type PlayerRules,
  type PlayerState,
  placeAt,
} from '../../../contract/training/player-state.ts';
import type { WorkoutDetail } from '../../../contract/workouts/workouts.ts';
import type { PictureMoment } from '../../../illustration/rig/motion.ts';
import { intervalAt } from './intervals.ts';

type Step = WorkoutDetail['steps'][number];

/** Before Start the sides of a step are shown in turn, for so long. */
const PREVIEW_HALF_SECONDS = 5;

const isAhead = ({ phase }: PlayerState) => phase === 'idle' || phase === 'starting';

/** Whether the couple of the picture moves: as a look ahead, and while time runs. Paused is still. */
export function isPictureMoving(state: PlayerState): boolean {
  return isAhead(state) || state.phase === 'running';
}

/**
 * What a step's picture shows. It follows the workout's own time, so two phones show the same; the look
 * ahead begins where the couple stood still, when the picture was first drawn.
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

/** A look ahead before Start: round and round, from side to side. */
function previewMoment(seconds: number): PictureMoment {
  const turn = seconds % (4 * PREVIEW_HALF_SECONDS);
  const sinceHalf = PREVIEW_HALF_SECONDS - Math.abs(turn - 2 * PREVIEW_HALF_SECONDS);
  return { breathing: seconds, moving: seconds, resting: 0, sinceHalf };
}
