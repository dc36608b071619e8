import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isSignOutPending } from '../auth/pending-sign-out.ts';
import { retrySignOut, sendPendingSignOut } from '../auth/sign-out-offline.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { Button } from '../ui/Button.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { MessagePage } from './MessagePage.tsx';

const goHome = () => location.replace(paths.home());

/** Replaces a page whose member has signed out while no other page could be opened. */
export function SignedOutPage() {
  usePageTitle('Signed Out');
  const queryClient = useQueryClient();
  useEffect(() => {
    queryClient.clear();
    retrySignOut(goHome);
  }, [queryClient]);
  async function retry() {
    await sendPendingSignOut();
    if (!isSignOutPending()) goHome();
  }
  return (
    <MessagePage motif="sun">
      <PageHeading>You’re signed out</PageHeading>
      <p className="mt-3 mb-8 text-lead text-ink-soft">
        We’ve removed everything of yours from this device. We’ll finish signing you out when we’re
        back online, and then the front page opens.
      </p>
      <Button onClick={() => void retry()}>Try Again</Button>
    </MessagePage>
  );
}
