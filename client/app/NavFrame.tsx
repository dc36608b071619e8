import type { ReactNode } from 'react';
import { OfflineLine } from '../offline/OfflineLine.tsx';
import { keptClearOfBars } from '../ui/bottom-bars.ts';
import { SkipLink } from '../ui/SkipLink.tsx';
import { BottomNav, type NavEntry } from './BottomNav.tsx';

type NavFrameProps = { entry: NavEntry; isNight?: boolean; children: ReactNode };

/** Frame of a main page: the navigation at the bottom of an upright phone, else at the left. */
export function NavFrame({ entry, isNight = false, children }: NavFrameProps) {
  const light = isNight ? 'night bg-linear-to-b from-blush to-paper' : 'daylight';
  return (
    <div className={`${light} min-h-dvh text-ink pl-(--nav-left)`}>
      <SkipLink />
      <BottomNav entry={entry} />
      <OfflineLine />
      {children}
      {/* Leave room for the bars at the foot, so that the last words can be scrolled above them. */}
      <div
        ref={keptClearOfBars}
        className="h-[max(env(safe-area-inset-bottom)+var(--nav-foot)*1.375,var(--bottom-bars,0px)+var(--nav-foot)*0.375)]"
      />
    </div>
  );
}
