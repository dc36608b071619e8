import type { ReactNode } from 'react';
import { PlaceholderArt } from '../ui/PlaceholderArt.tsx';
import type { Motif } from '../ui/placeholder-motifs.ts';

type MessagePageProps = { motif: Motif; children: ReactNode };

export function MessagePage({ motif, children }: MessagePageProps) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="daylight arrive grid min-h-dvh place-items-center px-5 py-12 text-center"
    >
      <div className="max-w-lg">
        <PlaceholderArt motif={motif} className="mx-auto mb-8 size-56 rounded-full" />
        {children}
      </div>
    </main>
  );
}
