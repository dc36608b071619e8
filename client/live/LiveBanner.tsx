import { X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { Room } from '../../contract/live.ts';
import { ApiError } from '../lib/api-error.ts';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/Button.tsx';
import { toast } from '../ui/toast-store.ts';
import { askInRoom } from './commands.ts';
import { liveCopy as copy, liveToasts as toasts } from './copy.ts';

type LiveBannerProps = { room: Room; name: string; isIn: boolean };

/** On any page: who started what, and the way in. */
export function LiveBanner({ room, name, isIn }: LiveBannerProps) {
  const [, navigate] = useLocation();
  const [isDismissed, setIsDismissed] = useState(false);
  if (isDismissed) return null;

  async function join() {
    navigate(paths.workout(room.workoutId));
    if (isIn) return;
    try {
      await askInRoom({ type: 'join' }, room);
    } catch (error) {
      const isOver = error instanceof ApiError && error.status === 409;
      toast(isOver ? toasts.over : toasts.notOpened);
    }
  }
  return (
    <section
      aria-label={copy.invitation}
      className="arrive fixed inset-x-3 top-[calc(env(safe-area-inset-top)+0.75rem)] z-40 mx-auto flex max-w-lg items-center gap-3 rounded-card border border-line bg-raised py-3 pr-2 pl-5 text-ink shadow-lift lg:left-63"
    >
      <p role="status" className="min-w-0 flex-1 leading-snug font-semibold">
        {isIn ? copy.yours(room.title) : copy.startedBy(name, room.title)}
      </p>
      <Button className="shrink-0 px-5" onClick={join}>
        {isIn ? copy.goBack : copy.join}
      </Button>
      <button
        type="button"
        aria-label={copy.notNow}
        className="grid size-11 shrink-0 place-items-center rounded-full text-ink-soft transition hover:bg-ink/5"
        onClick={() => setIsDismissed(true)}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </section>
  );
}
