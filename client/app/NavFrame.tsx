import type { ReactNode } from 'react';
import { OfflineLine } from '../offline/OfflineLine.tsx';
import { keptClearOfBars } from '../ui/bottom-bars.ts';
import { SkipLink } from '../ui/SkipLink.tsx';
import { BottomNav } from './BottomNav.tsx';

type NavFrameProps = { isNight?: boolean; children: ReactNode };

/** Frame of a main page: the navigation at the bottom on a phone, at the left on a wide screen. */
export function NavFrame({ isNight = false, children }: NavFrameProps) {
  const light = isNight ? 'night bg-linear-to-b from-blush to-paper' : 'daylight';
  return (
    <div className={`${light} min-h-dvh text-ink lg:pl-60`}>
      <SkipLink />
      <BottomNav />
      <OfflineLine />
      {children}
      {/* Leave room for the bars at the foot, so that the last words can be scrolled above them. */}
      <div
        ref={keptClearOfBars}
        className="h-[max(env(safe-area-inset-bottom)+5.5rem,var(--bottom-bars,0px)+1.5rem)] lg:h-(--bottom-bars,0px)"
      />
    </div>
  );
}
