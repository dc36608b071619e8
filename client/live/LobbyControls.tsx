import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ControlBar } from '../training/player/PlayerControls.tsx';
import { StepCaution } from '../training/player/StepCaution.tsx';
import { Button } from '../ui/Button.tsx';
import { textLinkClass } from '../ui/button-class.ts';
import { roomCopy as copy } from './room-copy.ts';
import type { RoomMember } from './room-members.ts';

type LobbyControlsProps = {
  /** Warning of the workout. */
  caution: string | null;
  me: RoomMember;
  partner: RoomMember | null;
  isBusy: boolean;
  /** Takes the place of the line above the button after a reset. */
  undo: ReactNode;
  onReady: () => void;
  onNotReady: () => void;
  onStartAlone: () => void;
};

/**
 * Lets a member say "Ready". The button never moves: the line above has the same height with a link
 * as without.
 */
export function LobbyControls(props: LobbyControlsProps) {
  const { me, partner, isBusy, onReady, onNotReady, onStartAlone } = props;
  const isPartnerHere = partner?.status === 'here' || partner?.status === 'ready';
  return (
    <ControlBar>
      <StepCaution caution={props.caution} />
      <p className="flex h-11 items-center justify-center text-center text-sm text-ink-soft">
        {props.undo || (isPartnerHere && copy.bothHere) || (
          <button
            type="button"
            disabled={isBusy}
            onClick={onStartAlone}
            className={`${textLinkClass} px-4 text-ink disabled:opacity-60`}
          >
            {copy.startAlone}
          </button>
        )}
      </p>
      {me.status === 'ready' ? (
        <Button variant="soft" className="w-full" isBusy={isBusy} onClick={onNotReady}>
          {copy.notReadyButton}
        </Button>
      ) : (
        <Button className="w-full" isBusy={isBusy} onClick={onReady}>
          {!isBusy && <Check aria-hidden="true" className="size-5" />}
          {copy.readyButton}
        </Button>
      )}
    </ControlBar>
  );
}
