import { lazy, Suspense, useEffect } from 'react';
import { useAuth } from '../auth/use-auth.ts';
import { SEALED_DRAFT } from '../lib/drafts.ts';
import { tryStorage } from '../lib/web-storage.ts';

const load = () => import('../lock/LockWatch.tsx');
const LockWatch = lazy(async () => ({ default: (await load()).LockWatch }));

/** Closes the lock of whoever has one; nobody else loads it. */
export function LockHost() {
  const { user } = useAuth();
  const lock = user?.lock;
  const hasNone = user !== null && !lock;
  useEffect(() => {
    // From before the lock was turned off on another device.
    if (hasNone && holdsSealedDrafts()) void load().then(({ unsealDrafts }) => unsealDrafts());
  }, [hasNone]);
  return <Suspense>{lock && <LockWatch afterMinutes={lock.afterMinutes} />}</Suspense>;
}

const holdsSealedDrafts = () =>
  tryStorage(
    () => Object.values(localStorage).some((text) => String(text).startsWith(SEALED_DRAFT)),
    false,
  );
