import { estimatedCalories } from '../../../contract/training/calories.ts';
import { type PlayerState, placeAt } from '../../../contract/training/player-state.ts';
import { clockText } from './clock-text.ts';
import { playerCopy as copy } from './copy.ts';
import { useTicking } from './use-ticking.ts';

/** Shows time and calories in small print while the picture fills the screen. */
export function StageClock({ state }: { state: PlayerState }) {
  const seconds = useTicking(state, (now) => Math.floor(placeAt(state, now).elapsedMs / 1000));
  return (
    <dl className="flex gap-3 tabular-nums">
      <div>
        <dt className="sr-only">{copy.time}</dt>
        <dd>
          <span role="timer" aria-label={copy.time}>
            {clockText(seconds)}
          </span>
        </dd>
      </div>
      <div>
        <dt className="sr-only">{copy.calories}</dt>
        <dd>{copy.smallCalories(estimatedCalories(seconds))}</dd>
      </div>
    </dl>
  );
}
