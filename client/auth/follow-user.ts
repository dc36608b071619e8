import type { QueryClient } from '@tanstack/react-query';
import { followLeaving } from './leaving.ts';
import { onSignInElsewhere } from './other-tabs.ts';
import { refreshMember, refreshUser } from './use-auth.ts';

/** Asks again who is signed in whenever that may have changed out of this page's sight. */
export function followUser(queryClient: QueryClient): () => void {
  // A page restored by the back button may belong to someone who has signed out since.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && refreshUser(queryClient);
  const onVisible = () => document.visibilityState === 'visible' && refreshMember(queryClient);
  const unfollow = followLeaving();
  const unlisten = onSignInElsewhere(() => refreshMember(queryClient));
  addEventListener('pageshow', onShow);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    unfollow();
    unlisten();
    removeEventListener('pageshow', onShow);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
