import { useSyncExternalStore } from 'react';
import { isTicking, type PlayerState } from '../../contract/player-state.ts';

/** Short, so that two phones side by side do not visibly differ. */
const TICK_MS = 50;

/** Calls back at each tick, and when the page is shown again; returns how to stop. */
export function onTick(callback: () => void): () => void {
  const timer = setInterval(callback, TICK_MS);
  document.addEventListener('visibilitychange', callback);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', callback);
  };
}

const never = () => () => {};

/**
 * A value that changes with time, such as the whole seconds passed. Only the component that reads
 * it renders again, and only when the value has changed.
 */
export function useTicking<T extends string | number>(
  state: PlayerState,
  read: (now: number) => T,
): T {
  return useSyncExternalStore(isTicking(state) ? onTick : never, () => read(Date.now()));
}
