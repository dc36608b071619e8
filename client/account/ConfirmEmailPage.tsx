import { AuthLayout } from '../auth/AuthLayout.tsx';
import { withReason } from '../lib/api-error.ts';
import { paths } from '../lib/paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { toast } from '../ui/toast-store.ts';
import { EmailLink } from './EmailLink.tsx';
import { confirmEmailCopy as copy, emailLinkCopy } from './email-link-copy.ts';
import { useConfirmEmail } from './use-email-link.ts';

export function ConfirmEmailPage() {
  const { mutate, isPending, isSuccess } = useConfirmEmail();
  const onError = (error: Error) => toast(withReason(emailLinkCopy.failed, error));
  if (!isSuccess) {
    return (
      <EmailLink copy={copy} isBusy={isPending} onPress={(token) => mutate(token, { onError })} />
    );
  }
  return (
    <AuthLayout title={copy.title} heading={copy.doneHeading} lead={copy.done} takesFocus>
      <LinkButton href={paths.home()} className="mt-8 w-full">
        {copy.next}
      </LinkButton>
    </AuthLayout>
  );
}
