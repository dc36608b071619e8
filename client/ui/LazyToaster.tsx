import { lazy, Suspense, useEffect, useState } from 'react';
import { currentToasts, subscribeToToasts } from './toast-store.ts';

const Toaster = lazy(async () => ({ default: (await import('./Toaster.tsx')).Toaster }));

/** A toast answers a press, so the first sign of one is the time to prepare for it. */
const SIGNS = ['pointerdown', 'keydown'] as const;

/** Holds the toaster's place until there is something to say, or someone does something. */
export function LazyToaster() {
  const [isWanted, setIsWanted] = useState(currentToasts().length > 0);
  useEffect(() => {
    const want = () => setIsWanted(true);
    const unsubscribe = subscribeToToasts(want);
    for (const sign of SIGNS) addEventListener(sign, want, { once: true, passive: true });
    return () => {
      unsubscribe();
      for (const sign of SIGNS) removeEventListener(sign, want);
    };
  }, []);
  return <Suspense>{isWanted && <Toaster />}</Suspense>;
}
