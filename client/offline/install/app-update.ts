import { createStore } from '../../lib/create-store.ts';
import { useStore } from '../../lib/use-store.ts';

const isUpdateReady = createStore(false);

/** Announces that the browser has a later build than this page's. A reload shows it. */
export function announceUpdate(): void {
  isUpdateReady.set(true);
}

export function useIsUpdateReady(): boolean {
  return useStore(isUpdateReady);
}
