import type { ReactNode } from 'react';

/** A picture and what goes with it: below it on a phone, beside it on a wide screen. */
export function PlayerLayout({ picture, children }: { picture: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-4 pb-32 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:pb-0">
      <div className="relative aspect-[4/3] overflow-hidden rounded-card bg-(--art-sky) shadow-card">
        {picture}
      </div>
      {children}
    </div>
  );
}
