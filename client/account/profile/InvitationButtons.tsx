import { Mail, MessageCircle, UserPlus } from 'lucide-react';
import { withReason } from '../../lib/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { TextToCopy } from '../../ui/TextToCopy.tsx';
import { toast } from '../../ui/toast-store.ts';
import { profileCopy as copy, inviteToasts as toasts } from './copy.ts';
import { useMailInvitation, useShareInvitation } from './use-partner.ts';
import { useShareInvite } from './use-share-invite.ts';

/** Invites a partner who has never signed in: their own link, to share, to text or to email. */
export function Invitation({ firstName }: { firstName: string }) {
  const invite = useShareInvitation();
  const mail = useMailInvitation();
  const { shareInvite, uncopied } = useShareInvite();
  const newLink = async () => (await invite.mutateAsync()).link;

  return (
    <div className="flex w-full flex-col gap-3">
      <Button isBusy={invite.isPending} onClick={() => shareInvite(newLink())}>
        <UserPlus aria-hidden="true" className="size-5" />
        {copy.invite}
      </Button>
      {uncopied && <TextToCopy label={copy.manualCopy} text={uncopied} rows={3} />}
      <Button
        variant="soft"
        className="pointer-fine:hidden"
        disabled={invite.isPending}
        onClick={() =>
          invite.mutate(undefined, {
            onSuccess: ({ link, phone }) => location.assign(textMessage(phone, link)),
            onError: refused,
          })
        }
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
