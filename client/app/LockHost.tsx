import { lazy, Suspense } from 'react';
import { useAuth } from '../auth/use-auth.ts';

const LockWatch = lazy(async () => ({
  default: (await import('../lock/LockWatch.tsx')).LockWatch,
}));

/** Closes the lock of whoever has one; nobody else loads it. */
export function LockHost() {
  const lock = useAuth().user?.lock;
  return <Suspense>{lock && <LockWatch afterMinutes={lock.afterMinutes} />}</Suspense>;
}
