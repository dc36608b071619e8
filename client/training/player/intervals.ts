import type { Place } from '../../../contract/training/player-state.ts';
import type { Intervals } from '../../../contract/workouts/step-time.schemas.ts';

const MS_PER_SECOND = 1_000;

/** Place within a step's intervals: work or rest, time left, and the round. */
export type IntervalMoment = {
  kind: 'work' | 'rest';
  round: number;
  rounds: number;
  leftMs: number;
  lengthMs: number;
};

/**
 * Interval at a place, from the time spent in its step alone; null once the step is over. Work and
 * rest keep their length when a step is lengthened or shortened: the rounds repeat until the step
 * ends.
 */
export function intervalAt(
  { workSeconds, restSeconds }: Intervals,
  { stepMs }: Pick<Place, 'stepMs'>,
  stepLengthMs: number,
): IntervalMoment | null {
  if (stepMs >= stepLengthMs) return null;
  const workMs = workSeconds * MS_PER_SECOND;
  const roundMs = workMs + restSeconds * MS_PER_SECOND;
  const round = Math.floor(stepMs / roundMs);
  const isWork = stepMs - round * roundMs < workMs;
  const startsAt = round * roundMs + (isWork ? 0 : workMs);
  const endsAt = Math.min(stepLengthMs, round * roundMs + (isWork ? workMs : roundMs));
  return {
    kind: isWork ? 'work' : 'rest',
    round: round + 1,
    rounds: Math.ceil(stepLengthMs / roundMs),
    leftMs: endsAt - stepMs,
    lengthMs: endsAt - startsAt,
  };
}
