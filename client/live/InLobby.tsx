import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { ControlBar } from '../training/player/PlayerControls.tsx';
import type { Prepared } from '../training/player/player-props.ts';
import { StepCaution } from '../training/player/StepCaution.tsx';
import { Button } from '../ui/Button.tsx';
import { bedroomCopy as copy } from './room-copy.ts';
import { useSayingIn } from './use-choice.ts';

type InLobbyProps = {
  roomId: string;
  /** Warning of the workout. */
  caution: string | null;
  /** Takes the place of the line above the button after a reset. */
  undo: ReactNode;
  prepared: Prepared;
};

/**
 * Asks both members, before a bedroom session, whether they are in. The screen looks the same
 * whatever the partner chose.
 */
export function InLobby({ roomId, caution, undo, prepared }: InLobbyProps) {
  const [isIn, sayIn] = useSayingIn(roomId);
  return (
    <ControlBar>
      <StepCaution caution={caution} />
      <p
        role="status"
        className="flex h-11 items-center justify-center text-center text-sm text-ink-soft"
      >
        {undo || (isIn ? copy.youAreIn : copy.unseen)}
      </p>
      {isIn ? (
        <Button variant="soft" className="w-full" onClick={() => sayIn(false)}>
          {copy.notIn}
        </Button>
      ) : (
        <Button className="w-full" onClick={prepared(() => sayIn(true))}>
          <Heart aria-hidden="true" className="size-5" />
          {copy.in}
        </Button>
      )}
    </ControlBar>
  );
}
