import type { ReactNode } from 'react';
import { placeAt } from '../../../contract/training/player-state.ts';
import { clockText } from './clock-text.ts';
import { handsFreeCopy as copy } from './copy.ts';
import type { PlayerProps } from './player-props.ts';
import { StepTiming } from './StepTiming.tsx';
import type { Dispatch } from './use-player.ts';
import { useTicking } from './use-ticking.ts';

const STRETCH_MS = 15_000;

type HandsFreePanelProps = { play: PlayerProps };

/** Shows the countdown of the current step, and buttons to lengthen and shorten it. */
export function HandsFreePanel({ play }: HandsFreePanelProps) {
  const { state, rules } = play;
  if (rules.isFinished(state)) {
    return (
      <p role="status" className="rounded-field bg-second-soft px-5 py-4 font-semibold">
        {copy.finished}
      </p>
    );
  }
  return (
    <div className="flex items-center justify-between gap-3 rounded-field bg-second-soft px-4 py-3">
      <StepStretch play={play}>
        <StepTiming play={play} className="text-sm font-semibold tabular-nums" />
      </StepStretch>
    </div>
  );
}

type StepStretchProps = { play: PlayerProps; children?: ReactNode };

/** Shows the time left in the step between the buttons that change this time. */
export function StepStretch({ play, children }: StepStretchProps) {
  const { state, rules, dispatch } = play;
  const seconds = useTicking(state, (now) => Math.ceil(rules.leftMs(placeAt(state, now)) / 1000));
  return (
    <>
      <StretchButton byMs={-STRETCH_MS} label={copy.less} sign="−" dispatch={dispatch} />
      <div className="step-left">
        <p className="text-sm text-ink-soft">{copy.left}</p>
        <p className="font-title text-[1.875em] leading-tight tabular-nums">{clockText(seconds)}</p>
        {children}
      </div>
      <StretchButton byMs={STRETCH_MS} label={copy.more} sign="+" dispatch={dispatch} />
    </>
  );
}

type StretchButtonProps = { byMs: number; label: string; sign: string; dispatch: Dispatch };

function StretchButton({ byMs, label, sign, dispatch }: StretchButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="step-button tabular-nums"
      onClick={() => dispatch({ type: 'stretched', byMs })}
    >
      {sign} 15
    </button>
  );
}
