import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { isTicking, type PlayerState } from '../../../contract/training/player-state.ts';
import { Button } from '../../ui/Button.tsx';
import { bottomBar } from '../../ui/bottom-bars.ts';
import { playerCopy as copy } from './copy.ts';
import type { PlayerProps } from './player-props.ts';

/** Shows the buttons of a workout that has begun and is paused. */
export function PlayerControls({ play }: { play: PlayerProps }) {
  const { state, rules, dispatch, isBusy, start, complete } = play;
  const { phase, session } = state;
  const { step } = state.place;
  const isLast = step === rules.lastStep;
  return (
    <ControlBar>
      {play.signals}
      {isLast && session && (
        <Button
          className="w-full"
          disabled={phase === 'completing'}
          aria-busy={phase === 'completing'}
          onClick={complete}
        >
          {phase === 'completing' ? copy.completing : copy.complete}
        </Button>
      )}
      <div className="@container grid grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)_minmax(0,1fr)] gap-2">
        <Button
          variant="ghost"
          className="gap-1 px-1"
          disabled={step === 0 || isBusy}
          onClick={() => dispatch({ type: 'moved', by: -1 })}
        >
          <ChevronLeft aria-hidden="true" className="-ml-1 size-5 shrink-0 @max-xs:hidden" />
          {copy.previousButton}
        </Button>
        {isTicking(state) ? (
          <Button id="player-toggle" variant="soft" onClick={() => dispatch({ type: 'paused' })}>
            <Pause aria-hidden="true" className="size-5 shrink-0 @max-xs:hidden" />
            {copy.pause}
          </Button>
        ) : (
          <Button
            id="player-toggle"
            variant={isLast && session ? 'soft' : 'primary'}
            disabled={isBusy || rules.isFinished(state)}
            onClick={start}
          >
            <Play aria-hidden="true" className="size-5 shrink-0 @max-xs:hidden" />
            {startLabel(state)}
          </Button>
        )}
        <Button
          variant="ghost"
          className="gap-1 px-1"
          disabled={isLast || isBusy}
          onClick={() => dispatch({ type: 'moved', by: 1 })}
        >
          {copy.nextButton}
          <ChevronRight aria-hidden="true" className="-mr-1 size-5 shrink-0 @max-xs:hidden" />
        </Button>
      </div>
    </ControlBar>
  );
}

export function startLabel({ phase, place }: PlayerState): string {
  if (phase === 'starting') return copy.starting;
  return phase === 'paused' || place.elapsedMs > 0 ? copy.resume : copy.start;
}

/** Stays within the thumb's reach on a phone. */
export function ControlBar({ children }: { children: ReactNode }) {
  return (
    <div ref={bottomBar} className="control-bar space-y-2">
      {children}
    </div>
  );
}
