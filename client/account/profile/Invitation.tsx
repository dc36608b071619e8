import { Mail, MessageCircle, UserPlus } from 'lucide-react';
import { withReason } from '../../lib/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast-store.ts';
import { profileCopy as copy, inviteToasts as toasts } from './copy.ts';
import { shareInvite } from './share-invite.ts';
import { useMailInvitation, useShareInvitation } from './use-partner.ts';

/** Invites a partner who has never signed in: their own link, to share, to text or to email. */
export function Invitation({ firstName }: { firstName: string }) {
  const invite = useShareInvitation();
  const mail = useMailInvitation();

  function withLink(use: (invitation: { link: string; phone: string }) => void) {
    invite.mutate(undefined, { onSuccess: use, onError: refused });
  }

  return (
    <div className="flex w-full flex-col gap-3">
      <Button isBusy={invite.isPending} onClick={() => withLink(({ link }) => shareInvite(link))}>
        <UserPlus aria-hidden="true" className="size-5" />
        {copy.invite}
      </Button>
      <Button
        variant="soft"
        className="pointer-fine:hidden"
        disabled={invite.isPending}
        onClick={() => withLink(({ link, phone }) => location.assign(textMessage(phone, link)))}
      >
        <MessageCircle aria-hidden="true" className="size-5" />
        {copy.textPartner(firstName)}
      </Button>
      <Button
        variant="ghost"
        isBusy={mail.isPending}
        onClick={() =>
          mail.mutate(undefined, { onSuccess: () => toast(toasts.mailed), onError: refused })
        }
      >
        <Mail aria-hidden="true" className="size-5" />
        {copy.mailAgain}
      </Button>
    </div>
  );
}

function refused(error: Error): void {
  toast(withReason(toasts.refused, error));
}

/** Opens the phone's own messages app with the link; the server sends nothing. */
function textMessage(phone: string, text: string): string {
  return `sms:${phone.replaceAll(/[^\d+]/g, '')}?&body=${encodeURIComponent(text)}`;
}
