import { estimatedCalories } from '../../../contract/training/calories.ts';
import { type PlayerState, placeAt } from '../../../contract/training/player-state.ts';
import type { CategoryId } from '../../../contract/workouts/workouts.ts';
import { clockText } from './clock-text.ts';
import { playerCopy as copy } from './copy.ts';
import { stageCopy } from './stage-copy.ts';
import { useTicking } from './use-ticking.ts';

/** Categories in which a number of calories would only disturb. */
const CALM: readonly CategoryId[] = ['cooldown', 'bedroom'];

type StageClockProps = { state: PlayerState; category: CategoryId };

/** Shows time and calories in small print while the picture fills the screen. */
export function StageClock({ state, category }: StageClockProps) {
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
      {!CALM.includes(category) && (
        <div>
          <dt className="sr-only">{copy.calories}</dt>
          <dd>{stageCopy.smallCalories(estimatedCalories(seconds))}</dd>
        </div>
      )}
    </dl>
  );
}
