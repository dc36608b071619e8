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
  const { state, rules, dispatch } = play;
  const seconds = useTicking(state, (now) => Math.ceil(rules.leftMs(placeAt(state, now)) / 1000));
  if (rules.isFinished(state)) {
    return (
      <p role="status" className="rounded-field bg-second-soft px-5 py-4 font-semibold">
        {copy.finished}
      </p>
    );
  }
  return (
    <div className="flex items-center justify-between gap-3 rounded-field bg-second-soft px-4 py-3">
      <StretchButton byMs={-STRETCH_MS} label={copy.less} sign="−" dispatch={dispatch} />
      <div className="text-center">
        <p className="text-sm text-ink-soft">{copy.left}</p>
        <p className="font-title text-3xl leading-tight tabular-nums">{clockText(seconds)}</p>
        <StepTiming play={play} className="text-sm font-semibold tabular-nums" />
      </div>
      <StretchButton byMs={STRETCH_MS} label={copy.more} sign="+" dispatch={dispatch} />
    </div>
  );
}

type StretchButtonProps = { byMs: number; label: string; sign: string; dispatch: Dispatch };

function StretchButton({ byMs, label, sign, dispatch }: StretchButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="inline-flex h-12 min-w-16 items-center justify-center gap-1 rounded-full border border-ink/25 px-4 font-semibold tabular-nums transition hover:border-ink/50 hover:bg-ink/5"
      onClick={() => dispatch({ type: 'stretched', byMs })}
    >
      {sign} 15
    </button>
  );
}
