import type { ReactNode } from 'react';
import { SkipLink } from '../ui/SkipLink.tsx';
import { BottomNav } from './BottomNav.tsx';

/** A main page: the navigation under it on a phone, and at its left on a wide screen. */
export function NavFrame({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh pb-[calc(env(safe-area-inset-bottom)+5.5rem)] lg:pb-0 lg:pl-60">
      <SkipLink />
      <BottomNav />
      {children}
    </div>
  );
}
