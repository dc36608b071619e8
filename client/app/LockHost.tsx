import { Suspense } from 'react';
import { useAuth } from '../auth/use-auth.ts';
import { lazyPart } from '../ui/lazy-part.ts';

// Content behind the lock stays hidden until this part has loaded.
const LockWatch = lazyPart(async () => (await import('../auth/lock/LockWatch.tsx')).LockWatch);

/** Watches the lock of a member who has one; nobody else loads the code. */
export function LockHost() {
  const { user } = useAuth();
  return (
    <Suspense>
      {user?.lock && <LockWatch userId={user.id} afterMinutes={user.lock.afterMinutes} />}
    </Suspense>
  );
}
