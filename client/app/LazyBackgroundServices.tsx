import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { refreshMember, useAuth } from '../auth/use-auth.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { whenIdle } from '../ui/when-idle.ts';

// Without them every page still works: for one, and on a network.
const BackgroundServices = lazyPart(
  async () => (await import('./BackgroundServices.tsx')).BackgroundServices,
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
export function LazyBackgroundServices() {
  const { user } = useAuth();
  const [isDue, setIsDue] = useState(false);
  useEffect(() => whenIdle(() => setIsDue(true)), []);
  if (!user || !isDue) return null;
  return (
    <Suspense fallback={<WithoutLive />}>
      <BackgroundServices key={user.id} user={user} />
    </Suspense>
  );
}
