import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { refreshMember, useAuth } from '../auth/use-auth.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { whenIdle } from '../ui/when-idle.ts';

// Every page works without these services, though only for one member and with a network.
const BackgroundServices = lazyPart(
  async () => (await import('./BackgroundServices.tsx')).BackgroundServices,
);

/** Fetches the user again whenever a page without a live stream comes into view. */
function WithoutLive() {
  const queryClient = useQueryClient();
  useEffect(() => {
    const ask = () => document.visibilityState === 'visible' && refreshMember(queryClient);
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [queryClient]);
  return null;
}

/** Loads the background services once the page is idle, since no page needs them to work. */
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
