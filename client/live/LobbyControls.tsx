import { Check } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { ControlBar } from '../workouts/ControlBar.tsx';
import { liveCopy as copy } from './copy.ts';

type LobbyControlsProps = {
  isReady: boolean;
  isBusy: boolean;
  /** Nobody else is there to wait for. */
  isAlone: boolean;
  onReady: () => void;
  onNotReady: () => void;
  onStart: () => void;
};

/** Before the countdown: both say that they are ready. */
export function LobbyControls(props: LobbyControlsProps) {
  const { isReady, isBusy, isAlone, onReady, onNotReady, onStart } = props;
  return (
    <ControlBar>
      <div className="grid gap-2">
        {isReady ? (
          <Button variant="soft" isBusy={isBusy} onClick={onNotReady}>
            {copy.notReadyButton}
          </Button>
        ) : (
          <Button isBusy={isBusy} onClick={onReady}>
            {!isBusy && <Check aria-hidden="true" className="size-5" />}
            {copy.readyButton}
          </Button>
        )}
        {isAlone && (
          <Button variant="ghost" disabled={isBusy} onClick={onStart}>
            {copy.startAlone}
          </Button>
        )}
      </div>
    </ControlBar>
  );
}
