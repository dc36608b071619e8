import { createStore } from '../../lib/create-store.ts';
import { useStore } from '../../lib/use-store.ts';

const isUpdateReady = createStore(false);

/** A later build than this page's is in the browser: loading the page anew shows it. */
export function announceUpdate(): void {
  isUpdateReady.set(true);
}

export function useIsUpdateReady(): boolean {
  return useStore(isUpdateReady);
}
