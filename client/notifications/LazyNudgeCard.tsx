import { Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part.ts';

const NudgeCard = lazyPart(async () => (await import('./NudgeCard.tsx')).NudgeCard);

/** Loads the card beside a page that begins with something else. Reserves the card's place. */
export function LazyNudgeCard({ className }: { className: string }) {
  return (
    <Suspense fallback={<div className={`min-h-45 sm:min-h-26 ${className}`} />}>
      <NudgeCard className={className} />
    </Suspense>
  );
}
