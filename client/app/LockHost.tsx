import { Suspense } from 'react';
import { useAuth } from '../auth/use-auth.ts';
import { lazyPart } from '../ui/lazy-part.ts';

// While it cannot be fetched, what the lock keeps stays away.
const LockWatch = lazyPart(async () => (await import('../auth/lock/LockWatch.tsx')).LockWatch);

/** Closes the lock of whoever has one; nobody else loads it. */
export function LockHost() {
  const { user } = useAuth();
  return (
    <Suspense>
      {user?.lock && <LockWatch userId={user.id} afterMinutes={user.lock.afterMinutes} />}
    </Suspense>
  );
}
