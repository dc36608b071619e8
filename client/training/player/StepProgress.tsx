import type { ReactNode } from 'react';
import {
  type PlayerRules,
  type PlayerState,
  placeAt,
} from '../../../contract/training/player-state.ts';
import { playerCopy as copy } from './copy.ts';
import { useTicking } from './use-ticking.ts';

type StepProgressProps = {
  state: PlayerState;
  rules: PlayerRules;
  /** Repetitions or duration, beside the number of the step. */
  reps?: string | null | undefined;
  /** Content beside the number of the step. */
  children?: ReactNode;
};

/** Shows one piece per step. In hands-free mode the current piece fills with its time. */
export function StepProgress({ state, rules, reps, children }: StepProgressProps) {
  const { step } = state.place;
  const count = rules.lastStep + 1;
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <div>
      <div
        role="progressbar"
        aria-label={copy.progress}
        aria-valuemin={0}
        aria-valuemax={count}
        aria-valuenow={step + 1}
        aria-valuetext={copy.step(step + 1, count)}
        className="flex gap-1"
      >
        {places.map((place) => (
          <span key={place} className="h-2 flex-1 overflow-hidden rounded-full bg-ink/12">
            {place < step && <span className="block size-full bg-accent" />}
            {place === step &&
              (state.isHandsFree ? (
                <Filling state={state} rules={rules} />
              ) : (
                <span className="block size-full bg-accent" />
              ))}
          </span>
        ))}
      </div>
      <div className="mt-1.5 flex items-baseline justify-between gap-3 text-sm leading-5 font-semibold whitespace-nowrap text-ink-soft">
        <div className="flex min-w-0 flex-wrap gap-x-2">
          <p>{copy.step(step + 1, count)}</p>
          {reps && <p className="font-normal">{reps}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}

function Filling({ state, rules }: StepProgressProps) {
  const percent = useTicking(state, (now) => {
    const place = placeAt(state, now);
    const length = rules.lengthMs(place);
    return length === 0 ? 100 : Math.round(100 - (rules.leftMs(place) / length) * 100);
  });
  // Let each percent jump, which is hardly a pixel: a transition would keep the browser drawing.
  return (
    <span
      className="block size-full origin-left bg-accent"
      style={{ transform: `scaleX(${Math.max(4, percent) / 100})` }}
    />
  );
}
