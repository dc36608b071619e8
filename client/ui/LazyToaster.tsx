import { Suspense, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { lazyPart } from './lazy-part.ts';
import { currentToasts, subscribeToToasts } from './toast-store.ts';

// A toast that cannot be shown takes no page away: what it tells of has happened all the same.
const Toaster = lazyPart(async () => (await import('./Toaster.tsx')).Toaster);

/** A toast answers a press, so the toaster loads at the first one. */
const PRESSES = ['pointerdown', 'keydown'] as const;

const hasToasts = () => currentToasts().length > 0;

/** Loads the toaster when there is a toast, or at the first press. */
export function LazyToaster() {
  const hasToast = useSyncExternalStore(subscribeToToasts, hasToasts, hasToasts);
  const [isExpected, setIsExpected] = useState(false);
  // A layout effect, so that not even the first press is missed.
  useLayoutEffect(() => {
    const expect = () => setIsExpected(true);
    for (const press of PRESSES) addEventListener(press, expect, { once: true, passive: true });
    return () => {
      for (const press of PRESSES) removeEventListener(press, expect);
    };
  }, []);
  return <Suspense>{(hasToast || isExpected) && <Toaster />}</Suspense>;
}
