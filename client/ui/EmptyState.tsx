import type { ReactNode } from 'react';
import { PlaceholderArt } from './PlaceholderArt.tsx';
import type { Motif } from './placeholder-motifs.ts';

type EmptyStateProps = { motif: Motif; title: string; text?: string; children: ReactNode };

export function EmptyState({ motif, title, text, children }: EmptyStateProps) {
  return (
    <section className="overflow-hidden rounded-card border border-line/70 bg-raised shadow-card sm:grid sm:grid-cols-2">
      <PlaceholderArt motif={motif} className="h-52 w-full sm:h-full sm:min-h-80" />
      <div className="flex flex-col items-start justify-center gap-4 p-6 sm:p-10">
        <h2 className="text-heading">{title}</h2>
        {text && <p className="break-words text-ink-soft">{text}</p>}
        {children}
      </div>
    </section>
  );
}
