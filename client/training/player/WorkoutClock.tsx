import { Flame, type LucideIcon, Timer } from 'lucide-react';
import type { ReactNode } from 'react';
import { estimatedCalories } from '../../../contract/training/calories.ts';
import { type PlayerState, placeAt } from '../../../contract/training/player-state.ts';
import { clockText } from './clock-text.ts';
import { playerCopy as copy } from './copy.ts';
import { useTicking } from './use-ticking.ts';

/**
 * Shows time and calories. Renders by itself while a workout runs, so that the page around does
 * not.
 */
export function WorkoutClock({ state }: { state: PlayerState }) {
  const seconds = useTicking(state, (now) => Math.floor(placeAt(state, now).elapsedMs / 1000));
  return (
    <dl className="flex flex-wrap items-stretch gap-3">
      <Stat label={copy.time} Icon={Timer}>
        <span role="timer" aria-label={copy.time}>
          {clockText(seconds)}
        </span>
      </Stat>
      <Stat label={copy.calories} Icon={Flame}>
        {estimatedCalories(seconds)}
      </Stat>
    </dl>
  );
}

type FigureProps = { label: string; Icon: LucideIcon; children: ReactNode };

function Stat({ label, Icon, children }: FigureProps) {
  return (
    <div className="flex flex-auto items-center justify-between gap-2 rounded-field bg-sunk px-3.5 py-1.5 lg:px-5 lg:py-2">
      <dt className="flex items-center gap-1.5 text-xs whitespace-nowrap text-ink-soft lg:text-sm">
        <Icon aria-hidden="true" className="size-4" />
        {label}
      </dt>
      <dd className="font-title text-2xl leading-tight tabular-nums lg:text-3xl">{children}</dd>
    </div>
  );
}
