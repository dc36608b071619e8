import { useSyncExternalStore } from 'react';
import type { Store } from './create-store.ts';

/** The store's value, now and after every change. */
export function useStore<T>({ subscribe, get }: Store<T>): T {
  return useSyncExternalStore(subscribe, get, get);
}
