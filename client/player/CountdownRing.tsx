import { type PlayerRules, type PlayerState, placeAt } from '../../contract/player-state.ts';
import { clockText } from './clock-text.ts';
import { handsFreeCopy as copy } from './copy.ts';
import { LAST_SECONDS } from './cues.ts';
import { useTicking } from './use-ticking.ts';

const RADIUS = 46;
const LENGTH = 2 * Math.PI * RADIUS;

type CountdownRingProps = { state: PlayerState; rules: PlayerRules };

/** The time that is left in a step, to be read from across a room; in the last seconds it swells. */
export function CountdownRing({ state, rules }: CountdownRingProps) {
  const seconds = useTicking(state, (now) => Math.ceil(rules.leftMs(placeAt(state, now)) / 1000));
  const lengthSeconds = rules.lengthMs(state.place) / 1000;
  const share = lengthSeconds === 0 ? 0 : seconds / lengthSeconds;
  // Under a minute the seconds alone, which can then be larger.
  const text = seconds < 60 ? String(seconds) : clockText(seconds);
  const isEnding = seconds <= LAST_SECONDS && state.phase === 'running';
  return (
    <div className="stage-ring" data-ending={isEnding || undefined}>
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
      {/* Other digits are another element: nothing moves from one place to another. */}
      <p
        key={text}
        className="relative font-title leading-none tabular-nums"
        data-length={text.length}
      >
        <span className="sr-only">{copy.left} </span>
        {text}
      </p>
    </div>
  );
}
