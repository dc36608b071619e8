import { lazy, Suspense, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { currentToasts, subscribeToToasts } from './toast-store.ts';

const Toaster = lazy(async () => ({ default: (await import('./Toaster.tsx')).Toaster }));

/** A toast answers a press, so the first sign of one is the time to prepare for it. */
const SIGNS = ['pointerdown', 'keydown'] as const;

const isAnythingSaid = () => currentToasts().length > 0;

/** Holds the toaster's place until there is something to say, or someone does something. */
export function LazyToaster() {
  // A page may have something to say the moment it is there, before anything here could listen.
  const isSaid = useSyncExternalStore(subscribeToToasts, isAnythingSaid, isAnythingSaid);
  const [isExpected, setIsExpected] = useState(false);
  // Before anything is to be seen, so that not even the first press is missed.
  useLayoutEffect(() => {
    const expect = () => setIsExpected(true);
    for (const sign of SIGNS) addEventListener(sign, expect, { once: true, passive: true });
    return () => {
      for (const sign of SIGNS) removeEventListener(sign, expect);
    };
  }, []);
  return <Suspense>{(isSaid || isExpected) && <Toaster />}</Suspense>;
}
