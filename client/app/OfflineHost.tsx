import { lazy, Suspense, useEffect, useState } from 'react';
import { useAuth } from '../auth/use-auth.ts';
import { whenIdle } from '../ui/when-idle.ts';

const Offline = lazy(() =>
  import('../offline/Offline.tsx').then(
    ({ Offline }) => ({ default: Offline }),
    // Without it every page still works, on a network.
    () => ({ default: () => null }),
  ),
);

/** What lets a member read without a network; loaded when the page is at rest. */
export function OfflineHost() {
  const { user } = useAuth();
  const [isDue, setIsDue] = useState(false);
  useEffect(() => whenIdle(() => setIsDue(true)), []);
  return <Suspense>{user && isDue && <Offline key={user.id} user={user} />}</Suspense>;
}
