import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import type { Room } from '../../contract/live.ts';
import { isOver } from '../../contract/room.ts';
import { refreshUser, useAuth } from '../auth/use-auth.ts';
import { useIsLocked } from '../auth/use-lock-state.ts';
import { statusOf } from '../lib/api-error.ts';
import { paths } from '../lib/paths.ts';
import { sendDroppedSessions } from '../sessions/dropped-sessions.ts';
import { Button } from '../ui/Button.tsx';
import { CloseButton } from '../ui/CloseButton.tsx';
import { toast } from '../ui/toast-store.ts';
import { commands } from './commands.ts';
import { connection } from './connection.ts';
import { liveToasts as toasts } from './copy.ts';
import { useLive } from './live-store.ts';
import { refreshChanged } from './refresh-changed.ts';
import { roomCopy as copy } from './room-copy.ts';
import { unsentStop } from './unsent-stop.ts';

/** Keeps the couple's stream open on every page: what it says is fetched again, and invitations are shown. */
export function Live({ userId }: { userId: string }) {
  const queryClient = useQueryClient();
  const { room, couple, link } = useLive();
  const [path] = useLocation();
  useEffect(() => connection.open(() => refreshUser(queryClient)), [queryClient]);
  useEffect(
    () => connection.listen('changed', (kinds) => refreshChanged(queryClient, kinds)),
    [queryClient],
  );

  const isLinked = link === 'live';
  useEffect(() => {
    if (!isLinked) return;
    const stop = unsentStop(userId);
    if (stop) commands.resumeStop(stop);
    void sendDroppedSessions(userId);
  }, [isLinked, userId]);

  // A stream of another member means that somebody else has signed in.
  const streamOf = couple?.me;
  useEffect(() => {
    if (streamOf && streamOf !== userId) refreshUser(queryClient);
  }, [streamOf, userId, queryClient]);

  if (!room || !couple || isOver(room)) return null;
  const partner = couple.members.find(({ id }) => id !== couple.me);
  const isPartnerIn = Boolean(partner && room.inside.includes(partner.id));
  const isIn = room.inside.includes(couple.me);
  // An empty room needs no invitation.
  if (!partner || !(isIn || isPartnerIn)) return null;
  if (isIn && path === paths.workout(room.workoutId)) return null;
  return <LiveBanner key={room.id} room={room} name={partner.firstName} isIn={isIn} />;
}

type LiveBannerProps = { room: Room; name: string; isIn: boolean };

function wordsOf({ room, name, isIn }: LiveBannerProps, isLocked: boolean): string {
  // The server names no workout of the bedroom before its reader has said that they are 18 or older.
  if (isLocked || !room.title) return isIn ? copy.yoursLocked : copy.startedLocked(name);
  return isIn ? copy.yours(room.title) : copy.startedBy(name, room.title);
}

/** The invitation into the couple's room, on any page. */
function LiveBanner({ room, name, isIn }: LiveBannerProps) {
  const [path, navigate] = useLocation();
  const isLocked = useIsLocked();
  const { user } = useAuth();
  const [isDismissed, setIsDismissed] = useState(false);
  /** Join was pressed, and the workout's page asks first whether its reader is 18 or older. */
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
      className="arrive fixed inset-x-3 top-[calc(env(safe-area-inset-top)+0.75rem)] z-40 mx-auto flex max-w-lg items-center gap-3 rounded-card border border-line bg-raised py-3 pr-2 pl-5 text-ink shadow-lift lg:left-63"
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
