import { useSyncExternalStore } from 'react';

let isReady = false;
const listeners = new Set<() => void>();

/** Announces that the browser has a later build than this page's. A reload shows it. */
export function announceUpdate(): void {
  isReady = true;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isUpdateReady = () => isReady;

export function useIsUpdateReady(): boolean {
  return useSyncExternalStore(subscribe, isUpdateReady, isUpdateReady);
}
