import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { isOver, type Room } from '../../contract/live/live.ts';
import { useAuth } from '../auth/use-auth.ts';
import { useIsLocked } from '../auth/use-lock-state.ts';
import { statusOf } from '../lib/api-error.ts';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/Button.tsx';
import { CloseButton } from '../ui/CloseButton.tsx';
import { toast } from '../ui/toast-store.ts';
import { commands } from './commands.ts';
import { liveToasts as toasts } from './copy.ts';
import { invitationCopy as copy } from './invitation-copy.ts';
import type { Live } from './live-store.ts';

type RoomInvitationProps = { room: Room; couple: NonNullable<Live['couple']> };

/** Invites into the couple's room, on any page but the room's own. */
export function RoomInvitation({ room, couple }: RoomInvitationProps) {
  const [path] = useLocation();
  if (isOver(room)) return null;
  const partner = couple.members.find(({ id }) => id !== couple.me);
  const isPartnerIn = Boolean(partner && room.inside.includes(partner.id));
  const isIn = room.inside.includes(couple.me);
  // Stay hidden while the room is empty.
  if (!partner || !(isIn || isPartnerIn)) return null;
  if (isIn && path === paths.workout(room.workoutId)) return null;
  return <Invitation key={room.id} room={room} name={partner.firstName} isIn={isIn} />;
}

type InvitationProps = { room: Room; name: string; isIn: boolean };

function wordsOf({ room, name, isIn }: InvitationProps, isLocked: boolean): string {
  // Leave out the title when the server sent none: members who have not said that they are 18 or
  // older get no titles of bedroom workouts.
  if (isLocked || !room.title) return isIn ? copy.yoursLocked : copy.startedLocked(name);
  return isIn ? copy.yours(room.title) : copy.startedBy(name, room.title);
}

function Invitation({ room, name, isIn }: InvitationProps) {
  const [path, navigate] = useLocation();
  const isLocked = useIsLocked();
  const { user } = useAuth();
  const [isDismissed, setIsDismissed] = useState(false);
  /**
   * True once Join was pressed and the workout's page asks first whether the member is 18 or older.
   */
  const [isAsked, setIsAsked] = useState(false);
  const workoutPath = paths.workout(room.workoutId);
  const isClosed = room.isBedroom && !user?.isAdult;
  const goOn = useEffectEvent(() => void join());
  useEffect(() => {
    if (!isAsked || (isClosed && path === workoutPath)) return;
    setIsAsked(false);
    if (!isClosed) goOn();
  }, [isAsked, isClosed, path, workoutPath]);
  if (isDismissed || isAsked) return null;

  async function join() {
    navigate(workoutPath);
    if (isIn) return;
    if (isClosed) return setIsAsked(true);
    try {
      await commands.sendInRoom({ type: 'join' }, room);
    } catch (error) {
      toast(statusOf(error as Error) === 409 ? toasts.over : toasts.notOpened);
    }
  }
  return (
    <section
      aria-label={copy.invitation}
      className="room-invitation arrive fixed inset-x-3 top-[calc(env(safe-area-inset-top)+0.75rem)] z-40 mx-auto flex max-w-lg items-center gap-3 rounded-card border border-line bg-raised py-3 pr-2 pl-5 text-ink shadow-lift lg:left-63"
    >
      <p role="status" className="min-w-0 flex-1 leading-snug font-semibold">
        {wordsOf({ room, name, isIn }, isLocked)}
      </p>
      <Button className="shrink-0 px-5" onClick={join}>
        {isIn ? copy.goBack : copy.join}
      </Button>
      <CloseButton
        label={copy.notNow}
        onClose={() => setIsDismissed(true)}
        className="shrink-0 text-ink-soft transition hover:bg-ink/5"
      />
    </section>
  );
}
