import { lazy, Suspense, useEffect, useState } from 'react';
import { currentToasts, subscribeToToasts } from './toast-store.ts';
import { whenIdle } from './when-idle.ts';

const Toaster = lazy(async () => ({ default: (await import('./Toaster.tsx')).Toaster }));

/** Holds the toaster's place until there is something to say, or time to prepare for it. */
export function LazyToaster() {
  const [isWanted, setIsWanted] = useState(currentToasts().length > 0);
  useEffect(() => {
    const want = () => setIsWanted(true);
    const unsubscribe = subscribeToToasts(want);
    const cancelIdle = whenIdle(want);
    return () => {
      unsubscribe();
      cancelIdle();
    };
  }, []);
  return <Suspense>{isWanted && <Toaster />}</Suspense>;
}
