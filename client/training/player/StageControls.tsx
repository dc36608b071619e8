import { ChevronLeft, ChevronRight, type LucideIcon, Pause, Play } from 'lucide-react';
import { isTicking } from '../../../contract/training/player-state.ts';
import { playerCopy as copy } from './copy.ts';
import { startLabel } from './PlayerControls.tsx';
import type { PlayerProps } from './player-props.ts';

/** Shows the running player's buttons, large enough for a foot or a damp hand. */
export function StageControls({ play }: { play: PlayerProps }) {
  const { state, rules, dispatch, isBusy, start } = play;
  const { step } = state.place;
  const isRunning = isTicking(state);
  return (
    <div className="stage-controls">
      {play.signals}
      <StageButton
        label={copy.previousButton}
        Icon={ChevronLeft}
        disabled={step === 0 || isBusy}
        onPress={() => dispatch({ type: 'moved', by: -1 })}
      />
      <button
        type="button"
        id="player-toggle"
        disabled={isBusy || rules.isFinished(state)}
        className="stage-button flex-[1.6] bg-accent text-on-accent shadow-card hover:bg-accent-strong"
        onClick={isRunning ? () => dispatch({ type: 'paused' }) : start}
      >
        {isRunning ? (
          <Pause aria-hidden="true" className="size-6 fill-current" />
        ) : (
          <Play aria-hidden="true" className="size-6 fill-current" />
        )}
        <span className="stage-label">{isRunning ? copy.pause : startLabel(state)}</span>
      </button>
      <StageButton
        label={copy.nextButton}
        Icon={ChevronRight}
        disabled={step === rules.lastStep || isBusy}
        onPress={() => dispatch({ type: 'moved', by: 1 })}
      />
    </div>
  );
}

type StageButtonProps = {
  label: string;
  Icon: LucideIcon;
  disabled: boolean;
  onPress: () => void;
};

function StageButton({ label, Icon, disabled, onPress }: StageButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={disabled}
      className="stage-button flex-1 border border-ink/20 hover:border-ink/45 hover:bg-ink/5"
      onClick={onPress}
    >
      <Icon aria-hidden="true" className="size-7" />
    </button>
  );
}
