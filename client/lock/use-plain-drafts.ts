import { useEffect } from 'react';
import { SEALED_DRAFT } from '../lib/drafts.ts';
import { tryStorage } from '../lib/web-storage.ts';

/** Opens drafts that are still sealed though there is no lock: it was turned off on another device. */
export function usePlainDrafts(hasLock: boolean): void {
  useEffect(() => {
    if (hasLock || !holdsSealedDrafts()) return;
    void import('./LockWatch.tsx').then(({ unsealDrafts }) => unsealDrafts());
  }, [hasLock]);
}

function holdsSealedDrafts(): boolean {
  const isSealed = (text: unknown) => String(text).startsWith(SEALED_DRAFT);
  return tryStorage(() => Object.values(localStorage).some(isSealed), false);
}
