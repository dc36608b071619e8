import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import type { User } from '../../contract/auth.ts';
import { refreshMember, useAuth } from '../auth/use-auth.ts';
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

/** What goes on beside every page of a member, and no page needs to be used: loaded when it is idle. */
export function MemberHost() {
  const { user } = useAuth();
  const [isDue, setIsDue] = useState(false);
  useEffect(() => whenIdle(() => setIsDue(true)), []);
  return <Suspense>{user && isDue && <MemberParts key={user.id} user={user} />}</Suspense>;
}
