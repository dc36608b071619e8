import type { QueryClient } from '@tanstack/react-query';
import { listenToForgetting } from '../device/clear-member-data.ts';
import { listenToUnauthorized } from '../lib/api.ts';
import { signInTabs } from './other-tabs.ts';
import { reloadUnlessUnloading } from './page-unload.ts';
import { leaveSignedOutPage } from './pending-sign-out.ts';
import { refreshMember, refreshUser } from './use-auth.ts';

/**
 * Fetches the user again when another tab may have changed who is signed in, or when a call was
 * refused because nobody is. The live stream reports changes from other devices, and those made
 * while the page was out of sight (docs/design/live-and-video.md).
 */
export function syncUserAcrossTabs(queryClient: QueryClient): () => void {
  // A page restored by the back button may belong to someone who has signed out since.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && refreshUser(queryClient);
  const unlisten = signInTabs.listen(() => refreshMember(queryClient));
  const unlistenToCalls = listenToUnauthorized(() => refreshMember(queryClient));
  const unlistenToForgetting = listenToForgetting(() => leaveSignedOutPage(reloadUnlessUnloading));
  addEventListener('pageshow', onShow);
  return () => {
    unlisten();
    unlistenToCalls();
    unlistenToForgetting();
    removeEventListener('pageshow', onShow);
  };
}
