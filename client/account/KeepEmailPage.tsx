import { useLocation } from 'wouter';
import { withReason } from '../lib/api-error.ts';
import { paths } from '../lib/paths.ts';
import { toast } from '../ui/toast-store.ts';
import { EmailLink } from './EmailLink.tsx';
import { keepEmailCopy as copy, emailLinkCopy } from './email-link-copy.ts';
import { useKeepEmail } from './use-email-link.ts';

/** Goes straight on to choosing a new password. The same link is emailed, for a closed page. */
export function KeepEmailPage() {
  const [, navigate] = useLocation();
  const { mutate, isPending } = useKeepEmail();
  const press = (token: string) =>
    mutate(token, {
      onSuccess(answer) {
        toast(copy.done);
        navigate(paths.choosePasswordWith(answer.token), { replace: true });
      },
      onError: (error) => toast(withReason(emailLinkCopy.failed, error)),
    });
  return <EmailLink copy={copy} isBusy={isPending} onPress={press} />;
}
