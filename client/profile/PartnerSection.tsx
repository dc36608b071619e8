import { UserPlus } from 'lucide-react';
import type { Partner } from '../../contract/profile.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { FailedState } from '../ui/FailedState.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Avatar } from './Avatar.tsx';
import { profileCopy as copy } from './copy.ts';
import { copyInvite } from './invite.ts';
import { usePartner } from './use-profile.ts';

/** The other half of the couple, and whether they have arrived. */
export function PartnerSection() {
  const { status, data, refetch } = usePartner();
  switch (status) {
    case 'pending':
      return (
        <div role="status">
          <span className="sr-only">{copy.loading}</span>
          <Skeleton className="h-58.5 sm:h-43.5 xl:h-62.5" />
        </div>
      );
    case 'error':
      return <FailedState title={copy.partnerFailed} onRetry={() => void refetch()} />;
    case 'success':
      return <Connection partner={data} />;
  }
}

function Connection({ partner }: { partner: Partner }) {
  const { firstName, lastName, hasSignedIn } = partner;
  return (
    <Card>
      <h2 className="text-heading">{copy.partner}</h2>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Avatar person={partner} className="size-16 text-xl" />
        <div className="min-w-40 flex-1">
          <p className="font-semibold break-words">
            {firstName} {lastName}
          </p>
          <p className="text-ink-soft">
            <span
              aria-hidden="true"
              className={`mr-2 inline-block size-2.5 rounded-full ${hasSignedIn ? 'bg-second' : 'border-2 border-ink-soft'}`}
            />
            {hasSignedIn ? copy.connected : copy.waiting(firstName)}
          </p>
        </div>
        <Button variant={hasSignedIn ? 'ghost' : 'primary'} onClick={() => void copyInvite()}>
          <UserPlus aria-hidden="true" className="size-5" />
          {copy.invite}
        </Button>
      </div>
    </Card>
  );
}
