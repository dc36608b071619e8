import { Suspense } from 'react';
import { useCouple } from '../auth/use-couple.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { NudgePlace } from './NudgePlace.tsx';

/** After the page itself: what is seen first does not wait for it. */
const NudgeCard = lazyPart(async () => (await import('./NudgeCard.tsx')).NudgeCard);

/** Its place is there from the first, so that nothing moves when it comes; where it does not come, it goes. */
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
