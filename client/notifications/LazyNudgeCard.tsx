import { Suspense } from 'react';
import { useCouple } from '../auth/use-couple.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { NudgePlace } from './NudgePlace.tsx';

/** Loads after the page itself, so that the first content does not wait. */
const NudgeCard = lazyPart(async () => (await import('./NudgeCard.tsx')).NudgeCard);

/** Reserves the card's place, so that nothing moves. Hides the place if no card shows. */
export function LazyNudgeCard({ className = '' }: { className?: string }) {
  const { hasPartner } = useCouple();
  if (!hasPartner) return null;
  return (
    <div className={`empty:hidden ${className}`}>
      <Suspense fallback={<NudgePlace />}>
        <NudgeCard />
      </Suspense>
    </div>
  );
}
