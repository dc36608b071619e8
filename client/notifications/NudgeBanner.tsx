import '../styles/nudge-banner.css';
import { useLocation } from 'wouter';
import { isOver } from '../../contract/live/live.ts';
import { paths } from '../lib/paths.ts';
import { useLive } from '../live/live-store.ts';
import { ReceivedNudge } from './ReceivedNudge.tsx';

/**
 * Shows the partner's question above every page but home, which begins with the question. A member
 * in the couple's room has answered already.
 */
export function NudgeBanner({ userId }: { userId: string }) {
  const [path] = useLocation();
  const { room } = useLive();
  const isInRoom = room !== null && !isOver(room) && room.inside.includes(userId);
  if (isInRoom || path === paths.home()) return null;
  return (
    <ReceivedNudge
      ref={makeRoom}
      className="nudge-banner arrive fixed top-[calc(env(safe-area-inset-top)+0.75rem)] right-3 left-[calc(var(--nav-left)+0.75rem)] z-40 mx-auto max-w-xl shadow-lift"
    />
  );
}

/** Moves the page's content below the banner, so that the banner covers no control. */
function makeRoom(banner: HTMLElement | null): (() => void) | undefined {
  if (!banner) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty('--nudge-banner', `${banner.offsetTop + banner.offsetHeight}px`);
  });
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty('--nudge-banner');
  };
}
