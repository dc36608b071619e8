import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { getPartner } from '../../../contract/account/profile.ts';
import { queryFor } from '../../lib/query-client.ts';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Loads for new couples alone, because most couples are two. */
const WaitingPartner = lazyPart(async () => (await import('./WaitingPartner.tsx')).WaitingPartner);

/** Shows a card, in a place of its own size, until the partner has signed in for the first time. */
export function LazyWaitingPartner({ className }: { className: string }) {
  const { data: partner } = useQuery(queryFor(getPartner));
  if (partner?.hasSignedIn !== false) return null;
  return (
    <div className={className}>
      <Suspense fallback={<Skeleton className="h-33 sm:h-27" />}>
        <WaitingPartner firstName={partner.firstName} />
      </Suspense>
    </div>
  );
}
