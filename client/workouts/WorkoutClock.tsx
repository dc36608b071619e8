import { Flame, Timer } from 'lucide-react';
import { estimatedCalories } from '../../contract/calories.ts';
import { type PlayerState, placeAt } from '../../contract/player-state.ts';
import { clockText } from './clock-text.ts';
import { playerCopy as copy } from './copy.ts';
import { useTicking } from './use-ticking.ts';

/** One line: the words of the step need the room. */
const TILE =
  'flex flex-auto items-center justify-between gap-2 rounded-field bg-sunk px-3.5 py-1.5 lg:px-5 lg:py-2';
const VALUE = 'font-title text-2xl leading-tight tabular-nums lg:text-3xl';

/** The time and the calories: with the countdown, all that renders while a workout runs. */
export function WorkoutClock({ state }: { state: PlayerState }) {
  const seconds = useTicking(state, (now) => Math.floor(placeAt(state, now).elapsedMs / 1000));
  return (
    <dl className="flex items-stretch gap-3">
      <div className={TILE}>
        <dt className="flex items-center gap-1.5 text-xs whitespace-nowrap text-ink-soft lg:text-sm">
          <Timer aria-hidden="true" className="size-4" />
          {copy.time}
        </dt>
        <dd className={VALUE}>
          <span role="timer" aria-label={copy.time}>
            {clockText(seconds)}
          </span>
        </dd>
      </div>
      <div className={TILE}>
        <dt className="flex items-center gap-1.5 text-xs whitespace-nowrap text-ink-soft lg:text-sm">
          <Flame aria-hidden="true" className="size-4" />
          {copy.calories}
        </dt>
        <dd className={VALUE}>{estimatedCalories(seconds)}</dd>
      </div>
    </dl>
  );
}
