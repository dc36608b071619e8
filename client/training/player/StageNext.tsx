import { Check } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { playerCopy as copy } from './copy.ts';
import { hasVoice } from './has-voice.ts';
import type { PlayerProps } from './player-props.ts';
import { SmallStepPicture } from './SmallStepPicture.tsx';
import { stageCopy } from './stage-copy.ts';

/**
 * Shows the next step as a small picture with its line; on the last step, the button that completes
 * the workout.
 */
export function StageNext({ play }: { play: PlayerProps }) {
  const { workout, state, rules, isBusy, complete } = play;
  const { step } = state.place;
  if (step === rules.lastStep) {
    return (
      <div className="stage-next">
        <Button
          className="min-h-13 w-full"
          disabled={isBusy || !state.session}
          aria-busy={state.phase === 'completing'}
          onClick={complete}
        >
          <Check aria-hidden="true" className="size-5" />
          {state.phase === 'completing' ? copy.completing : copy.complete}
        </Button>
      </div>
    );
  }
  const isHello = state.phase === 'getting-ready' && play.hasSound && state.place.elapsedMs === 0;
  return (
    <div className="stage-next">
      <p className="flex items-center rounded-field bg-sunk">
        <span className="stage-next-picture">
          <SmallStepPicture workout={workout} step={step + 1} prefix="next" />
        </span>
        {isHello ? (
          <span className="font-semibold">
            {hasVoice() ? stageCopy.unheard : stageCopy.noVoice}
          </span>
        ) : (
          <span className="stage-next-line">
            <span className="font-semibold">{copy.next}: </span>
            {workout.steps[step + 1]?.short}
          </span>
        )}
      </p>
    </div>
  );
}
