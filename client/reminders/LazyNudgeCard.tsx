import { lazy, Suspense } from 'react';
import { useCouple } from '../auth/use-couple.ts';
import { NudgePlace } from './NudgePlace.tsx';

/** After the page itself: what is seen first does not wait for it. */
const NudgeCard = lazy(() =>
  import('./NudgeCard.tsx').then(
    ({ NudgeCard }) => ({ default: NudgeCard }),
    () => ({ default: () => null }),
  ),
);

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
