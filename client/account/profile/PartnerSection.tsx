import type { Partner } from '../../../contract/account/profile.ts';
import { useIsLocked } from '../../auth/use-lock-state.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Card } from '../../ui/Card.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { QueryStates } from '../../ui/QueryStates.tsx';
import { profileCopy as copy } from './copy.ts';
import { Invitation } from './Invitation.tsx';
import { initials } from './initials.ts';
import { UnlockToInvite } from './UnlockToInvite.tsx';
import { usePartner } from './use-partner.ts';

export function PartnerSection() {
  return (
    <QueryStates
      query={usePartner()}
      skeleton={<Loading label={copy.loading} shapes={['h-42.5 xl:h-46.5']} />}
      failedTitle={copy.partnerFailed}
    >
      {(partner) => (partner ? <Connection partner={partner} /> : <Left />)}
    </QueryStates>
  );
}

function Left() {
  return (
    <Card>
      <h2 className="text-heading">{copy.partner}</h2>
      <p className="mt-4 text-ink-soft">{copy.left}</p>
    </Card>
  );
}

function Connection({ partner }: { partner: Partner }) {
  const { firstName, lastName, hasSignedIn } = partner;
  const isLocked = useIsLocked();
  const waiting = isLocked ? copy.waitingLocked : copy.waiting;
  const standing = hasSignedIn ? copy.connected : waiting;
  return (
    <Card>
      <h2 className="text-heading">{copy.partner}</h2>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Avatar src={partner.profileImageUrl} className="size-16 text-xl">
          {initials(partner)}
        </Avatar>
        <div className="min-w-40 flex-1">
          <p className="font-semibold break-words">
            {firstName} {lastName}
          </p>
          <p className="text-ink-soft">
            <span
              aria-hidden="true"
              className={`mr-2 inline-block size-2.5 rounded-full ${hasSignedIn ? 'bg-second' : 'border-2 border-ink-soft'}`}
            />
            {standing(firstName)}
          </p>
        </div>
        {!hasSignedIn && (isLocked ? <UnlockToInvite /> : <Invitation firstName={firstName} />)}
      </div>
    </Card>
  );
}
