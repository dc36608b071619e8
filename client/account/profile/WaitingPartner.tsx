import { useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { getPartner } from '../../../contract/account/profile.ts';
import { useIsLocked } from '../../auth/use-lock-state.ts';
import { queryFor } from '../../lib/query-client.ts';
import { waitingCopy as copy } from './copy.ts';
import { MailInvitation, ShareInvitation, TextInvitation } from './Invitation.tsx';
import { UnlockToInvite } from './UnlockToInvite.tsx';

/** Shows a card until the partner has signed in for the first time. */
export function WaitingPartner({ className }: { className: string }) {
  const { data: partner } = useQuery(queryFor(getPartner));
  if (partner?.hasSignedIn !== false) return null;
  return (
    <div className={className}>
      <Card firstName={partner.firstName} />
    </div>
  );
}

/** Says that the partner's link is on its way, and offers to send it again. */
function Card({ firstName }: { firstName: string }) {
  const isLocked = useIsLocked();
  return (
    <section
      aria-labelledby="waiting-partner"
      className="flex flex-col gap-3 rounded-card border border-line/70 bg-raised p-5 shadow-card sm:flex-row sm:items-center sm:justify-between sm:p-6 flat:py-3"
    >
      <div className="flex min-w-0 items-start gap-4">
        <MailCheck aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-accent" />
        <div className="min-w-0">
          <h2 id="waiting-partner" className="text-lead font-semibold break-words">
            {copy.mailed(firstName)}
          </h2>
          {isLocked ? (
            <p className="text-ink-soft">{copy.locked(firstName)}</p>
          ) : (
            <p className="text-ink-soft max-sm:hidden flat:hidden">{copy.next}</p>
          )}
        </div>
      </div>
      <div className="flex shrink-0 flex-wrap gap-2">
        {isLocked ? (
          <UnlockToInvite />
        ) : (
          <>
            <TextInvitation firstName={firstName} variant="primary" className="flex-auto px-4" />
            <ShareInvitation className="flex-auto px-4 pointer-coarse:hidden" />
            <MailInvitation label={copy.again} className="flex-auto px-4" />
          </>
        )}
      </div>
    </section>
  );
}
