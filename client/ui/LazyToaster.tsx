import { Suspense, useLayoutEffect, useState } from 'react';
import { useStore } from '../lib/use-store.ts';
import { lazyPart } from './lazy-part.ts';
import { currentToast } from './toast-store.ts';

// Ignore a failure to load: the page stays, and the event that the toast would announce has
// happened anyway.
const Toaster = lazyPart(async () => (await import('./Toaster.tsx')).Toaster);

/** Load the toaster at the first of these: a toast answers a press. */
const PRESSES = ['pointerdown', 'keydown'] as const;

/** Loads the toaster when there is a toast, or at the first press. */
export function LazyToaster() {
  const hasToast = useStore(currentToast) !== null;
  const [isExpected, setIsExpected] = useState(false);
  // Use a layout effect, so that not even the first press is missed.
  useLayoutEffect(() => {
    const expect = () => setIsExpected(true);
    for (const press of PRESSES) addEventListener(press, expect, { once: true, passive: true });
    return () => {
      for (const press of PRESSES) removeEventListener(press, expect);
    };
  }, []);
  return <Suspense>{(hasToast || isExpected) && <Toaster />}</Suspense>;
}
