import { useSyncExternalStore } from 'react';
import { isSignOutPending } from './pending-sign-out.ts';

let isSignedOut = false;
const listeners = new Set<() => void>();

/**
 * Whether somebody has signed out while neither the server nor a service worker could open another
 * page: instead of the browser's error page, this one shows nothing but that.
 */
export function useIsSignedOutHere(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isSignedOut,
  );
}

/** Leaves a page whose member has signed out, by `leave` where something can open the next one. */
export function leaveSignedOutPage(leave: () => void): void {
  if (!isSignOutPending() || navigator.serviceWorker?.controller) {
    leave();
    return;
  }
  isSignedOut = true;
  for (const listener of listeners) listener();
}
