import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { isTicking, type PlayerRules, type PlayerState } from '../../contract/player-state.ts';
import { Button } from '../ui/Button.tsx';
import { ControlBar } from './ControlBar.tsx';
import { playerCopy as copy } from './copy.ts';
import type { Tell } from './use-player.ts';

type PlayerControlsProps = {
  state: PlayerState;
  rules: PlayerRules;
  tell: Tell;
  onStart: () => void;
  onComplete: () => void;
};

export function PlayerControls({ state, rules, tell, onStart, onComplete }: PlayerControlsProps) {
  const { phase, session } = state;
  const { step } = state.place;
  const isBusy = phase === 'starting' || phase === 'completing';
  const isLast = step === rules.lastStep;
  return (
    <ControlBar>
      {isLast && session && (
        <Button
          className="w-full"
          disabled={phase === 'completing'}
          aria-busy={phase === 'completing'}
          onClick={onComplete}
        >
          {phase === 'completing' ? copy.completing : copy.complete}
        </Button>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)_minmax(0,1fr)] gap-2">
        <Button
          variant="ghost"
          className="gap-1 px-1"
          disabled={step === 0 || isBusy}
          onClick={() => tell({ type: 'moved', by: -1 })}
        >
          <ChevronLeft aria-hidden="true" className="-ml-1 size-5 shrink-0" />
          {copy.previousButton}
        </Button>
        {isTicking(state) ? (
          <Button variant="soft" onClick={() => tell({ type: 'paused' })}>
            <Pause aria-hidden="true" className="size-5" />
            {copy.pause}
          </Button>
        ) : (
          <Button
            variant={isLast && session ? 'soft' : 'primary'}
            disabled={isBusy || rules.isFinished(state)}
            onClick={onStart}
          >
            <Play aria-hidden="true" className="size-5" />
            {startLabel(state)}
          </Button>
        )}
        <Button
          variant="ghost"
          className="gap-1 px-1"
          disabled={isLast || isBusy}
          onClick={() => tell({ type: 'moved', by: 1 })}
        >
          {copy.nextButton}
          <ChevronRight aria-hidden="true" className="-mr-1 size-5 shrink-0" />
        </Button>
      </div>
    </ControlBar>
  );
}

function startLabel({ phase, place }: PlayerState): string {
  if (phase === 'starting') return copy.starting;
  return phase === 'paused' || place.elapsedMs > 0 ? copy.resume : copy.start;
}
