import { useSyncExternalStore } from 'react';
import { isTicking, type PlayerState } from '../../../contract/training/player-state.ts';

/** Interval short enough that two phones side by side do not visibly differ. */
const TICK_MS = 50;

const callbacks = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  for (const callback of callbacks) callback();
}

/**
 * Calls back at each tick, and when the page is shown again; returns how to stop. All callers share
 * one timer.
 */
export function onTick(callback: () => void): () => void {
  if (callbacks.size === 0) {
    timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
  }
  callbacks.add(callback);
  return () => {
    callbacks.delete(callback);
    if (callbacks.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

const never = () => () => {};

/**
 * Reads a value that changes with time, such as the whole seconds passed. Only the component that
 * reads it renders again, and only when the value has changed.
 */
export function useTicking<T extends string | number>(
  state: PlayerState,
  read: (now: number) => T,
): T {
  return useSyncExternalStore(isTicking(state) ? onTick : never, () => read(Date.now()));
}
