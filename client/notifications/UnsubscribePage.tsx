import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { NOTIFICATION_KINDS, unsubscribeFromMail } from '../../contract/notifications/reminders.ts';
import { AuthLayout } from '../auth/AuthLayout.tsx';
import { call } from '../lib/api.ts';
import { withReason } from '../lib/api-error.ts';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/Button.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { toast } from '../ui/toast-store.ts';
import { unsubscribeCopy as copy } from './copy.ts';

/** Page behind the link of an email. Waits for a press, since some programs open every link. */
export function UnsubscribePage() {
  const [link] = useState(linkOf);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: (params: NonNullable<typeof link>) => call(unsubscribeFromMail, { params }),
    onError: (error) => toast(withReason(copy.failed, error)),
  });
  if (isSuccess) {
    return (
      <AuthLayout title={copy.title} heading={copy.doneHeading} lead={copy.done} takesFocus>
        <LinkButton href={paths.home()} className="mt-8 w-full">
          {copy.next}
        </LinkButton>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={copy.title} heading={copy.heading} lead={link ? copy.lead : copy.incomplete}>
      {link ? (
        <Button isBusy={isPending} className="mt-8 w-full" onClick={() => mutate(link)}>
          {isPending ? copy.sending : copy.submit}
        </Button>
      ) : (
        <LinkButton href={paths.home()} className="mt-8 w-full">
          {copy.next}
        </LinkButton>
      )}
    </AuthLayout>
  );
}

/** A fragment is never sent to a server, so the token stays out of every log. */
function linkOf() {
  const [token = '', name] = location.hash.slice(1).split('.');
  const kind = NOTIFICATION_KINDS.find((known) => known === name);
  return token && kind ? { token, kind } : null;
}
