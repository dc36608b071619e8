import { useState } from 'react';
import { savedMinutes } from '../../../contract/training/calories.ts';
import { LEAST_KEPT_MS } from '../../../contract/training/player-state.ts';
import { counted } from '../../lib/amounts.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogButtons } from '../../ui/DialogButtons.tsx';
import { SheetDialog } from '../../ui/SheetDialog.tsx';
import { handsFreeCopy } from './copy.ts';
import { StepStretch } from './HandsFreePanel.tsx';
import type { EndActions, PlayerProps } from './player-props.ts';
import { StepVersions } from './StepVersions.tsx';
import { endCopy as copy } from './stage-copy.ts';
import { useDropWorkout } from './use-drop-workout.ts';

/** Shows over the dimmed picture of a pause how the step can be changed, and the way out. */
export function StagePause({ play }: { play: PlayerProps }) {
  const { state, rules } = play;
  const isFinished = rules.isFinished(state);
  return (
    <div className="stage-pause">
      {isFinished ? (
        <p role="status" className="stage-pause-row stage-pause-end">
          {handsFreeCopy.finished}
        </p>
      ) : (
        <div className="stage-pause-row">
          <StepVersions play={play} />
          {state.isHandsFree && <StepStretch play={play} />}
        </div>
      )}
      {play.end && <EndWorkout play={play} end={play.end} />}
    </div>
  );
}

type EndWorkoutProps = { play: PlayerProps; end: EndActions };

/** Ends the workout early: a short one at once, a longer one after the question whether to save. */
function EndWorkout({ play, end }: EndWorkoutProps) {
  const { state, isBusy } = play;
  const { elapsedMs } = state.place;
  const [isAsking, setIsAsking] = useState(false);
  const dropAlone = useDropWorkout(play);
  const { save, drop = dropAlone } = end;
  const then = (act: () => void) => () => {
    setIsAsking(false);
    act();
  };
  return (
    <>
      <button
        type="button"
        className="step-button stage-pause-end"
        disabled={isBusy}
        onClick={() => (elapsedMs < LEAST_KEPT_MS ? drop() : setIsAsking(true))}
      >
        {copy.end}
      </button>
      {isAsking && (
        <SheetDialog title={copy.title} onClose={() => setIsAsking(false)}>
          <p className="mt-3 mb-6 text-ink-soft">
            {copy.lead(counted(savedMinutes(Math.floor(elapsedMs / 1000)), 'minute'))}
            {play.names && ` ${copy.forBoth}`}
          </p>
          <DialogButtons>
            <Button data-autofocus onClick={then(save)}>
              {copy.save}
            </Button>
            <Button variant="ghost" onClick={then(drop)}>
              {copy.drop}
            </Button>
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              {copy.goOn}
            </Button>
          </DialogButtons>
        </SheetDialog>
      )}
    </>
  );
}
