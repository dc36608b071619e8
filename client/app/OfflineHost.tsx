import { lazy, Suspense, useEffect, useState } from 'react';
import { useAuth } from '../auth/use-auth.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { lazyPage } from './lazy-page.ts';

const Offline = lazy(() =>
  import('../offline/Offline.tsx').then(
    ({ Offline }) => ({ default: Offline }),
    // Without it every page still works, on a network.
    () => ({ default: () => null }),
  ),
);

export const signedOutPage = lazyPage(
  async () => (await import('./SignedOutPage.tsx')).SignedOutPage,
);

/** What lets a member read, and sign out, without a network; loaded when the page is at rest. */
export function OfflineHost() {
  const { user } = useAuth();
  const [isDue, setIsDue] = useState(false);
  useEffect(() => whenIdle(() => setIsDue(true)), []);
  const isMember = user !== null;
  useEffect(() => {
    if (isMember && isDue) void signedOutPage.preload();
  }, [isMember, isDue]);
  return <Suspense>{user && isDue && <Offline key={user.id} user={user} />}</Suspense>;
}
