import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { refreshMember, useAuth } from '../auth/use-auth.ts';
import { whenIdle } from '../ui/when-idle.ts';

const Live = lazy(() =>
  import('../live/Live.tsx').then(
    ({ Live }) => ({ default: Live }),
    // Without it every page still works, for one.
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

/** What a couple does on two phones, for whoever is signed in; loaded when the page is at rest. */
export function LiveHost() {
  const userId = useAuth().user?.id;
  const [isDue, setIsDue] = useState(false);
  useEffect(() => whenIdle(() => setIsDue(true)), []);
  return <Suspense>{userId && isDue && <Live key={userId} userId={userId} />}</Suspense>;
}
