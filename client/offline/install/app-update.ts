import { useSyncExternalStore } from 'react';

let isReady = false;
const listeners = new Set<() => void>();

/** A later build than this page's is in the browser: loading the page anew shows it. */
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
