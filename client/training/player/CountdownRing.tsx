import { GET_READY_MS, placeAt } from '../../../contract/training/player-state.ts';
import { clockText } from './clock-text.ts';
import { handsFreeCopy as copy } from './copy.ts';
import { LAST_SECONDS, momentOf } from './cues.ts';
import { type IntervalMoment, intervalAt } from './intervals.ts';
import type { PlayerProps } from './player-props.ts';
import { useTicking } from './use-ticking.ts';

const RADIUS = 46;
const LENGTH = 2 * Math.PI * RADIUS;

/**
 * Shows the time left in a step, or in its work or rest, large enough to be read from across a
 * room. Before the step the ring counts the seconds to get ready, since digits over the picture
 * would hide the couple. Swells in the last seconds.
 */
export function CountdownRing({ play }: { play: PlayerProps }) {
  const { workout, state, rules } = play;
  const { step } = state.place;
  const intervals = workout.steps[step]?.intervals ?? null;
  const intervalNow = (now: number): IntervalMoment | null => {
    const place = placeAt(state, now);
    return intervals && intervalAt(intervals, place, rules.lengthMs(place));
  };
  const leftNow = (now: number): number => {
    const moment = momentOf(state, now, rules, workout.steps);
    if (moment.kind === 'getting-ready') return moment.leftMs;
    return intervalNow(now)?.leftMs ?? rules.leftMs(placeAt(state, now));
  };
  const seconds = useTicking(state, (now) => Math.ceil(leftNow(now) / 1000));
  useTicking(state, (now) => intervalNow(now)?.kind ?? '');
  const isGettingReady = state.phase === 'getting-ready';
  const interval = isGettingReady ? null : intervalNow(Date.now());
  const kind = isGettingReady ? 'getReady' : interval?.kind;
  const stepMs = interval?.lengthMs ?? rules.lengthMs(state.place);
  const lengthSeconds = (isGettingReady ? GET_READY_MS : stepMs) / 1000;
  const share = lengthSeconds === 0 ? 0 : Math.min(1, seconds / lengthSeconds);
  // Show only the seconds when less than a minute is left: fewer digits can be larger.
  const text = seconds < 60 ? String(seconds) : clockText(seconds);
  const isEnding = seconds <= LAST_SECONDS && state.phase === 'running';
  return (
    <div className="stage-ring" data-ending={isEnding || undefined} data-kind={kind}>
      <svg
        viewBox="0 0 100 100"
        aria-hidden="true"
        className="absolute inset-0 size-full -rotate-90"
      >
        <circle cx="50" cy="50" r={RADIUS} className="stage-ring-track" />
        <circle
          cx="50"
          cy="50"
          r={RADIUS}
          className="stage-ring-time"
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - share)}
        />
      </svg>
      {/* Create a new element for new digits, so that nothing animates from one place to
          another. */}
      <p
        key={text}
        className="relative font-title leading-none tabular-nums"
        data-length={text.length}
      >
        {kind ? (
          <span className="stage-ring-kind">{copy[kind]} </span>
        ) : (
          <span className="sr-only">{copy.left} </span>
        )}
        {text}
        {interval && interval.rounds > 1 && (
          <span className="stage-ring-round">
            <span className="sr-only">, {copy.round(interval.round, interval.rounds)}</span>
            <span aria-hidden="true">{copy.shortRound(interval.round, interval.rounds)}</span>
          </span>
        )}
      </p>
    </div>
  );
}
