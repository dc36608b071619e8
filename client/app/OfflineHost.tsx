import { Suspense, useEffect, useState } from 'react';
import { useAuth } from '../auth/use-auth.ts';
import { lazyPart } from '../ui/lazy-part.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { lazyPage } from './lazy-page.ts';

// Without it every page still works, on a network.
const Offline = lazyPart(async () => (await import('../offline/Offline.tsx')).Offline);

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
