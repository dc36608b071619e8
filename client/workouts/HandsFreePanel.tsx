import { Minus, Plus } from 'lucide-react';
import { type PlayerRules, type PlayerState, placeAt } from '../../contract/player-state.ts';
import { clockText } from './clock-text.ts';
import { handsFreeCopy as copy } from './copy.ts';
import type { Tell } from './use-player.ts';
import { useTicking } from './use-ticking.ts';

const NUDGE_MS = 15_000;
const NUDGE =
  'inline-flex h-12 min-w-16 items-center justify-center gap-1 rounded-full border border-ink/25 px-4 font-semibold tabular-nums transition hover:border-ink/50 hover:bg-ink/5';

type HandsFreePanelProps = { state: PlayerState; rules: PlayerRules; tell: Tell };

/** The countdown of the current step, and the way to give it a little more or less. */
export function HandsFreePanel({ state, rules, tell }: HandsFreePanelProps) {
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
      <button
        type="button"
        aria-label={copy.less}
        className={NUDGE}
        onClick={() => tell({ type: 'stretched', byMs: -NUDGE_MS })}
      >
        <Minus aria-hidden="true" className="size-4" />
        15
      </button>
      <div className="text-center">
        <p className="text-sm text-ink-soft">{copy.left}</p>
        <p className="font-title text-3xl leading-tight tabular-nums">{clockText(seconds)}</p>
      </div>
      <button
        type="button"
        aria-label={copy.more}
        className={NUDGE}
        onClick={() => tell({ type: 'stretched', byMs: NUDGE_MS })}
      >
        <Plus aria-hidden="true" className="size-4" />
        15
      </button>
    </div>
  );
}
