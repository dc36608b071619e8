import { Flame, Timer } from 'lucide-react';
import { estimatedCalories } from '../../contract/calories.ts';
import { clockText } from './clock-text.ts';
import { playerCopy as copy } from './copy.ts';
import { type PlayerState, placeAt } from './player-state.ts';
import { useTicking } from './use-ticking.ts';

/** The time and the calories: with the countdown, all that renders while a workout runs. */
export function WorkoutClock({ state }: { state: PlayerState }) {
  const seconds = useTicking(state, (now) => Math.floor(placeAt(state, now).elapsedMs / 1000));
  return (
    <dl className="flex items-stretch gap-3">
      <div className="flex flex-1 flex-col rounded-field bg-sunk px-4 py-2.5">
        <dt className="flex items-center gap-1.5 text-sm text-ink-soft">
          <Timer aria-hidden="true" className="size-4" />
          {copy.time}
        </dt>
        <dd
          role="timer"
          aria-label={copy.time}
          className="mt-auto font-title text-3xl leading-tight tabular-nums sm:text-4xl"
        >
          {clockText(seconds)}
        </dd>
      </div>
      <div className="flex flex-1 flex-col rounded-field bg-sunk px-4 py-2.5">
        <dt className="flex items-center gap-1.5 text-sm text-ink-soft">
          <Flame aria-hidden="true" className="size-4" />
          {copy.calories}
        </dt>
        <dd className="mt-auto font-title text-3xl leading-tight tabular-nums sm:text-4xl">
          {estimatedCalories(seconds)}
        </dd>
      </div>
    </dl>
  );
}
