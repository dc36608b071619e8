import { Suspense } from 'react';
import { useAuth } from '../auth/use-auth.ts';
import { lazyPart } from '../ui/lazy-part.ts';

// While it cannot be fetched, what the lock keeps stays away.
const LockWatch = lazyPart(async () => (await import('../lock/LockWatch.tsx')).LockWatch);

/** Closes the lock of whoever has one; nobody else loads it. */
export function LockHost() {
  const lock = useAuth().user?.lock;
  return <Suspense>{lock && <LockWatch afterMinutes={lock.afterMinutes} />}</Suspense>;
}
