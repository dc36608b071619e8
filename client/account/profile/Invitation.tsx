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
  return (
    <div className="flex w-full flex-col gap-3">
      <ShareInvitation />
      <TextInvitation firstName={firstName} variant="soft" />
      <MailInvitation label={copy.mailAgain} />
    </div>
  );
}

type ButtonProps = { className?: string };

/** Shares the partner's own link by the device's sheet, or copies the link. */
export function ShareInvitation({ className = '' }: ButtonProps) {
  const invite = useShareInvitation();
  const { shareInvite, uncopied } = useShareInvite();
  const newLink = async () => (await invite.mutateAsync()).link;
  return (
    <>
      <Button
        className={className}
        isBusy={invite.isPending}
        onClick={() => shareInvite(newLink())}
      >
        <UserPlus aria-hidden="true" className="size-5" />
        {copy.invite}
      </Button>
      {uncopied && <TextToCopy label={copy.manualCopy} text={uncopied} rows={3} />}
    </>
  );
}

type TextInvitationProps = ButtonProps & { firstName: string; variant: 'primary' | 'soft' };

/** Texts the partner their own link, on devices that are likely to be phones. */
export function TextInvitation({ firstName, variant, className = '' }: TextInvitationProps) {
  const invite = useShareInvitation();
  const text = () =>
    invite.mutate(undefined, {
      onSuccess: ({ link, phone }) => location.assign(textMessage(phone, link)),
      onError: refused,
    });
  return (
    <Button
      variant={variant}
      className={`pointer-fine:hidden ${className}`}
      disabled={invite.isPending}
      onClick={text}
    >
      <MessageCircle aria-hidden="true" className="size-5" />
      {copy.textPartner(firstName)}
    </Button>
  );
}

/** Emails the partner their own link again. */
export function MailInvitation({ label, className = '' }: ButtonProps & { label: string }) {
  const mail = useMailInvitation();
  const send = () =>
    mail.mutate(undefined, { onSuccess: () => toast(toasts.mailed), onError: refused });
  return (
    <Button variant="ghost" className={className} isBusy={mail.isPending} onClick={send}>
      <Mail aria-hidden="true" className="size-5" />
      {label}
    </Button>
  );
}

function refused(error: Error): void {
  toast(withReason(toasts.refused, error));
}

/** Opens the phone's own messages app with the link; the server sends nothing. */
function textMessage(phone: string, text: string): string {
  return `sms:${phone.replaceAll(/[^\d+]/g, '')}?&body=${encodeURIComponent(text)}`;
}
