import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { User } from '../../contract/auth.ts';
import { refreshMember, useAuth } from '../auth/use-auth.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { whenIdle } from '../ui/when-idle.ts';

// Without them every page still works: for one, and on a network.
const MemberParts = lazy<ComponentType<{ user: User }>>(() =>
  import('./MemberParts.tsx').then(
    ({ MemberParts }) => ({ default: MemberParts }),
    () => ({ default: WithoutLive }),
  ),
);

/** A page without a stream asks who is signed in whenever it comes into view. */
function WithoutLive() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const ask = () => document.visibilityState === 'visible' && refreshMember(queryClient);
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [queryClient]);
  return null;
}

const PopupQueue = lazyPart(async () => (await import('./PopupQueue.tsx')).PopupQueue);

/** What goes on beside every page, and no page needs to be used: loaded when the page is idle. */
export function BesidePages() {
  const { user } = useAuth();
  const [isDue, setIsDue] = useState(false);
  useEffect(() => whenIdle(() => setIsDue(true)), []);
  if (!isDue) return null;
  return (
    <>
      <Suspense>{user && <MemberParts key={user.id} user={user} />}</Suspense>
      <Suspense>
        <PopupQueue />
      </Suspense>
    </>
  );
}
