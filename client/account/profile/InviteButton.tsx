import { UserPlus } from 'lucide-react';
import { useIsLocked } from '../../auth/use-lock-state.ts';
import { withReason } from '../../lib/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { profileCopy as copy, inviteToasts as toasts } from './copy.ts';
import { shareInvite } from './share-invite.ts';
import { usePartner, useShareInvitation } from './use-partner.ts';

/** Invites the partner until they have signed in, unless locked; other couples afterward. */
export function InviteButton() {
  const { data: partner } = usePartner();
  const invite = useShareInvitation();
  const isLocked = useIsLocked();
  if (partner === undefined) return null;
  const isWaiting = partner?.hasSignedIn === false;
  if (isWaiting && isLocked) return null;

  function send() {
    if (!isWaiting) return shareInvite(`${location.origin}${paths.signup()}`);
    invite.mutate(undefined, {
      onSuccess: ({ link }) => shareInvite(link),
      onError: (error) => toast(withReason(toasts.refused, error)),
    });
  }

  return (
    <Button variant="soft" isBusy={invite.isPending} onClick={send}>
      <UserPlus aria-hidden="true" className="size-5" />
      {isWaiting ? copy.invitePartner : copy.inviteCouple}
    </Button>
  );
}
