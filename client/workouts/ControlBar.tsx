import type { ReactNode } from 'react';

/** Within the thumb's reach on a phone, whatever else is on the page. */
export function ControlBar({ children }: { children: ReactNode }) {
  return (
    <div className="fixed inset-x-3 bottom-[calc(env(safe-area-inset-bottom)+4.75rem)] z-30 mx-auto max-w-lg space-y-2 rounded-card bg-raised/95 p-2 shadow-lift backdrop-blur lg:static lg:mx-0 lg:max-w-none lg:bg-transparent lg:p-0 lg:shadow-none lg:backdrop-blur-none">
      {children}
    </div>
  );
}
