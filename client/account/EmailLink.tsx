import { useState } from 'react';
import { AuthLayout } from '../auth/AuthLayout.tsx';
import { withReason } from '../lib/api-error.ts';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { toast } from '../ui/toast-store.ts';
import { type confirmEmailCopy, emailLinkCopy, type keepEmailCopy } from './copy.ts';
import { useEmailLink } from './use-account.ts';

type EmailLinkProps = {
  what: 'confirm' | 'keep';
  copy: typeof confirmEmailCopy | typeof keepEmailCopy;
};

/** The page behind a link from a mail about an address. It asks first: some programs open every link. */
export function EmailLink({ what, copy }: EmailLinkProps) {
  // A fragment is never sent to a server, so the token stays out of every log.
  const [token] = useState(() => location.hash.slice(1));
  const { mutate, isPending, isSuccess } = useEmailLink(what);
  const onError = (error: Error) => toast(withReason(emailLinkCopy.failed, error));
  const { title, doneHeading, done } = copy;
  if (isSuccess) {
    return (
      <AuthLayout title={title} heading={doneHeading} lead={done} takesFocus>
        <LinkButton href={paths.home()} className="mt-8 w-full">
          {copy.next}
        </LinkButton>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title={title}
      heading={copy.heading}
      lead={token ? copy.lead : emailLinkCopy.incomplete}
    >
      {token && (
        <Button
          isBusy={isPending}
          className="mt-8 w-full"
          onClick={() => mutate(token, { onError })}
        >
          {isPending ? emailLinkCopy.sending : copy.submit}
        </Button>
      )}
    </AuthLayout>
  );
}
