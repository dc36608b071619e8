import { AudioLines, ChevronLeft, ChevronRight, Play } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { playerCopy as copy } from './copy.ts';
import { ControlBar, startLabel } from './PlayerControls.tsx';
import type { PlayerProps } from './player-props.ts';
import { StepCaution } from './StepCaution.tsx';

type StartControlsProps = {
  play: PlayerProps;
  isGuided: boolean;
  onGuide: () => void;
  choice: ReactNode;
};

/** Offers the two ways to begin, with the last choice first, and a look at the steps. */
export function StartControls({ play, isGuided, onGuide, choice }: StartControlsProps) {
  // Fix the order while the page is open: a press must not move the buttons under the finger. The
  // new order shows the next time.
  const [isGuideFirst] = useState(isGuided);
  const { state, rules, dispatch, isBusy, start } = play;
  const { step } = state.place;
  const look =
    'min-h-[min(3.5rem,18vh)] px-2! text-[min(1.125rem,6vw,6vh)] whitespace-nowrap *:[svg]:max-w-[6vw]';
  const begin = (
    <Button
      key="start"
      id="player-toggle"
      variant={isGuideFirst ? 'soft' : 'primary'}
      className={look}
      disabled={isBusy}
      onClick={start}
    >
      <Play aria-hidden="true" className="size-5 shrink-0" />
      {startLabel(state)}
    </Button>
  );
  const guide = (
    <Button
      key="guide"
      variant={isGuideFirst ? 'primary' : 'soft'}
      className={look}
      disabled={isBusy}
      aria-describedby="guide-lead"
      onClick={onGuide}
    >
      <AudioLines aria-hidden="true" className="size-5 shrink-0" />
      {copy.guide}
    </Button>
  );
  return (
    <>
      <ControlBar>
        {choice}
        <StepCaution caution={play.workout.caution} />
        <div className="grid grid-cols-2 gap-2">
          {isGuideFirst ? [guide, begin] : [begin, guide]}
        </div>
        <p
          id="guide-lead"
          className="px-2 text-center text-sm text-ink-soft max-lg:[@media(height<48rem)]:sr-only"
        >
          {copy.guideLead}
        </p>
      </ControlBar>
      <div className="grid grid-cols-2 gap-2">
        <Button
          variant="ghost"
          disabled={step === 0 || isBusy}
          onClick={() => dispatch({ type: 'moved', by: -1 })}
        >
          <ChevronLeft aria-hidden="true" className="-ml-1 size-5 shrink-0" />
          {copy.previousButton}
        </Button>
        <Button
          variant="ghost"
          disabled={step === rules.lastStep || isBusy}
          onClick={() => dispatch({ type: 'moved', by: 1 })}
        >
          {copy.nextButton}
          <ChevronRight aria-hidden="true" className="-mr-1 size-5 shrink-0" />
        </Button>
      </div>
    </>
  );
}
