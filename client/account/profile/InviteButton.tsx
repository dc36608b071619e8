import { UserPlus } from 'lucide-react';
import { useIsLocked } from '../../auth/use-lock-state.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { TextToCopy } from '../../ui/TextToCopy.tsx';
import { profileCopy as copy } from './copy.ts';
import { usePartner, useShareInvitation } from './use-partner.ts';
import { useShareInvite } from './use-share-invite.ts';

/** Invites the partner until they have signed in, unless locked; other couples afterward. */
export function InviteButton() {
  const { data: partner } = usePartner();
  const invite = useShareInvitation();
  const { shareInvite, uncopied } = useShareInvite();
  const isLocked = useIsLocked();
  if (partner === undefined) return null;
  const isWaiting = partner?.hasSignedIn === false;
  if (isWaiting && isLocked) return null;

  const partnersLink = async () => (await invite.mutateAsync()).link;
  const anyonesLink = () => `${location.origin}${paths.signup()}`;
  return (
    <>
      <Button
        variant="soft"
        isBusy={invite.isPending}
        onClick={() => shareInvite(isWaiting ? partnersLink() : anyonesLink())}
      >
        <UserPlus aria-hidden="true" className="size-5" />
        {isWaiting ? copy.invitePartner : copy.inviteCouple}
      </Button>
      {uncopied && <TextToCopy label={copy.manualCopy} text={uncopied} rows={3} />}
    </>
  );
}
