import { useState } from 'react';
import { AuthLayout } from '../auth/AuthLayout.tsx';
import { Button } from '../ui/Button.tsx';
import { type confirmEmailCopy, emailLinkCopy, type keepEmailCopy } from './email-link-copy.ts';

type EmailLinkProps = {
  copy: typeof confirmEmailCopy | typeof keepEmailCopy;
  isBusy: boolean;
  onPress: (token: string) => void;
};

/** Page behind an emailed link. Waits for a press, since some programs open every link. */
export function EmailLink({ copy, isBusy, onPress }: EmailLinkProps) {
  // A fragment is never sent to a server, so the token stays out of every log.
  const [token] = useState(() => location.hash.slice(1));
  return (
    <AuthLayout
      title={copy.title}
      heading={copy.heading}
      lead={token ? copy.lead : emailLinkCopy.incomplete}
    >
      {token && (
        <Button isBusy={isBusy} className="mt-8 w-full" onClick={() => onPress(token)}>
          {isBusy ? emailLinkCopy.sending : copy.submit}
        </Button>
      )}
    </AuthLayout>
  );
}
